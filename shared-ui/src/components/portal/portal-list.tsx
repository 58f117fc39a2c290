import type { ReactNode } from 'react';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Typography } from '@mawad/shared-ui/mui';
import type { UseQueryResult } from '@mawad/shared-ui/query';
import { Navigate } from '@mawad/shared-ui/router';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { Pagination } from '@mawad/shared-ui/components/list/pagination';
import {
  type PortalColumn,
  PortalTable,
  PortalTableSkeleton,
} from '@mawad/shared-ui/components/portal/portal-table';

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

/** A paged list: error, then loading, then empty, then the table with its count and pages. */
export function PortalList<Row>({ query, ...list }: PortalListProps<Row>) {
  const { data } = query;
  if (query.isError && !data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Panel sx={{ overflow: 'hidden' }}>
      {data ? <Rows {...list} answer={data} stale={query.isPlaceholderData} /> : <PortalTableSkeleton />}
    </Panel>
  );
}

type RowsProps<Row> = Omit<PortalListProps<Row>, 'query'> & { answer: Page<Row>; stale: boolean };

function Rows<Row>({ answer, stale, empty, countLabel, page, hrefOfPage, ...table }: RowsProps<Row>) {
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
        <Typography variant="body2" color="textSecondary" role="status">
          {countLabel(count)}
        </Typography>
        <Pagination page={page} pageCount={pages} hrefOf={hrefOfPage} />
      </Box>
    </>
  );
}
