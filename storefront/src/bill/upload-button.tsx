import { useEffect, useId, useRef, useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';
import { billLimits, SheetError } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { readSheets, sheetTypes, type ReadSheets } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { FileReview } from './file-review.tsx';
import type { FoundLine } from './found-line.ts';

type Reading =
  | { state: 'idle' }
  | { state: 'reading'; name: string; stop: AbortController }
  | { state: 'empty'; name: string }
  | { state: 'read'; name: string; sheets: ReadSheets }
  | { state: 'failed'; name: string; error: unknown };

/** Reads a file in a worker and shows what was understood before its lines are added. */
export function UploadButton({ onLines }: { onLines: (lines: FoundLine[]) => void }) {
  const { t } = useTranslation('quote');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading>({ state: 'idle' });
  const stop = reading.state === 'reading' ? reading.stop : null;
  useEffect(() => () => stop?.abort(), [stop]);

  async function read(file: File) {
    const { name } = file;
    const controller = new AbortController();
    setReading({ state: 'reading', name, stop: controller });
    try {
      const sheets = await readSheets(file, { limits: billLimits, signal: controller.signal });
      const isEmpty = sheets.sheets.every(({ rows }) => rows.length === 0);
      setReading(isEmpty ? { state: 'empty', name } : { state: 'read', name, sheets });
    } catch (error) {
      setReading(controller.signal.aborted ? { state: 'idle' } : { state: 'failed', name, error });
    }
  }

  return (
    <Box sx={{ display: 'contents' }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiUpload} />}
        disabled={reading.state === 'reading'}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
        sx={{ minBlockSize: 44 }}
      >
        {t('upload.open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={sheetTypes}
        aria-label={t('upload.open')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <Box sx={{ order: 1, flexBasis: '100%' }}>
        <Typography id={hintId} color="textSecondary" sx={{ fontSize: 'var(--text-13)' }}>
          {t('upload.hint')}
        </Typography>
        <div role="status">
          {reading.state === 'reading' && <Progress name={reading.name} onStop={() => stop?.abort()} />}
        </div>
        {reading.state === 'empty' && (
          <Alert severity="warning" role="alert" sx={{ marginBlockStart: 1 }}>
            {t('upload.empty', { name: `\u2068${reading.name}\u2069` })}
          </Alert>
        )}
        {reading.state === 'read' && (
          <FileReview
            file={{ ...reading.sheets, name: reading.name }}
            onLines={(lines) => {
              setReading({ state: 'idle' });
              onLines(lines);
            }}
            onClose={() => setReading({ state: 'idle' })}
          />
        )}
        {reading.state === 'failed' && <Failure name={reading.name} error={reading.error} />}
      </Box>
    </Box>
  );
}

function Progress({ name, onStop }: { name: string; onStop: () => void }) {
  const { t } = useTranslation('quote');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, marginBlockStart: 1, justifyItems: 'start' }}>
      {t('upload.reading', { name: `\u2068${name}\u2069` })}
      <LinearProgress aria-label={t('upload.reading', { name })} sx={{ inlineSize: '100%' }} />
      <Button size="small" onClick={onStop}>
        {t('upload.cancel')}
      </Button>
    </Box>
  );
}

const hints = {
  file_type_unsupported: 'upload.unsupportedHint',
  file_parse_failed: 'upload.parseHint',
  file_read_failed: 'upload.parseHint',
  file_too_large: 'upload.largeHint',
} as const;

function Failure({ name, error }: { name: string; error: unknown }) {
  const { t } = useTranslation('quote');
  const messageOf = useErrorMessage();
  const code = error instanceof SheetError && error.code in hints ? (error.code as keyof typeof hints) : null;
  return (
    <Alert severity="error" role="alert" sx={{ marginBlockStart: 1 }}>
      <strong>{messageOf(error)}</strong>
      <br />
      {t('upload.failed', { name: `\u2068${name}\u2069` })}
      {'. '}
      {code && t(hints[code])}
    </Alert>
  );
}
