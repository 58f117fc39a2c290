import type { Language } from '@mawad/shared-i18n';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes';
import { createBackend } from '@mawad/supabase/client';
import remote from '../src/remote.tsx';

const buyer = { id: 'buyer', email: 'buyer@mawad.test' };

/** Opens an address of the shop, signed in as a buyer unless told otherwise. */
export function openShop(path: string, language: Language = 'en', visitor: 'buyer' | 'guest' = 'buyer') {
  return renderRoutes({
    remote,
    path,
    language,
    backend: createBackend({ url: 'https://api.test', publishableKey: 'key' }),
    session: visitor === 'buyer' ? { user: buyer, role: 'buyer' } : { status: 'signed-out', user: null },
  });
}
