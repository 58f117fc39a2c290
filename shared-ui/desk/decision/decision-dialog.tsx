import { type ReactNode, useId, useRef, useState } from 'react';
import type { DecisionProblem } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';

interface DecisionDialogProps {
  title: string;
  text: string;
  /** Warning shown above the note. */
  warning?: ReactNode;
  confirmLabel: string;
  /** Label of the cancel button if "Cancel" could be mistaken for the decision. */
  keepLabel?: string;
  tone?: 'primary' | 'error';
  /**
   * Text field for a note. `missing` is the error of an empty required note; absent if the note is optional.
   * `limit` is the maximum length in characters, 500 by default. `focus` opens the dialog with the focus in the field.
   */
  note?: { label: string; missing?: string; limit?: number; focus?: true };
  /** More room for forms with several fields in a row. */
  wide?: boolean;
  /** Fields above the note, such as a choice of reasons. */
  children?: ReactNode;
  busy: boolean;
  /** Error of the last attempt; the dialog stays open with the typed note. */
  problem?: DecisionProblem;
  onConfirm: (note: string | undefined) => void;
  onClose: () => void;
}

/** Asks for confirmation of a decision that notifies others or cannot be undone. Mount to open. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { text, warning, confirmLabel, note, children, busy, problem, onConfirm, ...rest } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const missing = note?.missing && !words.trim() ? note.missing : undefined;

  function submit() {
    setTried(true);
    if (missing) field.current?.focus();
    else onConfirm(words.trim() || undefined);
  }

  return (
    <FormDialog
      {...rest}
      describedBy={id}
      submitLabel={confirmLabel}
      busy={busy}
      failure={!busy && problem}
      onSubmit={submit}
    >
      <Typography id={id} variant="body2">
        {text}
      </Typography>
      {warning && <Alert severity="warning">{warning}</Alert>}
      {children}
      {note && (
        <TextField
          label={note.label}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          inputRef={field}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus={note.focus}
          required={Boolean(note.missing)}
          error={tried && Boolean(missing)}
          helperText={tried ? missing : undefined}
          multiline
          minRows={2}
          maxRows={10}
          slotProps={{ htmlInput: { maxLength: note.limit ?? 500, dir: 'auto' } }}
          sx={{ marginBlockStart: 1 }}
        />
      )}
    </FormDialog>
  );
}
