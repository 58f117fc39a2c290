import { mountStandalone } from '@mawad/shared-ui/standalone';
import { createBackend, publicFileUrl } from '@mawad/supabase/client';
import { createSessionPort } from '@mawad/supabase/session';
import { ownRoutes } from './own-routes.ts';
import remote from './remote.tsx';

void mountStandalone({
  remote,
  home: '/seller',
  ownRoutes,
  backend: { createBackend, createSessionPort, publicFileUrl },
});
