import { useTranslation } from '@mawad/shared-i18n';
import type { Bill, BillRole } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { BillColumns } from './bill-columns.tsx';
import { BillLines } from './bill-lines.tsx';
import { LeftRows } from './left-rows.tsx';

interface BillReviewProps {
  bill: Bill;
  /** Sets what a column of a table, by its place in the sheet, holds. */
  onRole: (table: number, place: number, role: BillRole) => void;
  /** Takes a row that was left out in as a line. */
  onTake: (row: number) => void;
}

/** Result of reading a table: columns, lines with the file's row numbers, and the rows left out. */
export function BillReview({ bill, onRole, onTake }: BillReviewProps) {
  const { t } = useTranslation('quote');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {bill.tables.map(({ row, columns }, table) => (
        <BillColumns
          key={table}
          columns={columns}
          {...(bill.tables.length > 1 && { row })}
          onRole={(place, role) => onRole(table, place, role)}
        />
      ))}
      {bill.lines.length === 0 ? (
        <Alert severity="warning">{t('review.none')}</Alert>
      ) : (
        <BillLines lines={bill.lines} />
      )}
      {bill.left.length > 0 && <LeftRows rows={bill.left} onTake={onTake} />}
    </Box>
  );
}
