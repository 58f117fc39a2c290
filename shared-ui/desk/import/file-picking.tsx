import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { FileReading } from '@mawad/shared-ui/spreadsheet/use-inspected-file.ts';
import { DropZone } from './drop-zone.tsx';
import { FileRefusal } from './file-refusal.tsx';
import { WorkProgress } from './work-progress.tsx';

/** Reads a chosen spreadsheet with a row counter, and shows the reason if it is refused. */
export function FilePicking({
  reading: { reading, read, stop },
  mostRows,
}: {
  reading: FileReading;
  mostRows: number;
}) {
  const { t } = useTranslation('import');
  return (
    <>
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
        <FileRefusal
          name={reading.name}
          error={reading.state === 'failed' ? reading.error : null}
          mostRows={mostRows}
        />
      )}
    </>
  );
}
