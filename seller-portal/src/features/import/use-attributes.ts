import { useServices } from '@mawad/shared-ui/contract';
import { useQuery } from '@mawad/shared-ui/query';
import { attributesQuery, type NamedAttribute } from '../../product-file/attributes-query.ts';

const none: NamedAttribute[] = [];

/** Attributes of all categories; empty while they load. */
export function useAttributes(): NamedAttribute[] {
  return useQuery(attributesQuery(useServices())).data ?? none;
}
