import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { AnsweredQuestion } from '@mawad/supabase/questions/queries';
import { ReportButton } from '../report-button.tsx';

const ReportQuestion = lazyPart(async () => (await import('./report-question.tsx')).ReportQuestion);

interface QuestionItemProps {
  question: AnsweredQuestion;
  /** Name of the seller. */
  company: string;
}

export function QuestionItem({ question, company }: QuestionItemProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  return (
    <Box component="li" sx={{ paddingBlockEnd: 2, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Typography sx={{ ...textStyle, fontWeight: 600 }}>
        <bdi>{question.body}</bdi>
      </Typography>
      <Box sx={factsStyle}>
        <bdi>{question.author_name ?? t('reviewerUnnamed')}</bdi>
        <time dateTime={question.created_at}>{format.date(question.created_at)}</time>
      </Box>
      <Box sx={answerStyle}>
        <Typography sx={textStyle}>
          <bdi>{question.answer}</bdi>
        </Typography>
        <Box sx={factsStyle}>
          <strong>{t('questions.answerOf', { company })}</strong>
          <time dateTime={question.answered_at}>{format.date(question.answered_at)}</time>
        </Box>
      </Box>
      <ReportButton
        label={t('questions.reportNamed', { name: question.author_name ?? t('reviewerUnnamed') })}
        dialog={(close) => <ReportQuestion questionId={question.id} onClose={close} />}
      />
    </Box>
  );
}

const textStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '42em' } as const;

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  fontSize: 'var(--text-14)',
  color: 'text.secondary',
} as const;

const answerStyle = {
  marginBlockStart: 1.25,
  marginInlineStart: { xs: 1, md: 3 },
  paddingInlineStart: 2,
  borderInlineStart: 3,
  borderColor: 'divider',
} as const;
