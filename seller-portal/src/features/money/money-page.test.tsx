import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { AppError } from '@mawad/supabase/errors';
import {
  type CommissionInvoice,
  getCommissionInvoice,
  getOwnBalance,
  getStatement,
  getWholeStatement,
  listCommissionInvoices,
  type OwnBalance,
  type Statement,
} from '@mawad/supabase/ledger/queries';
import { getOwnRights, getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';
import { quietHome } from '../../../testing/quiet-home.ts';

jest.mock('@mawad/supabase/ledger/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/ledger/queries'),
  getCommissionInvoice: jest.fn(),
  getOwnBalance: jest.fn(),
  getStatement: jest.fn(),
  getWholeStatement: jest.fn(),
  listCommissionInvoices: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(() => new Promise(() => undefined)),
}));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  listSellerOrders: jest.fn(() => new Promise(() => undefined)),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));

const seller = {
  ...approvedSeller,
  company_id: 'c1',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'أدوات دجلة',
};
const balance: OwnBalance = {
  state: 'open',
  due: 250_000,
  pending: 30_000,
  paid: 100_000,
  owed_to_market: 250_000,
  owed_to_company: 0,
  debt: 250_000,
  debt_limit: 1_000_000,
  share: 0.25,
  grace_ends_on: null,
  cash_by: 'seller',
  last_payment: { amount: 100_000, effective_on: '2026-11-05' },
};
const facts = {
  note: null,
  way: null,
  reference: null,
  receipt_path: null,
  reverses_id: null,
  reversed_by_id: null,
};
const statement: Statement = {
  opening: 300_000,
  closing: 250_000,
  debit: 50_000,
  credit: 100_000,
  items: [
    {
      ...facts,
      id: 1,
      effective_on: '2026-11-03',
      recorded_at: '2026-11-03T09:00:00Z',
      kind: 'delivery',
      order_id: 'o1',
      order_number: 'MW-1',
      amount: 50_000,
      balance: 350_000,
    },
    {
      ...facts,
      id: 2,
      effective_on: '2026-11-05',
      recorded_at: '2026-11-05T09:00:00Z',
      kind: 'payment',
      order_id: null,
      order_number: null,
      way: 'bank',
      reference: 'TR-77',
      amount: -100_000,
      balance: 250_000,
    },
  ],
  next: null,
};
const invoice: CommissionInvoice = {
  number: 'COM-2026-00004',
  month: '2026-10-01',
  issued_at: '2026-11-01T00:10:00Z',
  company: { name_en: 'Tigris Tools', name_ar: 'أدوات دجلة', address: null },
  lines: [
    {
      order_id: 'o1',
      order_number: 'MW-1',
      delivered_on: '2026-10-03',
      goods: 1_000_000,
      percent: 5,
      commission: 50_000,
    },
  ],
  goods: 1_000_000,
  commission: 50_000,
  payments: 0,
  opening: 0,
  closing: 50_000,
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'see_money']);
  jest.mocked(getSellerHome).mockImplementation(() => new Promise(() => undefined));
  jest.mocked(getOwnBalance).mockResolvedValue(balance);
  jest.mocked(getStatement).mockResolvedValue(statement);
  jest.mocked(getWholeStatement).mockResolvedValue(statement);
  jest.mocked(listCommissionInvoices).mockResolvedValue([
    { month: '2026-11-01', number: null, commission: 20_000 },
    { month: '2026-10-01', number: invoice.number, commission: 50_000 },
  ]);
  jest.mocked(getCommissionInvoice).mockResolvedValue(invoice);
});

test('shows what is due, pending and paid, the debt against its limit, and a line for each order', async () => {
  await openPortal('/seller/dashboard/money?from=2026-11-01&to=2026-11-30', seller);
  const amounts = await screen.findByRole('region', { name: 'Balance' });
  for (const [name, amount] of [
    ['Due now', '250,000.00'],
    ['Pending', '30,000.00'],
    ['Paid this year', '100,000.00'],
  ])
    expect(amounts).toHaveTextContent(new RegExp(`${name}${amount}`));
  expect(within(amounts).getByRole('meter')).toHaveAttribute('aria-valuenow', '250000');
  const lines = await screen.findByRole('table', { name: 'Statement' });
  expect(within(lines).getByRole('link', { name: /MW-1/ })).toHaveAttribute(
    'href',
    '/seller/dashboard/orders/o1',
  );
  expect(within(lines).getByRole('row', { name: /Payment/ })).toHaveTextContent('\u2066−100,000.00\u2069');
  expect(getStatement).toHaveBeenCalledWith(
    expect.anything(),
    'c1',
    { first_day: '2026-11-01', last_day: '2026-11-30' },
    { after: undefined },
  );
  expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull();
});

