import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Navigate, useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { searchOf, withParams } from '../../catalogue/listing-input.ts';
import { OwnListFilters, type StatusChoice } from './own-list-filters.tsx';
import type { OwnListFilter } from './use-own-list-filter.ts';

interface OwnListQuery<Item> {
  data: { count: number; pages: number; items: Item[] } | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface OwnListProps<Item, Status extends string> {
  /** Namespace whose key `list` holds the words of the list. */
  messages: 'buying' | 'ordering' | 'own-quotes' | 'own-returns';
  filter: OwnListFilter<Status>;
  statuses: StatusChoice<Status>[];
  query: OwnListQuery<Item>;
  /** The page narrows the list by more than the filter. */
  isNarrowed?: boolean;
  /** Page that an empty list leads to. */
  emptyTo: string;
  /** List items of one page. */
  children: (items: Item[]) => ReactNode;
}

/** A list of the account: status filter, search, pages, and a text for each kind of empty list. */
export function OwnList<Item, Status extends string>(props: OwnListProps<Item, Status>) {
  const { filter, statuses, query, messages, emptyTo, children } = props;
  const { t } = useTranslation(messages);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { data, error } = query;
  const isFiltered = props.isNarrowed || filter.status !== undefined || filter.term !== undefined;

  if (error && !data)
    return <ErrorState error={error} title={t('list.failed')} onRetry={() => void query.refetch()} />;
  if (data?.count === 0 && !isFiltered)
    return (
      <EmptyState
        title={t('list.empty')}
        text={t('list.emptyHint')}
        action={{ label: t('list.emptyAction'), to: emptyTo }}
      />
    );
  const hrefOf = (number: number) =>
    pathname + searchOf(withParams(params, { page: number > 1 ? String(number) : null }));
  const last = Math.max(1, data?.pages ?? 1);
  if (data && filter.page > last) return <Navigate to={hrefOf(last)} replace />;
  return (
    <>
      <OwnListFilters messages={messages} statuses={statuses} />
      {!data && <ListSkeleton />}
      {data?.count === 0 && (
        <EmptyState
          title={t('list.emptyFilter')}
          text={t('list.emptyFilterHint')}
          action={
            <ButtonLink to={pathname} variant="contained">
              {t('list.showAll')}
            </ButtonLink>
          }
        />
      )}
      <Box
        component="ul"
        aria-busy={query.isPlaceholderData}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}
      >
        {children(data?.items ?? [])}
      </Box>
      {data && (
        <Box sx={{ display: 'grid', justifyItems: 'center', marginBlockStart: 3 }}>
          <Pagination page={filter.page} pageCount={last} hrefOf={hrefOf} />
        </Box>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} variant="rounded" height={96} />
      ))}
    </Box>
  );
}
