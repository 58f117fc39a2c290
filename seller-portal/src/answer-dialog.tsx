import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import type { FeedbackKind } from '@mawad/shared-ui/desk/feedback/feedback-view.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { DataClient } from '@mawad/supabase/client';
import { answerLimit, type SeenFeedback } from '@mawad/supabase/feedback/queries';
import { useFeedbackAction } from './use-feedback-action.ts';

export interface AnswerWords {
  title: string;
  text: string;
  send: string;
  label: string;
  /** Shown for an empty answer. */
  missing: string;
  /** Titles of the toast of a success and of a failure. */
  done: string;
  failed: string;
}

interface AnswerDialogProps {
  of: FeedbackKind;
  row: SeenFeedback & { body: string };
  words: AnswerWords;
  answer: (db: DataClient, row: SeenFeedback, body: string) => Promise<void>;
  onClose: () => void;
}

/** Dialog for the company's public answer to a review or question, which can be given once. */
export function AnswerDialog({ of, row, words, answer, onClose }: AnswerDialogProps) {
  const { decide, busy, problem } = useFeedbackAction({
    thing: row,
    act: answer,
    reads: of,
    done: words.done,
    failed: words.failed,
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={words.title}
      text={words.text}
      confirmLabel={words.send}
      note={{ label: words.label, missing: words.missing, limit: answerLimit }}
      busy={busy}
      problem={problem}
      onConfirm={(body) => body && decide(body)}
      onClose={onClose}
    >
      {row.body && (
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
          {row.body}
        </Box>
      )}
    </DecisionDialog>
  );
}
