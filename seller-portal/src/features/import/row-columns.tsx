import { useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ImportOutcome, ImportProgress, ImportRow } from '@mawad/supabase/imports/queries';
import { isCorrectable } from './import-queries.ts';
import { ConfirmRow } from './confirm-row.tsx';
import { RowProduct } from './row-product.tsx';
import { RefusedRow } from './refused-row.tsx';
import { RowChanges } from './row-changes.tsx';
import { RowReasons } from './row-reasons.tsx';

/** List columns of an import's rows with one outcome. */
export function useRowColumns(one: ImportProgress, outcome: ImportOutcome): PortalColumn<ImportRow>[] {
  const { t } = useTranslation('import');
  const mendable = isCorrectable(one);
  const columns: PortalColumn<ImportRow>[] = [
    { id: 'row', header: t('rows.row'), cell: ({ row }) => <Ltr>{row}</Ltr> },
    { id: 'product', header: t('rows.product'), cell: (row) => <RowProduct row={row} />, lead: true },
  ];
  if (outcome === 'refused') {
    columns.push({
      id: 'reasons',
      header: t('rows.reasons'),
      cell: (row) => <RefusedRow importId={one.id} row={row} mendable={mendable} />,
      lead: true,
    });
  } else if (outcome === 'held') {
    columns.push({
      id: 'changes',
      header: t('rows.values'),
      cell: (row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <RefusedRow importId={one.id} row={row} mendable={mendable} />
          <RowChanges row={row} />
        </Box>
      ),
      lead: true,
    });
  } else if (outcome === 'kept') {
    columns.push({ id: 'kept', header: t('rows.kept'), cell: (row) => <RowReasons row={row} />, lead: true });
  } else if (outcome !== 'unchanged' && outcome !== 'waiting') {
    const isNew = outcome === 'create' || outcome === 'created';
    columns.push({
      id: 'changes',
      header: t(isNew ? 'rows.newValues' : 'rows.values'),
      cell: (row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <RowChanges row={row} />
          <RowReasons row={row} />
        </Box>
      ),
      lead: true,
    });
  }
  if (outcome === 'held' && one.status === 'checked') {
    columns.push({
      id: 'confirm',
      header: t('rows.confirm'),
      cell: (row) => <ConfirmRow importId={one.id} row={row} />,
    });
  }
  return columns;
}
