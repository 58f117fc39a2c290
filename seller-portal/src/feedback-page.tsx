import { type ReactNode, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { ListView } from '@mawad/shared-ui/desk/export/list-view.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { type ListParams, sortOf } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { FileCells, PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { UseQueryResult } from '@mawad/shared-ui/platform/query.ts';
import type { Page } from '@mawad/supabase/base/lists-answers';
import { useMayChange } from './own-rights.ts';
import { OwnViews } from './own-views.tsx';
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';

/** A review or question about a product of the company. */
interface Feedback {
  id: number;
  author_name: string | null;
  hidden_reason: string | null;
  reported: boolean;
  product_id: number;
  name_en: string;
  name_ar: string;
  main_image: string | null;
}

interface FeedbackPageProps<Row extends Feedback> {
  of: 'reviews' | 'questions';
  list: ListParams;
  filters: ReactNode;
  query: UseQueryResult<Page<Row>>;
  read: ListView<Row>['read'];
  /** Content of the first column. */
  words: (row: Row) => ReactNode;
  /** Its cells in the file of the list. */
  cells: FileCells<Row>[];
  isAnswered: (row: Row) => boolean;
  /** Dialog in which the company answers a row. */
  answer: (row: Row, onClose: () => void) => ReactNode;
  report: (...args: [...Parameters<ReportDialogProps['report']>, id: number]) => Promise<void>;
}

/** The action whose dialog is open. */
interface OpenAction<Row> {
  row: Row;
  action: 'answer' | 'report';
}

/**
 * List of reviews of the company's products or of questions about them. Each is answered once, publicly, and can be reported
 * to the staff. Needs the messages `reviews` and those of `of`.
 */
export function FeedbackPage<Row extends Feedback>(props: FeedbackPageProps<Row>) {
  const { of, list, filters, query, read, answer, report } = props;
  const { t } = useTranslation(['reviews', 'questions']);
  const format = useFormat();
  const [open, setOpen] = useState<OpenAction<Row> | null>(null);
  const columns = useShownColumns(useColumns(props, setOpen), list, `own-${of}`);
  const sort = sortOf(list, 'newest');
  const title = t(`${of}:title`);
  const close = () => setOpen(null);
  return (
    <PortalPage title={title}>
      {filters}
      <OwnViews view={{ name: title, columns, sort, count: query.data?.count, read }} />
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
      {open?.action === 'answer' && answer(asShown([open.row], query.data?.items)[0]!, close)}
      {open?.action === 'report' && (
        <ReportDialog
          title={t(`${of}:reportTitle`)}
          text={t(`${of}:reportText`)}
          failed={t(`${of}:reportFailed`)}
          reads={of}
          report={(db, reason, note) => report(db, reason, note, open.row.id)}
          onClose={close}
        />
      )}
    </PortalPage>
  );
}

function useColumns<Row extends Feedback>(
  { of, words, cells, isAnswered }: FeedbackPageProps<Row>,
  onOpen: (action: OpenAction<Row>) => void,
): PortalColumn<Row>[] {
  const { t } = useTranslation(['reviews', 'questions']);
  const language = useLanguage();
  return [
    {
      id: of === 'reviews' ? 'review' : 'question',
      header: t(of === 'reviews' ? 'reviews:review' : 'questions:question'),
      sort: timeSort,
      cell: words,
      lead: true,
      file: cells,
    },
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
      lead: true,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (row) => (
        <Actions
          row={row}
          of={of}
          answered={isAnswered(row)}
          onChoose={(action) => onOpen({ row, action })}
        />
      ),
      align: 'end',
      silentHeader: true,
      acts: true,
      lead: true,
    },
  ];
}

interface ActionsProps {
  row: Feedback;
  of: 'reviews' | 'questions';
  answered: boolean;
  onChoose: (action: OpenAction<Feedback>['action']) => void;
}

function Actions({ row, of, answered, onChoose }: ActionsProps) {
  const { t } = useTranslation(['reviews', 'questions']);
  const name = row.author_name ?? t('unnamed');
  const mayChange = useMayChange();
  if (row.hidden_reason || !mayChange('reviews')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {!answered && (
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
