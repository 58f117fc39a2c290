import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { Outlet } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { Suspense } from 'react';
import { LazyCompareTray } from './compare/lazy-compare-tray.tsx';
import { Drawers } from './drawers.tsx';
import { LazyFooter } from './footer/lazy-footer.tsx';
import { Header } from './header/header.tsx';
import sheet, * as styles from './layout.module.css';
import { OfflineBar } from './offline-bar.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { useFocusPage } from './use-focus-page.ts';

const SignedInParts = lazyPart(async () => (await import('./signed-in-parts.tsx')).SignedInParts);

export function RootLayout() {
  useFocusPage();
  const isSignedIn = useStore(({ session }) => session.user !== null);
  return (
    <div className={styles.page}>
      {sheet}
      <SkipLink />
      <Header />
      <OfflineBar />
      {isSignedIn && (
        <Suspense fallback={null}>
          <SignedInParts />
        </Suspense>
      )}
      <main id={contentId} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <LazyFooter />
      <LazyCompareTray />
      <Drawers />
    </div>
  );
}
