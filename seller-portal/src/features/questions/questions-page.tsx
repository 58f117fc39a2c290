import { useTranslation } from '@mawad/shared-i18n';
import { answerQuestion, listCompanyQuestions, reportQuestion } from '@mawad/supabase/questions/queries';
import { FeedbackPage } from '../../feedback-page.tsx';

/** Questions about the company's products. */
export function QuestionsPage() {
  const { t } = useTranslation('questions');
  return (
    <FeedbackPage
      of="questions"
      states={{ unanswered: t('states.unanswered'), answered: t('states.answered') }}
      list={listCompanyQuestions}
      answer={answerQuestion}
      answerWords={(name) => ({
        title: t('answerTitle', { name }),
        text: t('answerText'),
        send: t('answerSend'),
        label: t('answerLabel'),
        missing: t('answerMissing'),
        done: t('answered'),
        failed: t('answerFailed'),
      })}
      report={reportQuestion}
    />
  );
}
