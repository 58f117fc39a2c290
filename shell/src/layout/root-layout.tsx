import { Outlet } from '@mawad/shared-ui/router';
import { CompareTrayWhenChosen } from './compare/compare-tray-when-chosen.tsx';
import { Drawers } from './drawers.tsx';
import { FooterWhenNear } from './footer/footer-when-near.tsx';
import { Header } from './header/header.tsx';
import sheet, * as styles from './layout.module.css';
import { OfflineBar } from './offline-bar.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { useFocusPage } from './use-focus-page.ts';

/** The frame of the shop's pages: header, content, footer, and the drawers over them. */
export function RootLayout() {
  useFocusPage();
  return (
    <div className={styles.page}>
      {sheet}
      <SkipLink />
      <Header />
      <OfflineBar />
      <main id={contentId} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <FooterWhenNear />
      <CompareTrayWhenChosen />
      <Drawers />
    </div>
  );
}
