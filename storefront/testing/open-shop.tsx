import type { Language } from '@mawad/shared-i18n';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { createBackend } from '@mawad/supabase/client';
import remote from '../src/remote.tsx';

const buyer = { id: 'buyer', email: 'buyer@mawad.test' };

const sessions = {
  buyer: { user: buyer, role: 'buyer' },
  guest: { status: 'signed-out', user: null },
  /** The session is still loading. */
  arriving: { status: 'loading', user: null },
} as const;

/** Opens an address of the shop, by default signed in as a buyer. */
export function openShop(path: string, language: Language = 'en', visitor: keyof typeof sessions = 'buyer') {
  return renderRoutes({
    remote,
    path,
    language,
    backend: createBackend({ url: 'https://api.test', publishableKey: 'key' }),
    session: sessions[visitor],
  });
}
