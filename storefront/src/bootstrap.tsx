import { mountStandalone } from '@mawad/shared-ui/platform/standalone/standalone.tsx';
import { createBackend, publicFileUrl } from '@mawad/supabase/client';
import { createSessionPort } from '@mawad/supabase/session';

void mountStandalone({
  remote: () => import(/* webpackChunkName: "__federation_expose_remote" */ './remote.tsx'),
  home: '/',
  backend: { createBackend, createSessionPort, publicFileUrl },
});
