import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPencilOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { ImportRow } from '@mawad/supabase/imports/queries';
import { MendRow } from './mend-row.tsx';
import { fieldOf } from './refused-rows.ts';
import { RowReasons } from './row-reasons.tsx';

interface RefusedRowProps {
  importId: string;
  row: ImportRow;
  mendable: boolean;
}

/** Reasons of a refused or held row, with a form that corrects its cells. */
export function RefusedRow({ importId, row, mendable }: RefusedRowProps) {
  const { t } = useTranslation('import');
  const [open, setOpen] = useState(false);
  const isOfCells = row.problems.some((problem) => fieldOf(problem) !== undefined);
  if (open && mendable) return <MendRow importId={importId} row={row} onClose={() => setOpen(false)} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <RowReasons row={row} />
      {mendable && isOfCells && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon path={mdiPencilOutline} size={18} />}
          aria-label={t('mend.openRow', { number: row.row })}
          onClick={() => setOpen(true)}
        >
          {t('mend.open')}
        </Button>
      )}
    </Box>
  );
}
