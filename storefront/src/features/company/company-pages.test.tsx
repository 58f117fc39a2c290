import { screen, waitFor, within } from '@testing-library/react';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import {
  approvePurchase,
  createBuyingCompany,
  getBuying,
  getCompanySpend,
  getPurchaseRequest,
  listBuyingMembers,
  listCompanyInvoices,
  listCompanyOrders,
  listProjects,
  type BuyingMember,
  refusePurchase,
  saveBuyingCompany,
} from '@mawad/supabase/buying/queries';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { getOrders } from '@mawad/supabase/orders/queries';
import { governorates } from '../../../testing/addresses.ts';
import { buying, purchaseRequest } from '../../../testing/buying.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { orderDetail } from '../../../testing/orders.ts';

jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));
jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  getOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/buying/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/buying/queries'),
  approvePurchase: jest.fn(),
  createBuyingCompany: jest.fn(),
  getBuying: jest.fn(),
  getCompanySpend: jest.fn(),
  getPurchaseRequest: jest.fn(),
  listBuyingMembers: jest.fn(),
  listCompanyInvoices: jest.fn(),
  listCompanyOrders: jest.fn(),
  listProjects: jest.fn(),
  refusePurchase: jest.fn(),
  saveBuyingCompany: jest.fn(),
}));

beforeEach(() => {
  jest.resetAllMocks();
  window.scrollTo = jest.fn() as never;
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  jest.mocked(getBuying).mockResolvedValue(buying({ rights: ['order', 'see_orders'] }));
  jest.mocked(listBuyingMembers).mockResolvedValue({ may_edit: false, invitations: [], members: [] });
});

test('a person without a company creates one', async () => {
  jest.mocked(getBuying).mockResolvedValueOnce(null);
  jest.mocked(createBuyingCompany).mockResolvedValue('company-1');
  const { user } = await openShop('/account/company');
  await user.type(await screen.findByRole('textbox', { name: /Company name/ }), 'Dijla');
  await user.click(screen.getByRole('button', { name: 'Create the company' }));
  expect(await screen.findByRole('heading', { name: 'Dijla' })).toBeVisible();
  expect(jest.mocked(createBuyingCompany).mock.calls[0]![1]).toEqual({
    ...{ name: 'Dijla', tax_number: null, trade_licence: null },
  });
});

test('an approver removes a line, sees the new cost and approves it', async () => {
  jest
    .mocked(getPurchaseRequest)
    .mockImplementation(async (_db, _id, lines = []) =>
      purchaseRequest(
        lines.length > 0
          ? { now: { subtotal: 20_000, delivery_total: 5_000, total: 25_000, problem: null } }
          : {},
      ),
    );
  jest.mocked(approvePurchase).mockResolvedValue({ state: 'placed', orders: [{ id: 'o', number: 'MW-1' }] });
  const { user } = await openShop('/account/company/requests/request-1');
  await user.click(await screen.findByRole('button', { name: 'Remove Gypsum' }));
  await user.click(await screen.findByRole('button', { name: /Approve and order 25,000\.00/ }));
  await waitFor(() => expect(approvePurchase).toHaveBeenCalledTimes(1));
  expect(jest.mocked(approvePurchase).mock.calls[0]![2]).toEqual({
    ...{ lines: [{ line_id: 2, quantity: 0 }], total: 25_000, note: undefined },
  });
});

test('a wrong quantity is marked and blocks the approval', async () => {
  jest.mocked(getPurchaseRequest).mockResolvedValue(purchaseRequest());
  const { user } = await openShop('/account/company/requests/request-1');
  const field = await screen.findByRole('textbox', { name: 'Quantity of Cement' });
  await user.clear(field);
  await user.type(field, '3');
  expect(field).toHaveAccessibleDescription('Enter a quantity up to 2 bags.');
  expect(screen.getByRole('button', { name: /Approve and order/ })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '2');
  expect(screen.getByRole('button', { name: /Approve and order/ })).toBeEnabled();
});

test('a company needs a name', async () => {
  jest.mocked(getBuying).mockResolvedValueOnce(null);
  const { user } = await openShop('/account/company');
  await user.click(await screen.findByRole('button', { name: 'Create the company' }));
  expect(screen.getByRole('textbox', { name: /Company name/ })).toHaveAccessibleDescription(
    'Enter the company’s name.',
  );
  expect(createBuyingCompany).not.toHaveBeenCalled();
});

