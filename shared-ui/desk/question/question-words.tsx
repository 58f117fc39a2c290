import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

export interface QuestionView {
  body: string;
  author_name: string | null;
  created_at: string;
  answer: string | null;
  hidden_reason: string | null;
}

/** A question with its answer in the lists of the portals. Needs the messages `questions` and `reviews`. */
export function QuestionWords({ question }: { question: QuestionView }) {
  const { t } = useTranslation(['questions', 'reviews']);
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, maxInlineSize: '46em' }}>
      <Words text={question.body} strong />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
        <bdi>{question.author_name ?? t('reviews:unnamed')}</bdi>
        <time dateTime={question.created_at}>{format.date(question.created_at)}</time>
      </Box>
      {question.answer && (
        <Box sx={{ paddingInlineStart: 1.5, borderInlineStart: 3, borderColor: 'divider' }}>
          <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{t('answer')}</Box>
          <Words text={question.answer} />
        </Box>
      )}
      {question.hidden_reason && (
        <Box sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {t('hiddenBecause')} <bdi>{question.hidden_reason}</bdi>
        </Box>
      )}
    </Box>
  );
}

function Words({ text, strong = false }: { text: string; strong?: boolean }) {
  return (
    <Box
      dir="auto"
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: strong ? 600 : undefined }}
    >
      {text}
    </Box>
  );
}
