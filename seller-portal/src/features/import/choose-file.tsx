import { useTranslation } from '@mawad/shared-i18n';
import { FilePicking } from '@mawad/shared-ui/desk/import/file-picking.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { FileReading } from '@mawad/shared-ui/spreadsheet/use-inspected-file.ts';
import type { ImportMode } from '@mawad/supabase/imports/queries';
import { importLimits } from '../../product-file/import-limits.ts';
import { ModeChoice } from './mode-choice.tsx';
import { TemplateButton } from './template-button.tsx';

interface ChooseFileProps {
  mode: ImportMode;
  onMode: (mode: ImportMode) => void;
  reading: FileReading;
}

/** First step of an import: its mode, and a file chosen or dropped. */
export function ChooseFile({ mode, onMode, reading }: ChooseFileProps) {
  const { t } = useTranslation('import');
  return (
    <Panel sx={{ display: 'grid', gap: 2.5, padding: { xs: 2, md: 3 } }}>
      <ModeChoice mode={mode} onMode={onMode} />
      <FilePicking reading={reading} mostRows={importLimits.rows} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TemplateButton />
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 260px' }}>
          {t('choose.rule')}
        </Typography>
      </Box>
    </Panel>
  );
}
