import { useFormat } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Goods, Quantity, Returns } from '@mawad/shared-ui/desk/order/paper/invoice-lines.tsx';
import { BothWords, invoiceWords } from '@mawad/shared-ui/desk/order/paper/invoice-words.tsx';
import { paymentOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { TickPlace } from '@mawad/shared-ui/desk/order/paper/tick-place.tsx';
import { PaperTable } from './paper-table.tsx';
import type { PaperOrder } from './paper-order.ts';

/**
 * Lines of a packing slip with a box to tick for each, the buyer's note, and the amount that is due or was
 * paid. The slip of a reader who may not see money is for packing only; the driver's slip is printed by a
 * reader who may.
 */
export function SlipLines({ order }: { order: PaperOrder }) {
  const { amount } = useFormat();
  const { en, ar } = invoiceWords;
  const payment = paymentOf(order);
  return (
    <>
      <PaperTable columns={['description', 'quantity', 'packed']}>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td>
              <Goods line={line} />
              <Returns line={line} />
            </td>
            <td>
              <Quantity line={line} />
            </td>
            <td>{line.quantity > 0 && <TickPlace />}</td>
          </tr>
        ))}
      </PaperTable>
      {order.delivery.notes && (
        <Box sx={noteStyle}>
          <BothWords word="note" />
          <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {order.delivery.notes}
          </Box>
        </Box>
      )}
      {payment && (
        <Box sx={collectStyle}>
          <div>
            <BothWords word={payment.word} />
          </div>
          <div>
            {amount(payment.iqd)} <bdi lang="en">{en.currency}</bdi> / <bdi lang="ar">{ar.currency}</bdi>
          </div>
        </Box>
      )}
    </>
  );
}

const noteStyle = { marginBlockStart: 2, padding: 1.5, border: '1px solid #C9CEC9', borderRadius: '6px' };

const collectStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  marginBlockStart: 2,
  padding: 1.5,
  border: '2px solid #14232B',
  borderRadius: '6px',
  fontSize: '1.2em',
  fontWeight: 700,
  breakInside: 'avoid',
} as const;
