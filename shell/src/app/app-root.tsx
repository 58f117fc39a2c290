import { ChatButton } from '@mawad/shared-ui/components/chat-button';
import { ToastHost } from '@mawad/shared-ui/components/toast-host';
import { Outlet, ScrollRestoration } from '@mawad/shared-ui/router';
import { SessionSync } from '../session/session-sync.tsx';

/** Around every page, with or without the main layout. */
export function AppRoot() {
  return (
    <>
      <SessionSync />
      <Outlet />
      <ScrollRestoration />
      <ChatButton />
      <ToastHost />
    </>
  );
}
