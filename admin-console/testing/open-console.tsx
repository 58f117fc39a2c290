import type { Language } from '@mawad/shared-i18n';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { createBackend } from '@mawad/supabase/client';
import type { StaffRights } from '@mawad/supabase/people/staff-queries';
import remote from '../src/remote.tsx';
import { staffRightsQuery } from '../src/staff-rights.ts';

const admin: StaffRights = { role: 'admin', rights: [] };

/** Opens an address of the console as an administrator, or as staff with the given rights. */
export function openConsole(
  path: string,
  language: Language = 'en',
  role: 'admin' | 'buyer' = 'admin',
  rights = admin,
) {
  return renderRoutes({
    remote,
    path,
    language,
    // Realtime never connects in these tests, so pages poll.
    backend: Object.assign(createBackend({ url: 'https://api.test', publishableKey: 'key' }), {
      realtime: () => new Promise(() => undefined),
    }),
    session: { user: { id: 'admin', email: 'admin@mawad.test' }, role, is_approved: role === 'admin' },
    prepare: (services) => services.queryClient.setQueryData(staffRightsQuery(services).queryKey, rights),
  });
}
