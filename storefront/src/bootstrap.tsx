import { mountStandalone } from '@mawad/shared-ui/standalone';
import { createBackend, publicFileUrl } from '@mawad/supabase/client';
import { createSessionPort } from '@mawad/supabase/session';
import remote from './remote.tsx';

void mountStandalone({ remote, home: '/', backend: { createBackend, createSessionPort, publicFileUrl } });
