import { Box } from '@mawad/shared-ui/mui';
import { Outlet } from '@mawad/shared-ui/router';
import { CompareTrayWhenChosen } from './compare/compare-tray-when-chosen.tsx';
import { Drawers } from './drawers.tsx';
import { FooterWhenNear } from './footer/footer-when-near.tsx';
import { Header } from './header/header.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { useFocusPage } from './use-focus-page.ts';

/** The frame of the shop's pages: header, content, footer, and the drawers over them. */
export function RootLayout() {
  useFocusPage();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <Header />
      <OfflineBar />
      <Box component="main" id={contentId} tabIndex={-1} sx={content}>
        <Outlet />
      </Box>
      <FooterWhenNear />
      <CompareTrayWhenChosen />
      <Drawers />
    </Box>
  );
}

// The footer starts below the first screen: a page that grows when it arrives moves nothing in sight.
const content = {
  flex: 1,
  minWidth: 0,
  minHeight: 'calc(100dvh - 56px)',
  '&:focus': { outline: 'none' },
} as const;
