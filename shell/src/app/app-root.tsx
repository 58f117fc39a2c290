import { ChatButton } from '@mawad/shared-ui/platform/chat-button.tsx';
import { IdentityPrompt } from '@mawad/shared-ui/platform/session/identity-prompt.tsx';
import { ToastHost } from '@mawad/shared-ui/platform/overlay/toast-host.tsx';
import { renderedMark } from '@mawad/shared-ui/platform/hydration/rendered-mark.ts';
import { Outlet, ScrollRestoration, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useLayoutEffect } from 'react';
import { mountOf } from '../remotes/mounts.ts';
import { ProgressLine } from '../layout/progress-line.tsx';
import { SessionSync } from '../session/session-sync.tsx';
import { useCanonicalAddress } from './use-canonical-address.ts';
import { useLanguageAddress } from './use-language-address.ts';

/** Root of every page, with or without the main layout. */
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
      {mountOf(useLocation().pathname).id === 'storefront' && <ChatButton />}
      <ToastHost />
      <IdentityPrompt />
    </>
  );
}

/** Marks the page as hydrated: from now on it handles all input, no longer only links and forms. */
function markHydrated() {
  document.documentElement.removeAttribute(renderedMark);
}

// Every newly loaded page has the key `default`; its address is used instead, so that it does not restore the
// scroll position of another page.
function scrollKey(place: { key: string; pathname: string; search: string }): string {
  return place.key === 'default' ? place.pathname + place.search : place.key;
}