test('the owner changes the details that stand on invoices', async () => {
  jest.mocked(getBuying).mockResolvedValue(buying({ role: 'owner', rights: ['order', 'team'] }));
  jest.mocked(saveBuyingCompany).mockResolvedValue();
  const { user } = await openShop('/account/company');
  await user.click(await screen.findByRole('button', { name: 'Company details' }));
  const tax = screen.getByRole('textbox', { name: /Tax number/ });
  await user.clear(tax);
  await user.type(tax, '77');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saveBuyingCompany).toHaveBeenCalledTimes(1));
  expect(jest.mocked(saveBuyingCompany).mock.calls[0]!.slice(1)).toEqual([
    { name: 'Dijla', tax_number: 'T-1', trade_licence: null },
    { name: 'Dijla', tax_number: '77', trade_licence: null },
  ]);
});

test('a refusal needs a reason', async () => {
  jest.mocked(getPurchaseRequest).mockResolvedValue(purchaseRequest());
  jest.mocked(refusePurchase).mockResolvedValue({ state: 'refused', orders: [] });
  const { user } = await openShop('/account/company/requests/request-1');
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too dear');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(jest.mocked(refusePurchase).mock.calls[0]![2]).toBe('Too dear'));
});

test('the requester sees who can approve, and no decision', async () => {
  jest
    .mocked(getPurchaseRequest)
    .mockResolvedValue(purchaseRequest({ may_decide: false, may_withdraw: true, is_own: true }));
  await openShop('/account/company/requests/request-1?sent=1', 'ar');
  expect(await screen.findByText(/يمكن أن يوافق عليه: Huda/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /موافقة وطلب/ })).not.toBeInTheDocument();
});

