import { baghdadDay, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useFileExport } from '@mawad/shared-ui/spreadsheet/use-file-export.ts';
import type { PagesProgress } from '@mawad/shared-ui/spreadsheet/write-pages.ts';
import { ExportOutcome } from './export-outcome.tsx';
import type { ListView } from './list-view.ts';

interface ListExportProps<Row> {
  view: ListView<Row>;
  /** Runs before the first row is read, for example to record the export. */
  onStart?: () => Promise<void>;
}

/** Button that saves all rows of a list as a file, with the list's filter, sort and shown columns. */
export function ListExport<Row>({ view, onStart }: ListExportProps<Row>) {
  const { t } = useTranslation('file-export');
  const language = useLanguage();
  const { state, start, stop, dismiss } = useFileExport<PagesProgress>();
  const save = () =>
    start(`${view.name}-${baghdadDay()}.xlsx`, async (tools) => {
      const [{ writeList }] = await Promise.all([import('./write-list.ts'), onStart?.()]);
      return writeList(view, { isRightToLeft: language === 'ar', ...tools });
    });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={mdiDownload} />}
        disabled={!view.count || state.step === 'running'}
        onClick={() => void save()}
      >
        {t('save')}
      </Button>
      {state.step !== 'idle' && (
        <Box sx={{ flexBasis: '100%', minInlineSize: 0 }}>
          <ExportOutcome state={state} onStop={stop} onAgain={() => void save()} onClose={dismiss} />
        </Box>
      )}
    </>
  );
}
