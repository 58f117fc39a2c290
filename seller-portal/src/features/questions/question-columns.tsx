import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useQuestionCells } from '@mawad/shared-ui/desk/question/question-cells.ts';
import { QuestionWords } from '@mawad/shared-ui/desk/question/question-words.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { CompanyQuestion } from '@mawad/supabase/questions/queries';
import { useMayChange } from '../../own-rights.ts';

export interface Wish {
  question: CompanyQuestion;
  act: 'answer' | 'report';
}

/** Columns of the question list; `onWish` opens the dialog of the chosen action. */
export function useQuestionColumns(onWish: (wish: Wish) => void): PortalColumn<CompanyQuestion>[] {
  const { t } = useTranslation(['questions', 'reviews']);
  const language = useLanguage();
  const cells = useQuestionCells();
  return [
    {
      id: 'question',
      header: t('question'),
      sort: timeSort,
      file: cells,
      cell: (question) => <QuestionWords question={question} />,
      lead: true,
    },
    {
      id: 'product',
      header: t('reviews:product'),
      file: { value: (question) => localized(question, 'name', language) },
      cell: (question) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ProductImage path={question.main_image} alt="" size={44} />
          <AppLink to={`/seller/dashboard/products/${question.product_id}`}>
            {localized(question, 'name', language)}
          </AppLink>
        </Box>
      ),
      lead: true,
    },
    {
      id: 'actions',
      header: t('reviews:actions'),
      cell: (question) => <Actions question={question} onWish={onWish} />,
      align: 'end',
      silentHeader: true,
      acts: true,
      lead: true,
    },
  ];
}

interface ActionsProps {
  question: CompanyQuestion;
  onWish: (wish: Wish) => void;
}

function Actions({ question, onWish }: ActionsProps) {
  const { t } = useTranslation(['questions', 'reviews']);
  const name = question.author_name ?? t('reviews:unnamed');
  const mayChange = useMayChange();
  if (question.hidden_reason || !mayChange('reviews')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {!question.answer && (
        <Button
          data-primary
          size="small"
          variant="outlined"
          onClick={() => onWish({ question, act: 'answer' })}
          aria-label={t('answerNamed', { name })}
        >
          {t('answerAction')}
        </Button>
      )}
      {question.reported ? (
        <Box sx={{ color: 'text.secondary', alignSelf: 'center' }}>{t('reviews:reportedBefore')}</Box>
      ) : (
        <Button
          size="small"
          color="inherit"
          onClick={() => onWish({ question, act: 'report' })}
          aria-label={t('reportNamed', { name })}
        >
          {t('reviews:report')}
        </Button>
      )}
    </Box>
  );
}
