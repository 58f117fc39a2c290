import { useId } from 'react';
import { useFormat } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Goods, Quantity } from '@mawad/shared-ui/desk/order/paper/invoice-lines.tsx';
import { BothWords } from '@mawad/shared-ui/desk/order/paper/invoice-words.tsx';
import { TickPlace } from '@mawad/shared-ui/desk/order/paper/tick-place.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { gatherLines } from './gather-lines.ts';
import type { PaperOrder } from './paper-order.ts';
import { sheetStyle } from './sheet-style.ts';
import { PaperTable } from './paper-table.tsx';

/** Picking list: all items of several orders, each once, with the orders that need it. */
export function PickSheet({ orders }: { orders: PaperOrder[] }) {
  const titleId = useId();
  const { number } = useFormat();
  return (
    <Box component="article" aria-labelledby={titleId} sx={sheetStyle}>
      <Wordmark size={34} />
      <Box id={titleId} component="h1" sx={{ fontSize: 26, lineHeight: 1.3, margin: 0, marginBlock: 2 }}>
        <BothWords word="pickList" />
      </Box>
      <PaperTable columns={['description', 'quantity', 'orders', 'picked']}>
        {gatherLines(orders).map(({ line, uses }) => (
          <tr key={line.id}>
            <td>
              <Goods line={line} />
            </td>
            <td>
              <strong>
                <Quantity line={{ ...line, ordered_quantity: null }} />
              </strong>
            </td>
            <td>
              {uses.map((use) => (
                <Box key={use.number}>
                  <Ltr>{`${use.number} × ${number(use.quantity)}`}</Ltr>
                  {use.isPickup && <BothWords word="pickup" />}
                </Box>
              ))}
            </td>
            <td>
              <TickPlace />
            </td>
          </tr>
        ))}
      </PaperTable>
    </Box>
  );
}
