import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { FilePicking } from '@mawad/shared-ui/desk/import/file-picking.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { FileReading } from '@mawad/shared-ui/spreadsheet/use-inspected-file.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import { fileLimits } from './read-category-file.ts';
import { templateSheet } from './template.ts';

/** File picker with drop target, template download. */
export function ChooseFile({ reading }: { reading: FileReading }) {
  const { t } = useTranslation(['admin-categories', 'import']);
  const language = useLanguage();
  const saving = useSaveSheet(t('import.templateFile'), async () => templateSheet(language, t));
  return (
    <Panel sx={{ display: 'grid', gap: 2.5, padding: { xs: 2, md: 3 } }}>
      <FilePicking reading={reading} mostRows={fileLimits.rows} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiDownload} />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('import:choose.template')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 260px' }}>
          {t('import.rule')}
        </Typography>
      </Box>
    </Panel>
  );
}
