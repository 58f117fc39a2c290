import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Bill } from '@mawad/shared-ui/desk/order/bills.ts';
import { sheetPage } from '@mawad/shared-ui/desk/order/paper-styles.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import type { PaperOrder, PaperPlace } from './paper-order.ts';

interface InvoiceSheetsProps {
  sheets: { order: PaperOrder; bill: Bill | 'slip' }[];
  places: PaperPlace[];
}

/** Invoices, credit notes or packing slips, each printed on pages of its own. */
export function InvoiceSheets({ sheets, places }: InvoiceSheetsProps) {
  return sheets.map(({ order, bill }) => (
    <Box key={`${order.id} ${bill === 'slip' ? bill : bill.number}`} sx={sheetPage}>
      <InvoiceSheet order={order} places={places} bill={bill} />
    </Box>
  ));
}
