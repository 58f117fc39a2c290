import { type ReactNode, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { ListView } from '@mawad/shared-ui/desk/export/list-view.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { type ListParams, sortOf } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { FileCells, PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { type ListSelection, useListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { UseQueryResult } from '@mawad/shared-ui/platform/query.ts';
import type { Page } from '@mawad/supabase/base/lists-answers';
import { ConsoleViews } from './console-views.tsx';
import { Moderation, ModerationBar, type ModerationDecision, type ModerationProps } from './moderation.tsx';
import { type Reported, ReportsList } from './reports-list.tsx';

/** A review or question as the staff see it. */
interface ModeratedRow extends Reported {
  id: number;
  version: string;
  author_name: string | null;
  hidden_at: string | null;
  reported: boolean;
  product_id: number;
  name_en: string;
  name_ar: string;
  company_id: string;
  company_name: string;
  company_name_en: string;
  company_name_ar: string;
}

interface ModeratedPageProps<Row extends ModeratedRow> extends Pick<
  ModerationProps<Row>,
  'of' | 'moderate' | 'moderateMatching'
> {
  list: ListParams;
  /** Filter of `query`; another one ends the selection of all rows. */
  filter: object;
  filters: ReactNode;
  query: UseQueryResult<Page<Row>>;
  read: ListView<Row>['read'];
  /** Content of the first column. */
  words: (row: Row) => ReactNode;
  /** Its cells in the file of the list. */
  cells: FileCells<Row>[];
}

/** List of all reviews or questions, which staff hide and show again. Needs the messages `reviews` and those of `of`. */
export function ModeratedPage<Row extends ModeratedRow>(props: ModeratedPageProps<Row>) {
  const { of, list, filter, filters, query, read, moderate, moderateMatching } = props;
  const { t } = useTranslation(['reviews', 'questions']);
  const format = useFormat();
  const [decision, setDecision] = useState<ModerationDecision<Row> | null>(null);
  const selection = useListSelection<Row>(filter);
  const columns = useShownColumns(
    useColumns(props, selection, (row, hide) => setDecision({ rows: [row], hide })),
    list,
    `console-${of}`,
  );
  const sort = sortOf(list, 'newest');
  const title = t(`${of}:title`);
  return (
    <PortalPage title={title}>
      {filters}
      <ModerationBar
        selection={selection}
        page={query.data}
        tools={
          <ConsoleViews
            list={`console-${of}`}
            view={{ name: title, columns, sort, count: query.data?.count, read }}
          />
        }
        onDecide={setDecision}
      />
      <PortalList
        label={title}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(row) => row.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t(`${of}:count`, { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`${of}:${message}`)} />}
      />
      {decision && (
        <Moderation
          {...decision}
          page={query.data?.items}
          of={of}
          moderate={moderate}
          moderateMatching={moderateMatching}
          onDone={(ids) => (decision.all === undefined ? selection.marked.drop(ids) : selection.clear())}
          onClose={() => setDecision(null)}
        />
      )}
    </PortalPage>
  );
}

function useColumns<Row extends ModeratedRow>(
  { of, words, cells }: ModeratedPageProps<Row>,
  selection: ListSelection<Row>,
  onModerate: (row: Row, hide: boolean) => void,
): PortalColumn<Row>[] {
  const { t } = useTranslation(['reviews', 'questions', 'file-export']);
  const language = useLanguage();
  return [
    {
      id: 'tick',
      header: t(`${of}:tick`, { name: '' }),
      silentHeader: true,
      cell: (row) => (
        <TickBox
          label={t(`${of}:tick`, { name: row.author_name ?? t('unnamed') })}
          checked={selection.has(row.id)}
          onChange={() => selection.marked.toggle(row)}
        />
      ),
    },
    {
      id: of === 'reviews' ? 'review' : 'question',
      header: t(of === 'reviews' ? 'reviews:review' : 'questions:question'),
      sort: timeSort,
      file: [
        ...cells,
        {
          heading: t('file-export:headings.reports'),
          kind: 'number',
          value: ({ reports }) => reports.length,
        },
      ],
      cell: (row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {words(row)}
          <ReportsList {...row} />
        </Box>
      ),
      lead: true,
    },
    {
      id: 'product',
      header: t('product'),
      cell: (row) => <Product row={row} />,
      lead: true,
      file: [
        { value: (row) => localized(row, 'name', language) },
        {
          heading: t('file-export:headings.company'),
          value: (row) => localized(row, 'company_name', language),
        },
      ],
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (row) => <Actions row={row} of={of} onModerate={(hide) => onModerate(row, hide)} />,
      align: 'end',
      silentHeader: true,
      acts: true,
      lead: true,
    },
  ];
}

function Product({ row }: { row: ModeratedRow }) {
  const language = useLanguage();
  const { site } = useServices();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Link href={`${site.siteUrl}/product/${row.product_id}`} target="_blank" rel="noopener">
        {localized(row, 'name', language)}
      </Link>
      <AppLink to={`/admin/sellers/${row.company_id}`}>
        <CompanyName of={row} />
      </AppLink>
    </Box>
  );
}

interface ActionsProps {
  row: ModeratedRow;
  of: 'reviews' | 'questions';
  onModerate: (hide: boolean) => void;
}

/** Hides a row or shows it again; keeping a reported one dismisses its reports. */
function Actions({ row, of, onModerate }: ActionsProps) {
  const { t } = useTranslation(['reviews', 'questions']);
  const name = row.author_name ?? t('unnamed');
  const hidden = row.hidden_at !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {(hidden || row.reported) && (
        <Button
          data-primary
          size="small"
          variant="outlined"
          onClick={() => onModerate(false)}
          aria-label={t(`${of}:${hidden ? 'showNamed' : 'keepNamed'}`, { name })}
        >
          {t(hidden ? 'show' : 'keep')}
        </Button>
      )}
      {(!hidden || row.reported) && (
        <Button
          data-primary
          size="small"
          color="error"
          onClick={() => onModerate(true)}
          aria-label={t(`${of}:hideNamed`, { name })}
        >
          {t('hide')}
        </Button>
      )}
    </Box>
  );
}
