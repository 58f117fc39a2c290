import { useMemo } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import type { SessionPort } from '@mawad/shared-ui/session/session-port';
import { backendOf } from '@mawad/supabase/client';
import { createSessionPort } from '@mawad/supabase/session';

/** The session calls of the app's backend. */
export function useSessionPort(): SessionPort {
  const services = useServices();
  return useMemo(() => createSessionPort(backendOf(services)), [services]);
}
