import { type FormEvent, useId, useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/components/form/text-input';
import { Box, Button } from '@mawad/shared-ui/mui';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/mui-overlays';
import { AppError } from '@mawad/supabase/errors';
import { saveSearchSynonyms, synonymLimit, type SynonymGroup } from '@mawad/supabase/queries/search-synonyms';
import { useChangeSynonyms } from './synonym-queries.ts';

interface SynonymDialogProps {
  /** A new group when absent. */
  group?: SynonymGroup;
  onClose: () => void;
}

/** Words are written one to a line or with commas between, in either language. */
function readWords(text: string): string[] {
  return text
    .split(/[\n,،;؛]+/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Writes the words of one group. */
export function SynonymDialog({ group, onClose }: SynonymDialogProps) {
  const { t } = useTranslation(['synonyms', 'common']);
  const format = useFormat();
  const messageOf = useErrorMessage();
  const id = useId();
  const [text, setText] = useState(group?.words.join('\n') ?? '');
  const [tried, setTried] = useState(false);
  const save = useChangeSynonyms(saveSearchSynonyms, 'saved', onClose);
  const words = readWords(text);
  const rule =
    save.error instanceof AppError && save.error.code === 'invalid_input' ? save.error.context.rule : null;
  const wrong =
    rule === 'length'
      ? t('tooLong')
      : rule === 'count' || (tried && (words.length < 2 || words.length > synonymLimit))
        ? t('wrongCount', { most: format.number(synonymLimit) })
        : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (words.length >= 2 && words.length <= synonymLimit) save.mutate({ words, group });
  }

  return (
    <Dialog open onClose={save.isPending ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0 }}
      >
        <DialogTitle id={id}>{t(group ? 'editTitle' : 'addTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {save.error && !rule && <Alert severity="error">{messageOf(save.error)}</Alert>}
          <TextInput
            label={t('words')}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setTried(false);
              if (save.isError) save.reset();
            }}
            error={wrong}
            hint={t('wordsHint')}
            multiline
            minRows={6}
            maxRows={14}
            slotProps={{ htmlInput: { dir: 'auto' } }}
            sx={{ marginBlockStart: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
