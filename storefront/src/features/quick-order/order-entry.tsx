import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Camera } from '@mawad/shared-ui/kit/barcode/camera.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiBarcodeScan, mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { UploadButton } from '../../bill/upload-button.tsx';
import { lineOfFile, maxLines, type ReadLine } from './order-lines.ts';
import { readOrderText } from './read-order-text.ts';
import type { OrderChanges } from './use-quick-order.ts';

interface OrderEntryProps {
  text: string;
  /** Number of lines that the order has. */
  count: number;
  changes: OrderChanges;
}

/** Field for typed or pasted lines, with a file and the camera beside it. */
export function OrderEntry({ text, count, changes }: OrderEntryProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWatching, setWatching] = useState(false);
  const [beyond, setBeyond] = useState(0);
  const [seen, setSeen] = useState('');

  /** Adds lines; returns those beyond the limit. */
  function take(read: ReadLine[]): ReadLine[] {
    const left = read.slice(Math.max(0, maxLines - count));
    changes.add(read);
    setBeyond(left.length);
    return left;
  }

  function addTyped(event: React.SyntheticEvent) {
    event.preventDefault();
    const left = take(readOrderText(text));
    // Lines beyond the limit stay in the field.
    changes.setText(left.map(({ code, quantity }) => `${code}\t${quantity}`).join('\n'));
    field.current?.focus();
  }

  return (
    <Box component="form" onSubmit={addTyped} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        inputRef={field}
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        label={t('quick.entry.label')}
        helperText={t('quick.entry.hint')}
        value={text}
        onChange={(event) => changes.setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) addTyped(event);
        }}
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false, autoComplete: 'off', maxLength: 100_000 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <Button
          type="submit"
          variant="contained"
          disabled={text.trim() === ''}
          startIcon={<Icon path={mdiPlus} />}
          sx={{ minBlockSize: 44 }}
        >
          {t('quick.entry.add')}
        </Button>
        <UploadButton onLines={(lines) => void take(lines.map(lineOfFile))} />
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiBarcodeScan} />}
          aria-pressed={isWatching}
          onClick={() => setWatching(!isWatching)}
          sx={{ minBlockSize: 44 }}
        >
          {t(isWatching ? 'quick.camera.close' : 'quick.camera.open')}
        </Button>
      </Box>
      {isWatching && (
        <>
          <Camera
            onCode={(code) => {
              changes.count(code);
              setSeen(code);
            }}
            label={t('quick.camera.picture')}
            refused={t('quick.camera.refused')}
            missing={t('quick.camera.missing')}
          />
          <Box role="status">{seen && t('quick.camera.seen', { code: `\u2068${seen}\u2069` })}</Box>
        </>
      )}
      {beyond > 0 && (
        <Alert severity="warning" role="alert">
          {t('quick.entry.beyond', {
            count: beyond,
            number: format.number(beyond),
            limit: format.number(maxLines),
          })}
        </Alert>
      )}
    </Box>
  );
}
