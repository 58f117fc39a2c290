import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { listImportRows, type ImportRow } from '@mawad/supabase/imports/queries';
import { categoriesQuery } from '../../categories-query.ts';
import { attributesQuery } from '../../product-file/attributes-query.ts';
import { refusedSheetOf } from './refused-sheet-of.ts';

/** Downloads the refused rows with what to correct, in a file that can be imported again. */
export function RefusedButton({ id }: { id: string }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const services = useServices();
  const saving = useSaveSheet(t('rows.fileName'), async () => {
    const [rows, categories, attributes] = await Promise.all([
      allRefused(backendOf(services).data, id),
      services.queryClient.fetchQuery(categoriesQuery(services)),
      services.queryClient.fetchQuery(attributesQuery(services)),
    ]);
    return refusedSheetOf(rows, categories, language, t, attributes);
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
      sx={{ justifySelf: 'start' }}
    >
      {t('rows.download')}
    </Button>
  );
}

async function allRefused(db: DataClient, id: string): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await listImportRows(db, id, { outcome: 'refused', page, page_size: 100 });
    rows.push(...answer.items);
    if (page >= answer.pages) return rows;
  }
}
