import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCheckCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { answerOf, type FeedbackView } from './feedback-view.ts';

/** A review or question with its answer in the lists of the portals. Needs the messages `reviews`, and `questions` for questions. */
export function FeedbackText({ feedback }: { feedback: FeedbackView }) {
  const { t } = useTranslation(['reviews', 'questions']);
  const answer = answerOf(feedback);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, maxInlineSize: '46em' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <strong>
          <bdi>{feedback.author_name ?? t('unnamed')}</bdi>
        </strong>
        {'rating' in feedback && feedback.verified_purchase && (
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.dark' }}
          >
            <Icon path={mdiCheckCircleOutline} size={16} />
            {t('received')}
          </Box>
        )}
      </Box>
      {feedback.body ? (
        <Text text={feedback.body} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('withoutWords')}</Box>
      )}
      {answer && (
        <Box sx={{ paddingInlineStart: 1.5, borderInlineStart: 3, borderColor: 'divider' }}>
          <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
            {t('rating' in feedback ? 'reviews:reply' : 'questions:answer')}
          </Box>
          <Text text={answer} />
        </Box>
      )}
      {feedback.hidden_reason && (
        <Box sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {t('hiddenBecause')} <bdi>{feedback.hidden_reason}</bdi>
        </Box>
      )}
    </Box>
  );
}

function Text({ text }: { text: string }) {
  return (
    <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}
