import { useTranslation } from '@mawad/shared-i18n';
import { Checkbox } from '@mawad/shared-ui/mui-forms';
import { confirmImportRows, type ImportRow } from '@mawad/supabase/queries/imports';
import { useChangeImport } from './use-change-import.ts';

/** The tick that lets a price jump through. */
export function ConfirmRow({ importId, row }: { importId: string; row: ImportRow }) {
  const { t } = useTranslation('import');
  const ticking = useChangeImport((db, confirmed: boolean) =>
    confirmImportRows(db, importId, { rows: [row.row], confirmed }),
  );
  return (
    <Checkbox
      checked={ticking.isPending ? ticking.variables : row.confirmed}
      disabled={ticking.isPending}
      onChange={(_event, confirmed) => ticking.mutate(confirmed)}
      slotProps={{ input: { 'aria-label': t('rows.confirmRow', { number: row.row }) } }}
    />
  );
}
