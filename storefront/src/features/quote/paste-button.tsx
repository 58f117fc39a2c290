import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiContentCopy } from '@mawad/shared-ui/kit/icons.ts';
import { Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { BillChoice } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';
import { readBillText } from '@mawad/shared-ui/spreadsheet/bill/read-bill-text.ts';
import { BillReview } from '../../bill/bill-review.tsx';
import { foundLine, type FoundLine } from '../../bill/found-line.ts';
import { withRole, withTaken } from '../../bill/use-bills.ts';

export function PasteButton({ onLines }: { onLines: (lines: FoundLine[]) => void }) {
  const { t } = useTranslation('quote');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiContentCopy} />}
        onClick={() => setOpen(true)}
        sx={{ minBlockSize: 44 }}
      >
        {t('paste.open')}
      </Button>
      {isOpen && (
        <PasteDialog
          onClose={() => setOpen(false)}
          onLines={(lines) => {
            setOpen(false);
            onLines(lines);
          }}
        />
      )}
    </>
  );
}

interface PasteDialogProps {
  onLines: (lines: FoundLine[]) => void;
  onClose: () => void;
}

/** Focuses the text field when it is mounted. */
const focusField = (field: HTMLElement | null) => field?.focus();

/** Field for a pasted list, with what was understood of it. */
function PasteDialog({ onLines, onClose }: PasteDialogProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const titleId = useId();
  const [text, setText] = useState('');
  const read = useDeferredValue(text);
  const [choice, setChoice] = useState<BillChoice>({});
  const bill = useMemo(() => readBillText(read, choice), [read, choice]);
  // The rows of a pasted text are not those of the buyer's file.
  const found = bill.lines.map(({ row: _row, ...line }) => line);
  const counted = { count: found.length, number: format.number(found.length) };
  const isTable = bill.tables.length > 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isTable ? 'md' : 'sm'} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('paste.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextField
          inputRef={focusField}
          fullWidth
          multiline
          minRows={isTable ? 4 : 8}
          maxRows={isTable ? 6 : 16}
          label={t('paste.label')}
          helperText={t('paste.hint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ marginBlockStart: 1 }}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <Typography role="status" sx={{ fontWeight: 500 }}>
          {text.trim() !== '' && (found.length > 0 ? t('paste.found', counted) : t('paste.nothing'))}
        </Typography>
        {(isTable || bill.left.length > 0) && (
          <BillReview
            bill={bill}
            onRole={(...role) => setChoice(withRole(choice, ...role))}
            onTake={(row) => setChoice(withTaken(choice, row))}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('paste.cancel')}</Button>
        <Button
          variant="contained"
          disabled={found.length === 0}
          onClick={() => onLines(found.map((line) => foundLine(line)))}
        >
          {found.length > 0 ? t('paste.action', counted) : t('paste.actionEmpty')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
