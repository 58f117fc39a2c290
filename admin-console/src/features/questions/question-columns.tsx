import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { useQuestionCells } from '@mawad/shared-ui/desk/question/question-cells.ts';
import { QuestionWords } from '@mawad/shared-ui/desk/question/question-words.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import type { Selection } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { StaffQuestion } from '@mawad/supabase/questions/queries';
import { ReportsList } from '../../reports-list.tsx';

/** Columns of the list of questions; `onModerate` opens the dialog that hides or shows a question. */
export function useQuestionColumns(
  selection: Selection<StaffQuestion>,
  onModerate: (question: StaffQuestion, hide: boolean) => void,
): PortalColumn<StaffQuestion>[] {
  const { t } = useTranslation(['questions', 'reviews', 'file-export']);
  const cells = useQuestionCells();
  const language = useLanguage();
  return [
    {
      id: 'tick',
      header: t('tick', { name: '' }),
      silentHeader: true,
      cell: (question) => (
        <TickBox
          label={t('tick', { name: question.author_name ?? t('reviews:unnamed') })}
          checked={selection.has(question.id)}
          onChange={() => selection.toggle(question)}
        />
      ),
    },
    {
      id: 'question',
      header: t('question'),
      sort: timeSort,
      file: [
        ...cells,
        {
          heading: t('file-export:headings.reports'),
          kind: 'number',
          value: ({ reports }) => reports.length,
        },
      ],
      cell: (question) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <QuestionWords question={question} />
          <ReportsList reports={question.reports} />
        </Box>
      ),
      lead: true,
    },
    {
      id: 'product',
      header: t('reviews:product'),
      file: [
        { value: (question) => localized(question, 'name', language) },
        {
          heading: t('file-export:headings.company'),
          value: (question) => localized(question, 'company_name', language),
        },
      ],
      cell: (question) => <Product question={question} />,
      lead: true,
    },
    {
      id: 'actions',
      header: t('reviews:actions'),
      cell: (question) => <Actions question={question} onModerate={onModerate} />,
      align: 'end',
      silentHeader: true,
      acts: true,
      lead: true,
    },
  ];
}

function Product({ question }: { question: StaffQuestion }) {
  const language = useLanguage();
  const { site } = useServices();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Link href={`${site.siteUrl}/product/${question.product_id}`} target="_blank" rel="noopener">
        {localized(question, 'name', language)}
      </Link>
      <AppLink to={`/admin/sellers/${question.company_id}`}>
        <CompanyName of={question} />
      </AppLink>
    </Box>
  );
}

interface ActionsProps {
  question: StaffQuestion;
  onModerate: (question: StaffQuestion, hide: boolean) => void;
}

/** Buttons of a reported question: hide it, or dismiss the report. */
function Actions({ question, onModerate }: ActionsProps) {
  const { t } = useTranslation(['questions', 'reviews']);
  const name = question.author_name ?? t('reviews:unnamed');
  const hidden = question.hidden_at !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {(hidden || question.reported) && (
        <Button
          data-primary
          size="small"
          variant="outlined"
          onClick={() => onModerate(question, false)}
          aria-label={t(hidden ? 'showNamed' : 'keepNamed', { name })}
        >
          {t(hidden ? 'reviews:show' : 'reviews:keep')}
        </Button>
      )}
      {!hidden && (
        <Button
          data-primary
          size="small"
          color="error"
          onClick={() => onModerate(question, true)}
          aria-label={t('hideNamed', { name })}
        >
          {t('reviews:hide')}
        </Button>
      )}
    </Box>
  );
}
