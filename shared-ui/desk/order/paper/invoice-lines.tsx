import { Fragment } from 'react';
import { useFormat } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { type Bill, paymentOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { Both, BothWords, invoiceWords } from '@mawad/shared-ui/desk/order/paper/invoice-words.tsx';
import { PaperTable } from './paper-table.tsx';
import type { PaperLine, PaperOrder } from './paper-order.ts';

interface InvoiceLinesProps {
  order: PaperOrder;
  bill: Bill;
}

/** Lines and sums of a bill; every amount has two decimals. */
export function InvoiceLines({ order, bill }: InvoiceLinesProps) {
  const { amount } = useFormat();
  const { en, ar } = invoiceWords;
  return (
    <>
      <PaperTable columns={['description', 'unitPrice', 'quantity', 'amount']}>
        {bill.lines.map((line) => (
          <tr key={line.id}>
            <td>
              <Goods line={line} />
              {bill.kind !== 'credit_note' && <Returns line={line} />}
            </td>
            <td>{line.unit_price !== null && amount(line.unit_price)}</td>
            <td>
              <Quantity line={line} />
            </td>
            <td>{line.line_total !== null && amount(line.line_total)}</td>
          </tr>
        ))}
      </PaperTable>
      <Box component="dl" sx={sumStyle}>
        <dt>
          <BothWords word="subtotal" />
        </dt>
        <dd>{amount(bill.subtotal)}</dd>
        <dt>
          <BothWords word={order.pickup ? 'pickup' : 'delivery'} />
        </dt>
        <dd>{amount(bill.delivery_fee)}</dd>
        <Box component="dt" sx={totalStyle}>
          <BothWords word={bill.kind === 'credit_note' ? 'credited' : 'total'} />
        </Box>
        <Box component="dd" sx={totalStyle}>
          {amount(bill.total)} <bdi lang="en">{en.currency}</bdi> / <bdi lang="ar">{ar.currency}</bdi>
        </Box>
        {bill.kind !== 'credit_note' && <Payment order={order} />}
      </Box>
    </>
  );
}

/** Credit notes of an invoice, and the amount that is due or was paid. */
function Payment({ order }: { order: PaperOrder }) {
  const { amount } = useFormat();
  const credits = order.papers.filter(({ kind }) => kind === 'credit_note');
  const payment = paymentOf(order);
  const isOpen = payment?.word === 'toCollect';
  return (
    <>
      {credits.map((credit) => (
        <Fragment key={credit.number}>
          <dt>
            <BothWords word="creditNote" />
            <Ltr>{credit.number}</Ltr>
          </dt>
          <dd>
            <Ltr>{amount(-credit.total)}</Ltr>
          </dd>
        </Fragment>
      ))}
      {payment && (!isOpen || credits.length > 0) && (
        <>
          <dt>
            <BothWords word={payment.word} />
          </dt>
          <dd>{amount(payment.iqd)}</dd>
        </>
      )}
      {isOpen && (
        <>
          <dt>
            <BothWords word="payment" />
          </dt>
          <dd>
            <BothWords word={order.pickup ? 'cashAtPickup' : 'cash'} />
          </dd>
        </>
      )}
    </>
  );
}

/** Name and variant of a line in both languages, and its SKU. */
export function Goods({ line }: { line: PaperLine }) {
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

/** Return policy of a line in both languages. */
export function Returns({ line }: { line: PaperLine }) {
  const { en, ar } = invoiceWords;
  return (
    <Box sx={{ fontSize: '0.85em', color: '#3E5561' }}>
      <Both en={en.returns[line.returns]} ar={ar.returns[line.returns]} />
    </Box>
  );
}

/** Name of a unit, or the unit as written if it is not in the unit table. */
const unitName = (units: Record<string, string>, unit: string) => units[unit] ?? unit;

/** Quantity and unit in both languages. */
export function Quantity({ line }: { line: PaperLine }) {
  const { number } = useFormat();
  const { en, ar } = invoiceWords;
  return (
    <>
      {number(line.quantity)}
      <Box sx={{ fontSize: '0.85em', color: '#3E5561' }}>
        <bdi lang="en">{unitName(en.units, line.unit)}</bdi> /{' '}
        <bdi lang="ar">{unitName(ar.units, line.unit)}</bdi>
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

const sumStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 0.5,
  inlineSize: 'fit-content',
  marginInlineStart: 'auto',
  marginBlock: 2,
  paddingInline: 1,
  breakInside: 'avoid',
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

const totalStyle = { fontSize: '1.2em', fontWeight: 700, whiteSpace: 'nowrap' };