test.each([
  ['warned', 'دينك قريب من الحد', 'سدّد قبل بلوغ الحد'],
  ['over', 'دينك تجاوز الحد', 'يستقبل متجرك الطلبات حتى'],
  ['paused', 'متجرك لا يستقبل الطلبات', 'فور تسجيل تسديدك'],
] as const)('explains on both pages what a debt that is %s means (ar)', async (state, title, text) => {
  const debt = { state, debt: 1_100_000, debt_limit: 1_000_000, grace_ends_on: '2026-12-02' };
  jest.mocked(getOwnBalance).mockResolvedValue({ ...balance, ...debt });
  jest.mocked(getSellerHome).mockResolvedValue({ ...quietHome, debt });
  await openPortal('/seller/dashboard/money', seller, 'ar');
  const notice = (await screen.findByText(title)).closest('[role="alert"]')!;
  expect(notice).toHaveTextContent(text);
  expect(notice).toHaveTextContent('طريقة التسديد');
  await openPortal('/seller/dashboard', seller, 'ar');
  expect(await screen.findByRole('link', { name: 'عرض الرصيد' })).toHaveAttribute(
    'href',
    '/seller/dashboard/money',
  );
});

test('shows no debt against the limit if the marketplace owes the company', async () => {
  jest.mocked(getOwnBalance).mockResolvedValue({ ...balance, debt: -762_390 });
  await openPortal('/seller/dashboard/money', seller);
  const meter = await screen.findByRole('meter');
  // Before the amount only a mark of direction.
  expect(meter.getAttribute('aria-valuetext')).toMatch(/^\W?0\.00\b/);
});

test('reads further lines of a long statement on request', async () => {
  jest
    .mocked(getStatement)
    .mockResolvedValueOnce({ ...statement, items: statement.items.slice(0, 1), next: 'cursor' })
    .mockResolvedValueOnce({ ...statement, items: statement.items.slice(1) });
  const { user } = await openPortal('/seller/dashboard/money', seller);
  await user.click(await screen.findByRole('button', { name: 'Show more lines' }));
  expect(await screen.findByText('TR-77')).toBeVisible();
  expect(getStatement).toHaveBeenLastCalledWith(expect.anything(), 'c1', expect.anything(), {
    after: 'cursor',
  });
});

test('refuses a period that ends before it begins', async () => {
  await openPortal('/seller/dashboard/money?from=2026-11-20&to=2026-11-01', seller);
  expect(await screen.findByText('The first day is after the last day.')).toBeVisible();
  expect(getStatement).not.toHaveBeenCalled();
});

test('saves the whole statement as a spreadsheet (ar)', async () => {
  const file = new Blob();
  jest.mocked(writeSpreadsheet).mockResolvedValue(file);
  const { user } = await openPortal('/seller/dashboard/money?from=2026-11-01&to=2026-11-30', seller, 'ar');
  await user.click(await screen.findByRole('button', { name: /حفظ كملف إكسل/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('كشف-الحساب-2026-11-01-2026-11-30.xlsx', file));
  const { rows, isRightToLeft } = jest.mocked(writeSpreadsheet).mock.lastCall![0];
  expect(isRightToLeft).toBe(true);
  expect(rows).toHaveLength(5);
  expect(rows[3]).toEqual(['2026-11-05', 'تسديد · حوالة مصرفية', '', 'TR-77', '', -100_000, 250_000]);
});

test('prints the statement in both languages', async () => {
  await openPortal('/seller/dashboard/money/statement?from=2026-11-01&to=2026-11-30', seller, 'ar');
  const paper = await screen.findByRole('article', { name: /كشف حساب/ });
  expect(paper).toHaveTextContent('Statement of account');
  expect(paper).toHaveTextContent('أدوات دجلة');
  expect(paper).toHaveTextContent('Tigris Tools');
  expect(within(paper).getByRole('row', { name: /تسديد/ })).toHaveTextContent('-100,000.00');
});

test('prints an invoice with its number, and marks the running month as no invoice', async () => {
  await openPortal('/seller/dashboard/money/invoices/2026-10', seller);
  const paper = await screen.findByRole('article', { name: /Commission invoice/ });
  expect(paper).toHaveTextContent('Issued by Mawad, the marketplace');
  expect(paper).toHaveTextContent('COM-2026-00004');
  expect(paper).toHaveTextContent('فاتورة عمولة');
  expect(getCommissionInvoice).toHaveBeenCalledWith(expect.anything(), 'c1', '2026-10-01');
  jest.mocked(getCommissionInvoice).mockResolvedValue({ ...invoice, number: null, issued_at: null });
  await openPortal('/seller/dashboard/money/invoices/2026-11', seller);
  expect(await screen.findByText('Not an invoice: the month is not over.')).toBeVisible();
});

test('reports a month without an invoice', async () => {
  await openPortal('/seller/dashboard/money/invoices/2026-13', seller);
  expect(await screen.findByText('There is no invoice for this month')).toBeVisible();
  expect(getCommissionInvoice).not.toHaveBeenCalled();
});

test('offers to load the balance again after a failure', async () => {
  jest.mocked(getOwnBalance).mockRejectedValueOnce(new AppError('not_allowed'));
  const { user } = await openPortal('/seller/dashboard/money', seller);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Balance' })).toBeVisible();
});

test('hides figures and entry from members who may not see money', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders']);
  await openPortal('/seller/dashboard/money', seller);
  expect(await screen.findByText('Your role in the company has no access to this page')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Money' })).toBeNull();
});
