import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useFeedbackColumns } from '@mawad/shared-ui/desk/feedback/feedback-columns.tsx';
import {
  FeedbackFilters,
  readFeedbackFilter,
  readFeedbackSort,
} from '@mawad/shared-ui/desk/feedback/feedback-filters.tsx';
import type { FeedbackKind, FeedbackView } from '@mawad/shared-ui/desk/feedback/feedback-view.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { type ListSelection, useListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Matching, Page } from '@mawad/supabase/base/lists-answers';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import type { FeedbackFilter } from '@mawad/supabase/feedback/queries';
import { queryKey } from '@mawad/supabase/query-keys';
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

type ModeratedView = ModeratedRow & FeedbackView;

interface ModeratedPageProps<Row extends ModeratedRow, State extends string> extends Pick<
  ModerationProps<Row>,
  'of' | 'moderate'
> {
  /** States that the list can be filtered by, with their names. */
  states: Record<State, string>;
  list: (db: DataClient, filter: FeedbackFilter<State>) => Promise<Page<Row>>;
  moderateMatching: (
    db: DataClient,
    matching: Matching<FeedbackFilter<State>>,
    reason?: string,
  ) => Promise<number>;
}

const pageSize = 20;

/** List of all reviews or questions, which staff hide and show again. Needs the messages `reviews` and those of `of`. */
export function ModeratedPage<Row extends ModeratedView, State extends string>(
  props: ModeratedPageProps<Row, State>,
) {
  const { of, states, moderate, moderateMatching } = props;
  const { t } = useTranslation(['reviews', 'questions']);
  const format = useFormat();
  const list = useListParams();
  const { data } = backendOf(useServices());
  const filter = readFeedbackFilter(of, list, states);
  const sort = sortOf(list, 'newest');
  const sorted = { ...filter, sort: readFeedbackSort(of, sort) };
  const query = useQuery({
    queryKey: queryKey(of, 'all', { ...sorted, page: list.page, page_size: pageSize }),
    queryFn: () => props.list(data, { ...sorted, page: list.page, page_size: pageSize }),
    placeholderData: keepPreviousData,
  });
  const [decision, setDecision] = useState<ModerationDecision<Row> | null>(null);
  const selection = useListSelection<Row>(filter);
  const columns = useShownColumns(
    useColumns(of, selection, (row, hide) => setDecision({ rows: [row], hide })),
    list,
    `console-${of}`,
  );
  const title = t(`${of}:title`);
  return (
    <PortalPage title={title}>
      <FeedbackFilters of={of} list={list} states={states} />
      <ModerationBar
        selection={selection}
        page={query.data}
        tools={
          <ConsoleViews
            list={`console-${of}`}
            view={{
              name: title,
              columns,
              sort,
              count: query.data?.count,
              read: (place) => props.list(data, { ...sorted, ...place }),
            }}
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
          moderateMatching={(db, rest, reason) => moderateMatching(db, { filter, ...rest }, reason)}
          onDone={(ids) => (decision.all === undefined ? selection.marked.drop(ids) : selection.clear())}
          onClose={() => setDecision(null)}
        />
      )}
    </PortalPage>
  );
}

function useColumns<Row extends ModeratedView>(
  of: FeedbackKind,
  selection: ListSelection<Row>,
  onModerate: (row: Row, hide: boolean) => void,
): PortalColumn<Row>[] {
  const { t } = useTranslation(['reviews', 'questions', 'file-export']);
  const language = useLanguage();
  const { site } = useServices();
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
    ...useFeedbackColumns<Row>(of),
    {
      id: 'reports',
      header: t('doubts'),
      cell: (row) => <ReportsList {...row} />,
      file: {
        heading: t('file-export:headings.reports'),
        kind: 'number',
        value: ({ reports }) => reports.length,
      },
    },
    {
      id: 'product',
      header: t('product'),
      cell: (row) => (
        <Link href={`${site.siteUrl}/product/${row.product_id}`} target="_blank" rel="noopener">
          {localized(row, 'name', language)}
        </Link>
      ),
      file: { value: (row) => localized(row, 'name', language) },
    },
    {
      id: 'company',
      header: t('seller'),
      cell: (row) => (
        <AppLink to={`/admin/sellers/${row.company_id}`}>
          <CompanyName of={row} />
        </AppLink>
      ),
      file: {
        heading: t('file-export:headings.company'),
        value: (row) => localized(row, 'company_name', language),
      },
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

interface ActionsProps {
  row: ModeratedRow;
  of: FeedbackKind;
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
