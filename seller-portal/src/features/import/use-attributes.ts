import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { attributesQuery, type NamedAttribute } from '../../product-file/attributes-query.ts';

const none: NamedAttribute[] = [];

/** Attributes of all categories; empty while they load. */
export function useAttributes(): NamedAttribute[] {
  return useQuery(attributesQuery(useServices())).data ?? none;
}
