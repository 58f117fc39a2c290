import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { answerLimit, answerQuestion, type CompanyQuestion } from '@mawad/supabase/questions/queries';
import { useFeedbackAction } from '../../use-feedback-action.ts';

interface AnswerDialogProps {
  question: CompanyQuestion;
  onClose: () => void;
}

/** Dialog for the company's public answer, which can be given once. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['questions', 'reviews']);
  const { decide, busy, problem } = useFeedbackAction({
    thing: question,
    act: (db, seen, body: string) => answerQuestion(db, seen, body),
    reads: 'questions',
    done: t('answered'),
    failed: t('answerFailed'),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={t('answerTitle', { name: question.author_name ?? t('reviews:unnamed') })}
      text={t('answerText')}
      confirmLabel={t('answerSend')}
      note={{ label: t('answerLabel'), missing: t('answerMissing'), limit: answerLimit }}
      busy={busy}
      problem={problem}
      onConfirm={(body) => body && decide(body)}
      onClose={onClose}
    >
      <Box
        component="blockquote"
        dir="auto"
        sx={{
          margin: 0,
          paddingInlineStart: 1.5,
          borderInlineStart: 3,
          borderColor: 'divider',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {question.body}
      </Box>
    </DecisionDialog>
  );
}
