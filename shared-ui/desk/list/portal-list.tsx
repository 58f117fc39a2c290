import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { mdiKeyboardOutline } from '@mawad/shared-ui/kit/icons.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { Box, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useListKeys } from '@mawad/shared-ui/desk/list/use-list-keys.ts';
import type { UseQueryResult } from '@mawad/shared-ui/platform/query.ts';
import { Navigate } from '@mawad/shared-ui/kit/router.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import {
  type PortalColumn,
  type TableSort,
  PortalTable,
  PortalTableSkeleton,
} from '@mawad/shared-ui/desk/list/portal-table.tsx';

const ListKeys = lazyPart(async () => (await import('@mawad/shared-ui/desk/list/list-keys.tsx')).ListKeys);

/** One page of a list, with the number of pages and rows. */
interface Page<Row> {
  items: Row[];
  pages: number;
  count: number;
}

export interface PortalListProps<Row> {
  label: string;
  query: UseQueryResult<Page<Row>>;
  columns: PortalColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** Requested page; a page beyond the last redirects to the last. */
  page: number;
  /** Address of another page of the list. */
  hrefOfPage: (page: number) => string;
  /** Present if the list can be sorted by columns. */
  sort?: TableSort;
  /** Formats the count, for example "12 orders". */
  countLabel: (count: number) => string;
  /** Shown instead of an empty table. */
  empty: ReactNode;
}

/**
 * A paged list with keyboard shortcuts: error, then loading, then empty, then the table with count and pages.
 */
export function PortalList<Row>({ query, ...list }: PortalListProps<Row>) {
  const { data } = query;
  const panel = useRef<HTMLDivElement>(null);
  const keys = useListKeys(panel);
  if (query.isError && !data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Panel ref={panel} sx={{ overflow: 'hidden' }}>
      {data ? (
        <Rows {...list} current={data} stale={query.isPlaceholderData} onShowKeys={keys.showHelp} />
      ) : (
        <PortalTableSkeleton />
      )}
      {keys.isHelpShown && (
        <Suspense fallback={null}>
          <ListKeys onClose={keys.close} />
        </Suspense>
      )}
    </Panel>
  );
}

type RowsProps<Row> = Omit<PortalListProps<Row>, 'query'> & {
  current: Page<Row>;
  stale: boolean;
  onShowKeys: () => void;
};

function Rows<Row>(props: RowsProps<Row>) {
  const { current, stale, empty, countLabel, page, hrefOfPage, onShowKeys, ...table } = props;
  const { t } = useTranslation('portal-list');
  const { items, pages, count } = current;
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
            onClick={onShowKeys}
            // Touch devices have no keyboard.
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
