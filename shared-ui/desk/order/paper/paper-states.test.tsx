import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-part.tsx';
import { billsOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import type { OrderPaper, PaperOrder } from './paper-order.ts';

const line = {
  id: 1,
  product_id: 7,
  variant_id: null,
  name_en: 'PVC pipe 4 inch (white)',
  name_ar: 'PVC أنبوب 4 إنج (أبيض) ضغط 16 بار',
  sku: 'PVC-4',
  unit: 'Piece' as const,
  size: null,
  color: null,
  color_ar: null,
  returns: '30_days' as const,
  unit_price: 10_000,
  quantity: 5,
  ordered_quantity: null,
  line_total: 50_000,
};
const order: PaperOrder = {
  id: 'order-1',
  number: 'MW-7K3F9Q',
  status: 'Processing',
  created_at: '2026-11-01T09:00:00Z',
  due_on: '2026-11-03',
  approved_at: null,
  cash_collected: null,
  papers: [],
  company_name: 'شركة دجلة للمواد الإنشائية المحدودة',
  company_name_en: 'Dijla Building Supply',
  company_name_ar: 'دجلة للمواد الإنشائية',
  subtotal: 50_000,
  delivery_fee: 5000,
  total: 55_000,
  seller: { phone: null, governorate: null },
  pickup: null,
  delivery: { full_name: 'Ali Hassan', phone: '+9647701234567' },
  lines: [line],
};
const invoice: OrderPaper = {
  kind: 'invoice',
  number: 'INV-2026-00007',
  lines: [{ line_id: 1, quantity: 5, amount: 50_000 }],
  subtotal: 50_000,
  delivery_fee: 5000,
  total: 55_000,
  issued_at: '2026-11-02T09:00:00Z',
};
const credit = (quantity: number, delivery_fee: number): OrderPaper => ({
  ...invoice,
  kind: 'credit_note',
  number: 'CN-2026-00002',
  lines: [{ line_id: 1, quantity, amount: quantity * 10_000 }],
  subtotal: quantity * 10_000,
  delivery_fee,
  total: quantity * 10_000 + delivery_fee,
});
const approved = { approved_at: '2026-11-02T09:00:00Z', papers: [invoice] };
const toCollect = (amount: string) => [`Cash to collect ${amount}`];
const nothing: string[] = [];

interface State {
  state: string;
  change: Partial<PaperOrder>;
  /** Titles of the billing documents. */
  bills: string[];
  /** Warning on every sheet except credit notes; `slipWarning` overrides it on the slip. */
  warning?: string;
  slipWarning?: string;
  /** Payment lines of the slip. */
  slip: string[];
  /** Payment lines of the invoice. */
  paid: string[];
}
const shortLine = { ...line, quantity: 3, ordered_quantity: 5, line_total: 30_000 };
const states: State[] = [
  {
    state: 'awaits approval',
    change: {},
    bills: ['Pro forma invoice'],
    warning: 'Not an invoice: the numbered invoice follows once the order is approved',
    slipWarning: 'Not approved yet: do not send',
    slip: toCollect('55,000.00'),
    paid: nothing,
  },
  {
    state: 'is cancelled before the approval',
    change: { status: 'Cancelled' },
    bills: [],
    slipWarning: 'Cancelled, nothing to pay',
    slip: nothing,
    paid: nothing,
  },
  {
    state: 'is rejected before the approval',
    change: { status: 'Rejected' },
    bills: [],
    slipWarning: 'Rejected, nothing to pay',
    slip: nothing,
    paid: nothing,
  },
  { state: 'is approved', change: approved, bills: ['Invoice'], slip: toCollect('55,000.00'), paid: nothing },
  {
    state: 'is short',
    change: {
      ...approved,
      lines: [shortLine],
      subtotal: 30_000,
      total: 35_000,
      papers: [invoice, credit(2, 0)],
    },
    bills: ['Invoice', 'Credit note'],
    slip: toCollect('35,000.00'),
    paid: toCollect('35,000.00'),
  },
  {
    state: 'is on its way',
    change: { ...approved, status: 'Shipped' },
    bills: ['Invoice'],
    slip: toCollect('55,000.00'),
    paid: nothing,
  },
  {
    state: 'is delivered and paid',
    change: { ...approved, status: 'Delivered', cash_collected: 55_000 },
    bills: ['Invoice'],
    slip: ['Paid in cash 55,000.00'],
    paid: ['Paid in cash 55,000.00'],
  },
  {
    state: 'is delivered and paid in part',
    change: { ...approved, status: 'Delivered', cash_collected: 50_000 },
    bills: ['Invoice'],
    slip: ['Paid in cash 50,000.00'],
    paid: ['Paid in cash 50,000.00'],
  },
  {
    state: 'is cancelled after the approval',
    change: { ...approved, status: 'Cancelled', papers: [invoice, credit(5, 5000)] },
    bills: ['Invoice', 'Credit note'],
    warning: 'Cancelled, nothing to pay',
    slip: nothing,
    paid: nothing,
  },
  {
    state: 'is rejected after the approval',
    change: { ...approved, status: 'Rejected', papers: [invoice, credit(5, 5000)] },
    bills: ['Invoice', 'Credit note'],
    warning: 'Rejected, nothing to pay',
    slip: nothing,
    paid: nothing,
  },
  {
    state: 'is refused at the door, the delivery fee paid',
    change: { ...approved, status: 'Cancelled', cash_collected: 5000, papers: [invoice, credit(5, 0)] },
    bills: ['Invoice', 'Credit note'],
    warning: 'Cancelled, nothing more to pay',
    slip: ['Delivery fee paid 5,000.00'],
    paid: ['Delivery fee paid 5,000.00'],
  },
];

const warnings = /nothing (more )?to pay|Not an invoice|do not send/g;
const payments = /(Cash to collect|Paid in cash|Delivery fee paid)\D*?([\d,]+\.\d\d)/g;
/** English texts of a sheet that match a pattern. */
const textsIn = (sheet: HTMLElement, pattern: RegExp) =>
  [...(sheet.textContent ?? '').matchAll(pattern)].map((match) =>
    match[2] ? `${match[1]} ${match[2]}` : match[0],
  );
const warningsIn = (text: string | undefined) =>
  text ? [...text.matchAll(warnings)].map(([words]) => words) : [];

describe.each(states)('an order that $state', ({ change, bills, warning, slipWarning, slip, paid }) => {
  const changed = { ...order, ...change };

  test.each(['en', 'ar'] as const)(
    'has a slip with the right payment and warnings (%s)',
    async (language) => {
      await renderPart(<InvoiceSheet order={changed} places={[]} bill="slip" />, language);
      const sheet = screen.getByRole('article');
      expect(textsIn(sheet, payments)).toEqual(slip);
      expect(textsIn(sheet, warnings)).toEqual(warningsIn(slipWarning ?? warning));
    },
  );

  test.each(['en', 'ar'] as const)(
    'has billing documents with the right payment and warnings (%s)',
    async (language) => {
      await renderPart(
        <>
          {billsOf(changed).map((bill) => (
            <InvoiceSheet key={bill.number} order={changed} places={[]} bill={bill} />
          ))}
        </>,
        language,
      );
      const sheets = screen.queryAllByRole('article');
      expect(sheets.map((sheet) => bills.find((title) => sheet.textContent!.includes(title)))).toEqual(bills);
      const [first, second] = sheets;
      if (first) {
        expect(textsIn(first, payments)).toEqual(paid);
        expect(textsIn(first, warnings)).toEqual(warningsIn(warning));
      }
      if (second) {
        expect(textsIn(second, payments)).toEqual([]);
        expect(second).toHaveTextContent('CN-2026-00002');
        expect(second).toHaveTextContent('INV-2026-00007');
      }
    },
  );
});

test('an invoice shows the billed and the credited amounts', async () => {
  const changed = { ...order, ...states.find(({ state }) => state === 'is short')!.change };
  const [first] = billsOf(changed);
  await renderPart(<InvoiceSheet order={changed} places={[]} bill={first!} />);
  const sheet = screen.getByRole('article');
  for (const text of ['INV-2026-00007', '50,000.00', '55,000.00', 'CN-2026-00002', '-20,000.00', '35,000.00'])
    expect(sheet).toHaveTextContent(text);
});

test.each(['en', 'ar'] as const)(
  'a slip names the seller and the goods in both languages (%s)',
  async (language) => {
    await renderPart(<InvoiceSheet order={{ ...order, ...approved }} places={[]} bill="slip" />, language);
    for (const name of [order.company_name, order.company_name_en, order.company_name_ar])
      expect(screen.getByText(name)).toBeVisible();
    // Right-to-left although the name begins with Latin letters.
    expect(screen.getByText(line.name_ar)).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText(line.name_en)).toHaveAttribute('dir', 'ltr');
  },
);

test.each(['en', 'ar'] as const)('shows the return policy of each line (%s)', async (language) => {
  const lines = (['faulty_only', 'none'] as const).map((returns, place) => ({
    ...line,
    ...{ id: place + 1, returns },
  }));
  const changed = { ...order, lines };
  const [proforma] = billsOf(changed);
  await renderPart(
    <>
      <InvoiceSheet order={changed} places={[]} bill="slip" />
      <InvoiceSheet order={changed} places={[]} bill={proforma!} />
    </>,
    language,
  );
  for (const sheet of screen.getAllByRole('article'))
    for (const words of [
      'Returns only if wrong or faulty',
      'الإرجاع فقط إن وصل مغلوطًا أو معيبًا',
      'Not returnable',
      'لا يُرجَع',
    ])
      expect(sheet).toHaveTextContent(words);
});

test('a credit note promises no returns', async () => {
  const cancelled = { ...order, ...approved, status: 'Cancelled', papers: [invoice, credit(5, 5000)] };
  await renderPart(<InvoiceSheet order={cancelled} places={[]} bill={billsOf(cancelled)[1]!} />);
  expect(screen.getByRole('article')).not.toHaveTextContent(/returns/);
});
