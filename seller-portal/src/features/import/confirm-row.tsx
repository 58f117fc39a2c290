import { useTranslation } from '@mawad/shared-i18n';
import { Checkbox } from '@mawad/shared-ui/kit/mui-forms.ts';
import { confirmImportRows, type ImportRow } from '@mawad/supabase/imports/queries';
import { useState } from 'react';
import { useChangeImport } from './use-change-import.ts';

/** Checkbox that confirms a held row. */
export function ConfirmRow({ importId, row }: { importId: string; row: ImportRow }) {
  const { t } = useTranslation('import');
  const ticking = useChangeImport((db, confirmed: boolean) =>
    confirmImportRows(db, importId, { rows: [row.row], confirmed }),
  );
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <Checkbox
      checked={wanted ?? row.confirmed}
      disabled={ticking.isPending}
      onChange={(_event, confirmed) => {
        setWanted(confirmed);
        ticking.mutate(confirmed, { onSettled: () => setWanted(null) });
      }}
      slotProps={{ input: { 'aria-label': t('rows.confirmRow', { number: row.row }) } }}
    />
  );
}
