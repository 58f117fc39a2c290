import { useFormat } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { Box } from '@mawad/shared-ui/mui';
import type { OrderDetail, OrderLine } from '@mawad/supabase/queries/orders';
import { Both, BothWords, invoiceWords } from './invoice-words.tsx';

/** The goods and what they come to; every amount with two decimals. */
export function InvoiceLines({ order }: { order: OrderDetail }) {
  const { amount } = useFormat();
  const { en, ar } = invoiceWords;
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">
                <BothWords word="description" />
              </th>
              <th scope="col">
                <BothWords word="unitPrice" />
              </th>
              <th scope="col">
                <BothWords word="quantity" />
              </th>
              <th scope="col">
                <BothWords word="amount" />
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.id}>
                <td>
                  <Goods line={line} />
                </td>
                <td>{amount(line.unit_price)}</td>
                <td>
                  <Quantity line={line} />
                </td>
                <td>{amount(line.line_total)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box component="dl" sx={sumStyle}>
        <dt>
          <BothWords word="subtotal" />
        </dt>
        <dd>{amount(order.subtotal)}</dd>
        <dt>
          <BothWords word="delivery" />
        </dt>
        <dd>{amount(order.delivery_fee)}</dd>
        <Box component="dt" sx={totalStyle}>
          <BothWords word="total" />
        </Box>
        <Box component="dd" sx={totalStyle}>
          {amount(order.total)} <bdi lang="en">{en.currency}</bdi> / <bdi lang="ar">{ar.currency}</bdi>
        </Box>
        <dt>
          <BothWords word="payment" />
        </dt>
        <dd>
          <BothWords word="cash" />
        </dd>
      </Box>
    </>
  );
}

function Goods({ line }: { line: OrderLine }) {
  const variantIn = (color: string | null) => [line.size, color].filter(Boolean).join(' / ');
  const withVariant = (name: string, variant: string) => (variant ? `${name} (${variant})` : name);
  return (
    <>
      <Both
        en={withVariant(line.name_en, variantIn(line.color))}
        ar={withVariant(line.name_ar, variantIn(line.color_ar ?? line.color))}
      />
      <Box sx={{ fontSize: '0.85em', color: '#3E5561' }}>
        <Ltr>{line.sku}</Ltr>
      </Box>
    </>
  );
}

function Quantity({ line }: { line: OrderLine }) {
  const { number } = useFormat();
  const { en, ar } = invoiceWords;
  return (
    <>
      {number(line.quantity)}
      <Box sx={{ fontSize: '0.85em', color: '#3E5561' }}>
        <bdi lang="en">{en.units[line.unit]}</bdi> / <bdi lang="ar">{ar.units[line.unit]}</bdi>
        {line.ordered_quantity !== null && (
          <Box>
            <bdi lang="en">{en.ordered}</bdi> / <bdi lang="ar">{ar.ordered}</bdi>{' '}
            {number(line.ordered_quantity)}
          </Box>
        )}
      </Box>
    </>
  );
}

const tableStyle = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 0.75, paddingInline: 1, verticalAlign: 'top', textAlign: 'start' },
  '& th': { backgroundColor: '#F4F5F3', fontSize: 12, lineHeight: 1.4 },
  '& td': { borderBlockEnd: '1px solid #E6E8E5' },
  '& :is(th, td):not(:first-of-type)': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
} as const;

const sumStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: 4,
  rowGap: 0.5,
  inlineSize: 'fit-content',
  marginInlineStart: 'auto',
  marginBlock: 2,
  paddingInline: 1,
  breakInside: 'avoid',
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

const totalStyle = { fontSize: '1.2em', fontWeight: 700 };
