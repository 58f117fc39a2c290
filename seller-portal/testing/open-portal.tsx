import type { Language } from '@mawad/shared-i18n';
import type { AppState } from '@mawad/shared-ui/platform/store/index.ts';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { createBackend } from '@mawad/supabase/client';
import remote from '../src/remote.tsx';

type Session = Partial<AppState['session']>;

export const approvedSeller: Session = {
  user: { id: 's1', email: 'seller@mawad.test' },
  role: 'seller',
  is_approved: true,
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
};

export const pendingSeller: Session = { ...approvedSeller, is_approved: false };

export const buyer: Session = { user: { id: 'b1', email: 'buyer@mawad.test' }, role: 'buyer' };

export const visitor: Session = { status: 'signed-out', user: null };

export function openPortal(path: string, session: Session, language: Language = 'en') {
  return renderRoutes({
    remote,
    path,
    language,
    session,
    // No Realtime channel is ever joined, so pages poll.
    backend: Object.assign(createBackend({ url: 'https://api.test', publishableKey: 'key' }), {
      realtime: () => new Promise(() => undefined),
    }),
  });
}