test('orders of the company are narrowed to a person, a project and a period', async () => {
  jest.mocked(getBuying).mockResolvedValue(buying({ role: 'accountant', rights: ['see_orders'] }));
  jest.mocked(listProjects).mockResolvedValue({ items: [], count: 0, pages: 1, page: 1 } as never);
  jest.mocked(listBuyingMembers).mockResolvedValue({
    ...{ may_edit: false, invitations: [] },
    members: [{ user_id: 'u-1', full_name: 'Omar' } as BuyingMember],
  });
  jest.mocked(listCompanyOrders).mockResolvedValue({ items: [], count: 0, pages: 1, page: 1 } as never);
  const { user } = await openShop('/account/company/orders?project=p-1&from=2026-11-01&to=2026-11-30');
  await screen.findByRole('option', { name: 'Omar' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordered by' }), 'Omar');
  await waitFor(() =>
    expect(jest.mocked(listCompanyOrders).mock.lastCall![1]).toEqual({
      ...{ project_id: 'p-1', person_id: 'u-1', page: 1, page_size: 10 },
      ...{ from: '2026-11-01T00:00:00+03:00', to: '2026-12-01T00:00:00+03:00' },
    }),
  );
  expect(await screen.findByText('No orders match')).toBeVisible();
});

const month = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 7);

describe('spending', () => {
  const row = (id: string | null, name: string | null, total: number) => ({
    ...{ id, name_en: name, name_ar: name, number: null, total, orders: 1 },
  });
  beforeEach(() => {
    jest.mocked(getBuying).mockResolvedValue(buying({ rights: ['see_orders'] }));
    jest.mocked(getCompanySpend).mockResolvedValue({
      ...{ total: 90_000, orders: 2, months: [{ month, total: 90_000, orders: 2 }] },
      rows: [row('p1', 'Hospital', 70_000), row(null, null, 20_000)],
    });
  });

  test.each([
    ['en', 'Spending by project', 'No project', 'By'],
    ['ar', 'الإنفاق حسب المشروع', 'بلا مشروع', 'حسب'],
  ] as const)('is shown by subject, as a plot and a table, in %s', async (language, caption, none, by) => {
    const { user } = await openShop('/account/company/spend', language);
    const table = within(await screen.findByRole('table', { name: caption }));
    expect(table.getByRole('row', { name: /Hospital 1 70,000\.00/ })).toBeVisible();
    expect(table.getByRole('row', { name: new RegExp(none) })).toBeVisible();
    expect(screen.getByRole('img')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: by }), 'seller');
    await waitFor(() =>
      expect(jest.mocked(getCompanySpend).mock.lastCall![1]).toMatchObject({ subject: 'seller' }),
    );
  });

  test('is saved as an Excel file', async () => {
    const { user } = await openShop('/account/company/spend');
    await user.click(await screen.findByRole('button', { name: 'Save as Excel file' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    expect(jest.mocked(writeSpreadsheet).mock.calls[0]![0].rows).toEqual([
      ['Project', 'Orders', 'Total (IQD)'],
      ['Hospital', 1, 70_000],
      ['No project', 1, 20_000],
      ['Total', 2, 90_000],
      [],
      ['Month', 'Orders', 'Total (IQD)'],
      [month, 2, 90_000],
    ]);
  });
});

describe('invoices of a month', () => {
  const invoice = (number: string, seller: string, total: number) => ({
    ...{ company_name: seller, company_name_en: seller, company_name_ar: seller, seller_id: seller },
    ...{ order_id: 'order-1', order_number: 'MW-1', number, issued_at: `${month}-02T09:00:00Z` },
    ...{
      kind: total < 0 ? ('credit_note' as const) : ('invoice' as const),
      person: 'Omar',
      project: 'Hospital',
    },
    ...{ project_number: 'H-1', purchase_order: 'PO-1', cost_code: 'CC-7' },
    ...{ subtotal: total, delivery_fee: 0, total },
  });
  beforeEach(() => {
    jest.mocked(getBuying).mockResolvedValue(buying({ rights: ['see_orders'] }));
    jest
      .mocked(listCompanyInvoices)
      .mockResolvedValue([
        invoice('INV-1', 'Dijla Tools', 50_000),
        invoice('INV-1', 'Furat', 7_000),
        invoice('CN-1', 'Dijla Tools', -10_000),
      ]);
  });

  test('have a statement for each seller', async () => {
    await openShop('/account/company/invoices');
    const totals = within(await screen.findByRole('table', { name: 'Total by seller' }));
    expect(totals.getByRole('row', { name: /Dijla Tools 2 40,000\.00/ })).toBeVisible();
    expect(totals.getByRole('row', { name: /Total 3 47,000\.00/ })).toBeVisible();
    const statement = within(screen.getByRole('table', { name: /Statement of .Dijla Tools/ }));
    expect(statement.getByRole('row', { name: /CN-1 Credit note/ })).toBeVisible();
    expect(statement.queryByText('Furat')).toBeNull();
  });

  test('are saved as one Excel file with sums', async () => {
    const { user } = await openShop('/account/company/invoices');
    await user.click(await screen.findByRole('button', { name: 'Save as Excel file' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const { rows } = jest.mocked(writeSpreadsheet).mock.calls[0]![0];
    expect(rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['Seller', 'Total (IQD)'],
      ['Dijla Tools', 50_000],
      ['Dijla Tools', -10_000],
      ['Total of Dijla Tools', 40_000],
      ['Furat', 7_000],
      ['Total of Furat', 7_000],
      ['Total', 47_000],
    ]);
  });

  test('are printed in one go', async () => {
    const paper = { kind: 'invoice' as const, number: 'INV-1', issued_at: `${month}-02T09:00:00Z` };
    const amounts = { lines: [], subtotal: 50_000, delivery_fee: 0, total: 50_000 };
    jest.mocked(listCompanyInvoices).mockResolvedValue([invoice('INV-1', 'Dijla Tools', 50_000)]);
    jest
      .mocked(getOrders)
      .mockResolvedValue([orderDetail({ id: 'order-1', papers: [{ ...paper, ...amounts }] })]);
    await openShop('/account/company/invoices/print');
    expect(await screen.findByRole('button', { name: 'Print 1 invoice' })).toBeEnabled();
    expect(screen.getByText('INV-1')).toBeVisible();
    expect(jest.mocked(getOrders).mock.calls[0]![1]).toEqual(['order-1']);
  });
});

test.each([
  ['waiting', 'Omar wants to order for 10,000.00 IQD', false],
  ['placed', 'Ordered for 10,000.00 IQD, requested by Omar', false],
  ['refused', 'Omar wanted to order for 10,000.00 IQD', true],
  ['expired', 'Omar wanted to order for 10,000.00 IQD', true],
] as const)('says what became of an own request that is %s', async (state, words, canSave) => {
  jest
    .mocked(getPurchaseRequest)
    .mockResolvedValue(purchaseRequest({ state, is_own: true, may_decide: false, total: 10_000 }));
  await openShop('/account/company/requests/request-1');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Save items to a list' })).toHaveLength(canSave ? 1 : 0);
});

test.each(['orders', 'spend', 'invoices'])(
  'a member without the right reads why %s shows nothing',
  async (page) => {
    jest.mocked(getBuying).mockResolvedValue(buying());
    await openShop(`/account/company/${page}`);
    expect(await screen.findByText('Your role does not see this page')).toBeVisible();
    for (const load of [listCompanyOrders, getCompanySpend, listCompanyInvoices])
      expect(load).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
