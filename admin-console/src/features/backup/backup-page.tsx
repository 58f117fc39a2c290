import { useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { BackupFacts } from './backup-facts.tsx';
import { ExportSection } from './export-section.tsx';
import { RestoreTests } from './restore-tests.tsx';

/** Backups, restore tests and export as a spreadsheet. */
export function BackupPage() {
  const { t } = useTranslation('admin-backup');
  return (
    <PortalPage title={t('title')} subtitle={t('subtitle')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ExportSection />
        <BackupFacts />
        <RestoreTests />
      </Box>
    </PortalPage>
  );
}
