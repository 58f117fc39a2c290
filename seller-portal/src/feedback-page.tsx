import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useFeedbackColumns } from '@mawad/shared-ui/desk/feedback/feedback-columns.tsx';
import {
  FeedbackFilters,
  readFeedbackFilter,
  readFeedbackSort,
} from '@mawad/shared-ui/desk/feedback/feedback-filters.tsx';
import {
  answerOf,
  type FeedbackKind,
  type FeedbackView,
} from '@mawad/shared-ui/desk/feedback/feedback-view.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Page } from '@mawad/supabase/base/lists-answers';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import type { FeedbackFilter, ReportReason, SeenFeedback } from '@mawad/supabase/feedback/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { AnswerDialog, type AnswerWords } from './answer-dialog.tsx';
import { useMayChange } from './own-rights.ts';
import { OwnViews } from './own-views.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** A review or question about a product of the company. */
type Feedback = FeedbackView & {
  id: number;
  version: string;
  reported: boolean;
  product_id: number;
  name_en: string;
  name_ar: string;
  main_image: string | null;
};

interface FeedbackPageProps<Row extends Feedback, State extends string> {
  of: FeedbackKind;
  /** States that the list can be filtered by, with their names. */
  states: Record<State, string>;
  list: (db: DataClient, filter: FeedbackFilter<State>) => Promise<Page<Row>>;
  /** Answers a row. */
  answer: (db: DataClient, row: SeenFeedback, body: string) => Promise<void>;
  /** Texts of the dialog in which the company answers. */
  answerWords: (name: string) => AnswerWords;
  report: (db: DataClient, id: number, reason: ReportReason, note?: string) => Promise<void>;
}

/** The action whose dialog is open. */
interface OpenAction<Row> {
  row: Row;
  action: 'answer' | 'report';
}

const pageSize = 20;

/**
 * List of reviews of the company's products or of questions about them. Each is answered once, publicly, and can be reported
 * to the staff. Needs the messages `reviews` and those of `of`.
 */
export function FeedbackPage<Row extends Feedback, State extends string>(
  props: FeedbackPageProps<Row, State>,
) {
  const { of, states, answer, answerWords, report } = props;
  const { t } = useTranslation(['reviews', 'questions']);
  const format = useFormat();
  const list = useListParams();
  const { data } = backendOf(useServices());
  const sort = sortOf(list, 'newest');
  const filter = { ...readFeedbackFilter(of, list, states), sort: readFeedbackSort(of, sort) };
  const query = useQuery({
    queryKey: queryKey(of, 'company', { ...filter, page: list.page, page_size: pageSize }),
    queryFn: () => props.list(data, { ...filter, page: list.page, page_size: pageSize }),
    placeholderData: keepPreviousData,
  });
  const [open, setOpen] = useState<OpenAction<Row> | null>(null);
  const columns = useShownColumns(useColumns(of, setOpen), list, `own-${of}`);
  const title = t(`${of}:title`);
  const close = () => setOpen(null);
  return (
    <PortalPage title={title}>
      <FeedbackFilters of={of} list={list} states={states} />
      <OwnViews
        view={{
          name: title,
          columns,
          sort,
          count: query.data?.count,
          read: (place) => props.list(data, { ...filter, ...place }),
        }}
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
      {open?.action === 'answer' && (
        <AnswerDialog
          of={of}
          row={asShown([open.row], query.data?.items)[0]!}
          words={answerWords(open.row.author_name ?? t('unnamed'))}
          answer={answer}
          onClose={close}
        />
      )}
      {open?.action === 'report' && (
        <ReportDialog
          title={t(`${of}:reportTitle`)}
          text={t(`${of}:reportText`)}
          failed={t(`${of}:reportFailed`)}
          reads={of}
          report={(db, reason, note) => report(db, open.row.id, reason, note)}
          onClose={close}
        />
      )}
    </PortalPage>
  );
}

function useColumns<Row extends Feedback>(
  of: FeedbackKind,
  onOpen: (action: OpenAction<Row>) => void,
): PortalColumn<Row>[] {
  const { t } = useTranslation(['reviews', 'questions']);
  const language = useLanguage();
  return [
    ...useFeedbackColumns<Row>(of),
    {
      id: 'product',
      header: t('product'),
      file: { value: (row) => localized(row, 'name', language) },
      cell: (row) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ProductImage path={row.main_image} alt="" size={44} />
          <AppLink to={`/seller/dashboard/products/${row.product_id}`}>
            {localized(row, 'name', language)}
          </AppLink>
        </Box>
      ),
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (row) => <Actions row={row} of={of} onChoose={(action) => onOpen({ row, action })} />,
      align: 'end',
      silentHeader: true,
      acts: true,
      lead: true,
    },
  ];
}

interface ActionsProps {
  row: Feedback;
  of: FeedbackKind;
  onChoose: (action: OpenAction<Feedback>['action']) => void;
}

function Actions({ row, of, onChoose }: ActionsProps) {
  const { t } = useTranslation(['reviews', 'questions']);
  const name = row.author_name ?? t('unnamed');
  const mayChange = useMayChange();
  if (row.hidden_reason || !mayChange('reviews')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {answerOf(row) === null && (
        <Button
          data-primary
          size="small"
          variant="outlined"
          onClick={() => onChoose('answer')}
          aria-label={t(of === 'reviews' ? 'reviews:replyNamed' : 'questions:answerNamed', { name })}
        >
          {t(of === 'reviews' ? 'reviews:replyAction' : 'questions:answerAction')}
        </Button>
      )}
      {row.reported ? (
        <Box sx={{ color: 'text.secondary', alignSelf: 'center' }}>{t('reportedBefore')}</Box>
      ) : (
        <Button
          size="small"
          color="inherit"
          onClick={() => onChoose('report')}
          aria-label={t(`${of}:reportNamed`, { name })}
        >
          {t('report')}
        </Button>
      )}
    </Box>
  );
}
