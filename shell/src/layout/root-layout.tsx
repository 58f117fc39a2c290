import { Outlet } from '@mawad/shared-ui/kit/router.ts';
import { LazyCompareTray } from './compare/lazy-compare-tray.tsx';
import { Drawers } from './drawers.tsx';
import { LazyFooter } from './footer/lazy-footer.tsx';
import { Header } from './header/header.tsx';
import sheet, * as styles from './layout.module.css';
import { OfflineBar } from './offline-bar.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { useFocusPage } from './use-focus-page.ts';

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
      <LazyFooter />
      <LazyCompareTray />
      <Drawers />
    </div>
  );
}
