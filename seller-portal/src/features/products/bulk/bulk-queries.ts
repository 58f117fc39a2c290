import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type BulkInput,
  type BulkProgress,
  getBulkChange,
  listBulkChangeRows,
  listBulkChanges,
  previewBulkChange,
  previewStaffProductChange,
} from '@mawad/supabase/products/bulk-changes-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Polling interval of a running change, ms. */
const pollInterval = 1_000;

export const isUnderWay = ({ status, set_aside }: BulkProgress) =>
  (status === 'working' || status === 'undoing') && !set_aside;

/** Preview of a change; disabled while the input is incomplete. */
export function bulkPreviewQuery(services: Services, input: BulkInput | null, isStaff: boolean) {
  return queryOptions({
    queryKey: queryKey('products', 'bulk', 'preview', input),
    queryFn: () =>
      (isStaff ? previewStaffProductChange : previewBulkChange)(backendOf(services).data, input!),
    enabled: input !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function bulkChangeQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: queryKey('products', 'bulk', 'one', id),
    queryFn: () => getBulkChange(backendOf(services).data, id),
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : pollInterval),
  });
}

/** Products that a change left out. The counts are part of the key, so new ones are fetched. */
export function bulkRowsQuery(services: Services, { id, refused, kept }: BulkProgress) {
  return queryOptions({
    queryKey: queryKey('products', 'bulk', 'rows', id, refused, kept),
    queryFn: () => listBulkChangeRows(backendOf(services).data, id, { page_size: 50 }),
    enabled: refused + kept > 0,
  });
}

export function bulkChangesQuery(services: Services, enabled: boolean) {
  return queryOptions({
    queryKey: queryKey('products', 'bulk', 'list'),
    queryFn: () => listBulkChanges(backendOf(services).data),
    enabled,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 3 * pollInterval : false),
  });
}
