import { useId, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiContentCopy } from '@mawad/shared-ui/kit/icons.ts';
import { Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { linesOfText } from './find-lines.ts';
import type { FoundLine } from './found-line.ts';

/** Focuses the only field of the dialog when it is mounted. */
const focusField = (field: HTMLElement | null) => field?.focus();

export function PasteButton({ onLines }: { onLines: (lines: FoundLine[]) => void }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const found = isOpen ? linesOfText(text) : [];
  const counted = { count: found.length, number: format.number(found.length) };

  function add() {
    onLines(found);
    setOpen(false);
    setText('');
  }

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
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('paste.title')}</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={focusField}
            fullWidth
            multiline
            minRows={8}
            maxRows={16}
            label={t('paste.label')}
            helperText={t('paste.hint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            sx={{ marginBlockStart: 1 }}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <Typography role="status" sx={{ marginBlockStart: 1, fontWeight: 500 }}>
            {text.trim() !== '' && (found.length > 0 ? t('paste.found', counted) : t('paste.nothing'))}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('paste.cancel')}</Button>
          <Button variant="contained" disabled={found.length === 0} onClick={add}>
            {found.length > 0 ? t('paste.action', counted) : t('paste.actionEmpty')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
