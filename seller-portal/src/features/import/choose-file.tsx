import { useRef, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { Panel } from '@mawad/shared-ui/components/panel';
import { mdiUpload } from '@mawad/shared-ui/icons';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { sheetTypes } from '@mawad/shared-ui/spreadsheet/read-spreadsheet';
import type { ImportMode } from '@mawad/supabase/queries/imports';
import { FileTrouble } from './file-trouble.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { TemplateButton } from './template-button.tsx';
import type { FileReading } from './use-inspected-file.ts';
import { WorkProgress } from './work-progress.tsx';

interface ChooseFileProps {
  mode: ImportMode;
  onMode: (mode: ImportMode) => void;
  reading: FileReading;
}

/** What the file is for, and the file itself: chosen or dropped. */
export function ChooseFile({ mode, onMode, reading: { reading, read, stop } }: ChooseFileProps) {
  const { t } = useTranslation('import');
  return (
    <Panel sx={{ display: 'grid', gap: 2.5, padding: { xs: 2, md: 3 } }}>
      <ModeChoice mode={mode} onMode={onMode} />
      <div>
        <DropZone busy={reading.state === 'reading'} onFile={(file) => void read(file)} />
        <div role="status">
          {reading.state === 'reading' && (
            <Box sx={{ marginBlockStart: 2 }}>
              <WorkProgress
                label={t('choose.reading', { name: `\u2068${reading.name}\u2069`, number: reading.rows })}
                action={{ label: t('staging.cancel'), run: stop }}
              />
            </Box>
          )}
        </div>
      </div>
      {(reading.state === 'failed' || reading.state === 'empty') && (
        <FileTrouble name={reading.name} error={reading.state === 'failed' ? reading.error : null} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TemplateButton />
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 260px' }}>
          {t('choose.rule')}
        </Typography>
      </Box>
    </Panel>
  );
}

function DropZone({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('import');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !busy) onFile(file);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        padding: { xs: 2.5, md: 5 },
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: over ? 'action.selected' : 'surface.sunken',
        textAlign: 'center',
      }}
    >
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon path={mdiUpload} />}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {t('choose.file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={sheetTypes}
        aria-label={t('choose.file')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('choose.drop')}
      </Typography>
    </Box>
  );
}
