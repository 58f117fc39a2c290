import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getImport,
  listImportProblems,
  listImportRows,
  listImports,
  listWantedPictures,
  type ImportOutcome,
  type ImportProgress,
  type ImportStatus,
} from '@mawad/supabase/imports/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export const importsPath = '/seller/dashboard/import';

/** Polling interval in ms while the server works on an import. */
const pollInterval = 2_000;

/** Whether the server still works on an import, so that it must be polled; false once it failed three times. */
export const isWorking = (one: Pick<ImportProgress, 'status' | 'set_aside'> | undefined) =>
  one !== undefined && isUnderWay(one.status) && !one.set_aside;

/** Whether a step of the server has started and not ended. */
export const isUnderWay = (status: ImportStatus) =>
  status === 'checking' || status === 'applying' || status === 'undoing';

/** Whether refused and held rows can be corrected, before or after the others are applied. */
export const isCorrectable = ({ status }: Pick<ImportProgress, 'status'>) =>
  status === 'checked' || status === 'done';

export function importsQuery(services: Services, filter: { page: number; page_size: number }) {
  return queryOptions({
    queryKey: queryKey('imports', 'list', filter),
    queryFn: () => listImports(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Progress of one import, polled while the server works on it. */
export function importQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: queryKey('imports', 'one', id),
    queryFn: () => getImport(backendOf(services).data, id),
    staleTime: 0,
    refetchInterval: (query) => (isWorking(query.state.data) ? pollInterval : false),
  });
}

/** One page of an import's rows with one outcome. The state is part of the key, so each new state is fetched. */
export function importRowsQuery(
  services: Services,
  { id, status, counts }: Pick<ImportProgress, 'id' | 'status' | 'counts'>,
  filter: { outcome: ImportOutcome; page: number; page_size: number },
) {
  return queryOptions({
    queryKey: queryKey('imports', 'rows', id, status, counts[filter.outcome] ?? 0, filter),
    queryFn: () => listImportRows(backendOf(services).data, id, filter),
    placeholderData: (before, query) => {
      const [, , beforeId, , , beforeFilter] = query?.queryKey ?? [];
      const sameTab = (beforeFilter as typeof filter | undefined)?.outcome === filter.outcome;
      return sameTab && beforeId === id ? before : undefined;
    },
    staleTime: 0,
  });
}

/** Kinds of problems of an import's refused rows. The state is part of the key, so each new state is fetched. */
export function importProblemsQuery(
  services: Services,
  { id, status, counts }: Pick<ImportProgress, 'id' | 'status' | 'counts'>,
) {
  return queryOptions({
    queryKey: queryKey('imports', 'problems', id, status, counts),
    queryFn: () => listImportProblems(backendOf(services).data, id),
    staleTime: 0,
  });
}

/** First pictures of an import that could not be fetched. */
export function failedPicturesQuery(services: Services, { id, pictures }: ImportProgress) {
  return queryOptions({
    queryKey: queryKey('imports', 'pictures', id, pictures.failed),
    queryFn: () => listWantedPictures(backendOf(services).data, id, { state: 'failed', page_size: 10 }),
    staleTime: 0,
  });
}
