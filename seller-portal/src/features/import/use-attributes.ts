import { useServices } from '@mawad/shared-ui/contract';
import { useQuery } from '@mawad/shared-ui/query';
import type { listAttributes } from '@mawad/supabase/queries/catalogue';
import { attributesQuery } from './import-queries.ts';

export type NamedAttribute = Awaited<ReturnType<typeof listAttributes>>[number];

const none: NamedAttribute[] = [];

/** The attributes of all categories; none while they are not there. */
export function useAttributes(): NamedAttribute[] {
  return useQuery(attributesQuery(useServices())).data ?? none;
}
