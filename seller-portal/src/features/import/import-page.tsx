import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useInspectedFile } from '@mawad/shared-ui/spreadsheet/use-inspected-file.ts';
import type { ImportMode } from '@mawad/supabase/imports/queries';
import { ChooseFile } from './choose-file.tsx';
import { ImportHistory } from './import-history.tsx';
import { importLimits } from '../../product-file/import-limits.ts';
import { MappingStep } from './mapping-step.tsx';
import type { FilePlan } from './stage-file.ts';
import { StagingStep } from './staging-step.tsx';

/** Reads a file, maps its columns and uploads its rows; earlier imports are listed below. */
export function ImportPage() {
  const { t } = useTranslation('import');
  const [mode, setMode] = useState<ImportMode>('both');
  const [plan, setPlan] = useState<FilePlan | null>(null);
  const reading = useInspectedFile(importLimits);
  const { inspected } = reading;
  return (
    <PortalPage
      title={t('page.title')}
      subtitle={t('page.lead')}
      back={{ to: '/seller/dashboard/products', label: t('page.back') }}
    >
      {inspected && plan && (
        <StagingStep key={plan.id} plan={plan} rows={inspected.rows} onBack={() => setPlan(null)} />
      )}
      {inspected && !plan && (
        <MappingStep
          key={inspected.info.sheet}
          inspected={inspected}
          mode={mode}
          onSheet={(sheet) => void reading.read(inspected.file, sheet)}
          onOther={reading.clear}
          onPlan={setPlan}
        />
      )}
      {!inspected && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <ChooseFile mode={mode} onMode={setMode} reading={reading} />
          <ImportHistory />
        </Box>
      )}
    </PortalPage>
  );
}
