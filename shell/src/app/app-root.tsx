import { ChatButton } from '@mawad/shared-ui/components/overlay/chat-button';
import { IdentityPrompt } from '@mawad/shared-ui/components/overlay/identity-prompt';
import { ToastHost } from '@mawad/shared-ui/components/overlay/toast-host';
import { renderedMark } from '@mawad/shared-ui/hydration/rendered-mark';
import { Outlet, ScrollRestoration } from '@mawad/shared-ui/router';
import { useLayoutEffect } from 'react';
import { ProgressLine } from '../layout/progress-line.tsx';
import { SessionSync } from '../session/session-sync.tsx';
import { useCanonicalAddress } from './use-canonical-address.ts';
import { useLanguageAddress } from './use-language-address.ts';

/** Around every page, with or without the main layout. */
export function AppRoot() {
  useLayoutEffect(markHydrated, []);
  useCanonicalAddress();
  useLanguageAddress();
  return (
    <>
      <SessionSync />
      <ProgressLine />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <ChatButton />
      <ToastHost />
      <IdentityPrompt />
    </>
  );
}

/** The server's page answers to more than links and forms from now on. */
function markHydrated() {
  document.documentElement.removeAttribute(renderedMark);
}

// Every page that was opened anew has the same key: without its address it would take over the last one's place.
function scrollKey(place: { key: string; pathname: string; search: string }): string {
  return place.key === 'default' ? place.pathname + place.search : place.key;
}
