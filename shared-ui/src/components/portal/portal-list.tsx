import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { Panel } from '@mawad/shared-ui/components/panel';
import { mdiKeyboardOutline } from '@mawad/shared-ui/icons';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';
import { Box, IconButton, Typography } from '@mawad/shared-ui/mui';
import { useListKeys } from '@mawad/shared-ui/portal/use-list-keys';
import type { UseQueryResult } from '@mawad/shared-ui/query';
import { Navigate } from '@mawad/shared-ui/router';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { Pagination } from '@mawad/shared-ui/components/list/pagination';
import {
  type PortalColumn,
  PortalTable,
  PortalTableSkeleton,
} from '@mawad/shared-ui/components/portal/portal-table';

const ListKeys = lazyPart(
  async () => (await import('@mawad/shared-ui/components/portal/list-keys')).ListKeys,
);

/** What a list draws of a page of the database's answer. */
interface Page<Row> {
  items: Row[];
  pages: number;
  count: number;
}

interface PortalListProps<Row> {
  label: string;
  query: UseQueryResult<Page<Row>>;
  columns: PortalColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** As asked for; the list leads to the last page from any beyond it. */
  page: number;
  /** Address of another page of the list. */
  hrefOfPage: (page: number) => string;
  /** "12 orders" for the count. */
  countLabel: (count: number) => string;
  /** Shown instead of the table when nothing is there. */
  empty: ReactNode;
}

/** A paged list with keys: error, then loading, then empty, then the table with its count and pages. */
export function PortalList<Row>({ query, ...list }: PortalListProps<Row>) {
  const { data } = query;
  const place = useRef<HTMLDivElement>(null);
  const keys = useListKeys(place);
  if (query.isError && !data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Panel ref={place} sx={{ overflow: 'hidden' }}>
      {data ? (
        <Rows {...list} answer={data} stale={query.isPlaceholderData} onTellKeys={keys.tell} />
      ) : (
        <PortalTableSkeleton />
      )}
      {keys.isTold && (
        <Suspense fallback={null}>
          <ListKeys onClose={keys.close} />
        </Suspense>
      )}
    </Panel>
  );
}

type RowsProps<Row> = Omit<PortalListProps<Row>, 'query'> & {
  answer: Page<Row>;
  stale: boolean;
  onTellKeys: () => void;
};

function Rows<Row>(props: RowsProps<Row>) {
  const { answer, stale, empty, countLabel, page, hrefOfPage, onTellKeys, ...table } = props;
  const { t } = useTranslation('portal-list');
  const { items, pages, count } = answer;
  if (!stale && page > pages) return <Navigate to={hrefOfPage(pages)} replace />;
  if (items.length === 0) return empty;
  return (
    <>
      <PortalTable {...table} rows={items} stale={stale} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          padding: 1.5,
          borderBlockStart: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography variant="body2" color="textSecondary" role="status">
            {countLabel(count)}
          </Typography>
          <IconButton
            size="small"
            aria-label={t('keys.open')}
            aria-haspopup="dialog"
            title={`${t('keys.open')} (?)`}
            onClick={onTellKeys}
            // Whoever touches has no keys.
            sx={{ display: 'none', '@media (hover: hover)': { display: 'inline-flex' } }}
          >
            <Icon path={mdiKeyboardOutline} size={20} />
          </IconButton>
        </Box>
        <Pagination page={page} pageCount={pages} hrefOf={hrefOfPage} />
      </Box>
    </>
  );
}
