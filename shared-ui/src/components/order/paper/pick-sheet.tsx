import { Wordmark } from '@mawad/shared-ui/components/brand-mark';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { Goods, Quantity } from '@mawad/shared-ui/components/order/paper/invoice-lines';
import { BothWords } from '@mawad/shared-ui/components/order/paper/invoice-words';
import { Box } from '@mawad/shared-ui/mui';
import { gatherLines } from './gather-lines.ts';
import type { PaperOrder } from './paper-order.ts';
import { sheetStyle } from './sheet-style.ts';
import { sheetTable } from './sheet-table.ts';

/** Everything that several orders need from the shelves, each thing once, with the orders that it goes to. */
export function PickSheet({ orders }: { orders: PaperOrder[] }) {
  return (
    <Box component="article" aria-labelledby="pick-title" sx={sheetStyle}>
      <Wordmark size={34} />
      <Box id="pick-title" component="h1" sx={{ fontSize: 26, lineHeight: 1.3, margin: 0, marginBlock: 2 }}>
        <BothWords word="pickList" />
      </Box>
      <Box component="table" sx={sheetTable}>
        <thead>
          <tr>
            <th scope="col">
              <BothWords word="description" />
            </th>
            <th scope="col">
              <BothWords word="quantity" />
            </th>
            <th scope="col">
              <BothWords word="orders" />
            </th>
          </tr>
        </thead>
        <tbody>
          {gatherLines(orders).map(({ line, uses }) => (
            <tr key={line.id}>
              <td>
                <Goods line={line} />
              </td>
              <td>
                <strong>
                  <Quantity line={line} />
                </strong>
              </td>
              <td>
                {uses.map(({ number, quantity }) => (
                  <Box key={number}>
                    <Ltr>{`${number} × ${quantity}`}</Ltr>
                  </Box>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
