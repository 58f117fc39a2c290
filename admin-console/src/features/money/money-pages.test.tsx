import { act, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  type Adjustment,
  changePayoutRun,
  type CommissionRate,
  type CompanyBalance,
  decideAdjustment,
  getCompanyTerms,
  getMoneySettings,
  getMoneyTotals,
  getOwnBalance,
  getPayoutRun,
  getStatement,
  listAdjustments,
  listBalances,
  listCommissionRates,
  type PayoutRun,
  previewCommissionRate,
  proposeAdjustment,
  recordPayment,
  reverseTransaction,
  saveCommissionRate,
  saveMoneySettings,
  type StatementLine,
  writeOff,
} from '@mawad/supabase/ledger/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/ledger/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/ledger/queries'),
  ...Object.fromEntries(
    [
      ...['changePayoutRun', 'decideAdjustment', 'endCommissionRate', 'getCompanyTerms', 'getMoneySettings'],
      ...['getMoneyTotals', 'getOwnBalance', 'getPayoutRun', 'getStatement', 'listAdjustments'],
      ...['listBalances', 'listCommissionRates', 'previewCommissionRate', 'proposeAdjustment'],
      ...['recordPayment', 'reverseTransaction', 'saveCommissionRate', 'saveMoneySettings', 'writeOff'],
    ].map((name) => [name, jest.fn()]),
  ),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries', () => ({ listSavedViews: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listCategories: jest.fn(async () => [{ id: 4, parent_id: null, name_en: 'Cement', name_ar: 'سمنت' }]),
}));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/sellers-queries'),
  listSellers: jest.fn(async () => ({ items: [], pages: 1, page: 1, count: 0 })),
}));

const company: CompanyBalance = {
  company_id: 'c1',
  name_en: 'Tigris Tools',
  name_ar: 'أدوات دجلة',
  state: 'over',
  owed_to_market: 1_200_000,
  owed_to_company: 0,
  debt: 1_200_000,
  debt_limit: 1_000_000,
  oldest_due_on: '2026-10-19',
  age_days: 40,
  cash_by: 'seller',
  last_payment_on: null,
};
const line = (id: number, values: Partial<StatementLine> = {}): StatementLine => ({
  id,
  effective_on: '2026-11-03',
  recorded_at: '2026-11-03T09:00:00Z',
  kind: 'delivery',
  order_id: 'o1',
  order_number: 'MW-1',
  note: null,
  amount: 5_000,
  balance: 5_000,
  way: null,
  reference: null,
  receipt_path: null,
  reverses_id: null,
  reversed_by_id: null,
  ...values,
});
const rate: CommissionRate = {
  id: 7,
  company: null,
  category: null,
  percent: 5,
  minimum: null,
  maximum: null,
  first_day: '2026-01-01',
  last_day: null,
  note: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  created_by_name: 'Zahra',
};
const run: PayoutRun = {
  id: 3,
  state: 'proposed',
  effective_on: '2026-11-28',
  version: 1,
  total: 300_000,
  created_at: '2026-11-28T08:00:00Z',
  created_by_name: 'Zahra',
  second_person: null,
  lines: [
    ...[
      { company_id: 'c1', name_en: 'Tigris Tools', name_ar: 'أدوات دجلة', amount: 200_000, offset: 10_000 },
      { company_id: 'c2', name_en: 'Euphrates Steel', name_ar: 'حديد الفرات', amount: 100_000, offset: 0 },
    ].map((one) => ({ ...one, account: 'Rafidain 123', is_excluded: false })),
  ],
};
const adjustment: Adjustment = {
  id: 9,
  kind: 'adjustment',
  company: { id: 'c1', name_en: 'Tigris Tools', name_ar: 'أدوات دجلة' },
  amount: -900_000,
  reason: 'Charged twice',
  state: 'waiting',
  version: 1,
  created_at: '2026-11-20T08:00:00Z',
  created_by_name: 'Zahra',
  is_own: false,
  decided_at: null,
  decided_by_name: null,
  note: null,
};
const settings = {
  cash_by: 'seller' as const,
  debt_limit: 1_000_000,
  grace_days: 7,
  refusal_fee: 0,
  second_person_above: 500_000,
  version: 2,
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listBalances).mockResolvedValue(pageOf([company]));
  jest.mocked(getMoneyTotals).mockResolvedValue({
    owed_to_market: 1_200_000,
    owed_to_company: 0,
    cash_in_transit: 75_000,
    warned: 2,
    over: 1,
    paused: 0,
    adjustments: 4,
  });
  jest.mocked(getCompanyTerms).mockResolvedValue({
    company_id: 'c1',
    name_en: 'Tigris Tools',
    name_ar: 'أدوات دجلة',
    cash_by: null,
    debt_limit: null,
    grace_days: null,
    payout_account: null,
    version: 0,
  });
  jest.mocked(getOwnBalance).mockResolvedValue({
    state: 'over',
    due: 1_200_000,
    pending: 30_000,
    paid: 0,
    owed_to_market: 1_200_000,
    owed_to_company: 0,
    debt: 1_200_000,
    debt_limit: 1_000_000,
    share: 1.2,
    grace_ends_on: '2026-12-02',
    cash_by: 'seller',
    last_payment: null,
  });
  jest.mocked(getStatement).mockResolvedValue({
    opening: 0,
    closing: 5_000,
    debit: 5_000,
    credit: 0,
    items: [line(1), line(2, { kind: 'reversal', amount: -5_000, balance: 0, reverses_id: 5 })],
    next: null,
  });
  jest.mocked(getMoneySettings).mockResolvedValue(settings);
  jest.mocked(listCommissionRates).mockResolvedValue(pageOf([rate]));
  jest.mocked(getPayoutRun).mockResolvedValue(run);
  jest.mocked(listAdjustments).mockResolvedValue(pageOf([adjustment]));
});

test('lists balances by highest debt, and filters by state and order in the address', async () => {
  const { user, router } = await openConsole('/admin/money');
  const row = await screen.findByRole('row', { name: /Tigris Tools/ });
  expect(row).toHaveTextContent('Over the limit');
  expect(row).toHaveTextContent('120% of the limit');
  expect(row).toHaveTextContent('40 days');
  expect(within(row).getByRole('link', { name: 'Tigris Tools' })).toHaveAttribute('href', '/admin/money/c1');
  expect(listBalances).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ sort: 'debt_desc' }),
  );
  expect(screen.getByRole('link', { name: 'Adjustments waiting' })).toHaveAttribute(
    'href',
    '/admin/money/adjustments',
  );
  await user.click(screen.getByRole('button', { name: 'Paused' }));
  await user.click(screen.getByRole('button', { name: 'Oldest debt' }));
  expect(router.state.location.search).toBe('?state=paused&sort=age_desc');
  await waitFor(() =>
    expect(listBalances).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ state: 'paused', sort: 'age_desc' }),
    ),
  );
});

test('shows the balances to staff with the right only', async () => {
  await openConsole('/admin/money', 'en', 'admin', { role: 'support', rights: ['see_orders'] });
  expect(await screen.findByRole('heading', { name: 'Not available for your role' })).toBeVisible();
  expect(listBalances).not.toHaveBeenCalled();
});

test('says what to do without balances (ar)', async () => {
  jest.mocked(listBalances).mockResolvedValue(pageOf([]));
  await openConsole('/admin/money', 'ar');
  expect(await screen.findByText('لا أرصدة بعد')).toBeVisible();
});

test('records a payment, repeats it with the same key, and asks before it becomes credit', async () => {
  const record = jest.mocked(recordPayment);
  record.mockRejectedValueOnce(new AppError('payment_above_debt', { debt: 1_200_000 }));
  record.mockResolvedValueOnce({ transaction_id: 20, balance: -50_000 });
  const { user } = await openConsole('/admin/money/c1');
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment of Tigris Tools' });
  const amount = within(dialog).getByRole('textbox', { name: /Amount/ });
  expect(amount).toHaveValue('1200000');
  await user.clear(amount);
  await user.click(within(dialog).getByRole('button', { name: 'Record the payment' }));
  expect(within(dialog).getAllByText(/Enter an amount above zero/)[0]).toBeVisible();
  expect(record).not.toHaveBeenCalled();
  await user.type(amount, '1,250,000');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /Payment method/ }), 'bank');
  await user.type(within(dialog).getByRole('textbox', { name: /Reference/ }), 'TR-77');
  await user.click(within(dialog).getByRole('button', { name: 'Record the payment' }));
  const alert = (await within(dialog).findByText('The payment was not recorded')).closest('[role=alert]')!;
  expect(alert).toHaveTextContent(
    /^The payment was not recordedThis is more than the company owes \(1,200,000\.00\sIQD\)\.$/,
  );
  // Below the part that scrolls, where a phone shows it.
  expect(alert.closest('.MuiDialogContent-root')).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: /credit for the seller/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Record the payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = record.mock.calls;
  expect(first![2]).toBe(second![2]);
  expect(second).toEqual([
    expect.anything(),
    'c1',
    expect.any(String),
    expect.objectContaining({ amount: 1_250_000, way: 'bank', reference: 'TR-77', allow_credit: true }),
  ]);
});

test('asks whether a payment that somebody recorded before is another one', async () => {
  const record = jest.mocked(recordPayment);
  record.mockClear();
  record.mockRejectedValueOnce(
    new AppError('payment_repeated', {
      what: 'payment_recorded',
      at: '2026-11-03T09:00:00Z',
      by_role: 'admin',
      by: 'Zainab',
    }),
  );
  record.mockRejectedValueOnce(new AppError('payment_above_debt', { debt: 1_000 }));
  record.mockResolvedValueOnce({ transaction_id: 21, balance: 0 });
  const { user } = await openConsole('/admin/money/c1');
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment of Tigris Tools' }));
  const submit = dialog.getByRole('button', { name: 'Record the payment' });
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(submit);
  expect(await dialog.findByText(/already recorded .*\(by Zainab · .*2026/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'This is another payment of the same amount' }));
  await user.click(submit);
  await user.click(await dialog.findByRole('checkbox', { name: /credit for the seller/ }));
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    record.mock.calls.map(([, , , { allow_repeat, allow_credit }]) => [allow_repeat, allow_credit]),
  ).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('reverses a line with a reason; a reversal cannot be reversed', async () => {
  const { user } = await openConsole('/admin/money/c1');
  const buttons = await screen.findAllByRole('button', { name: /^Reverse:/ });
  expect(buttons).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /MW-1/ })[0]).toHaveAttribute('href', '/admin/orders/o1');
  await user.click(buttons[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Reverse this line?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reverse the line' }));
  expect(reverseTransaction).not.toHaveBeenCalled();
  await user.type(within(dialog).getByRole('textbox'), 'Wrong company');
  await user.click(within(dialog).getByRole('button', { name: 'Reverse the line' }));
  await waitFor(() => expect(reverseTransaction).toHaveBeenCalledWith(expect.anything(), 1, 'Wrong company'));
});

test('lowers a debt with a negative amount and says that it waits; a write-off has its own function', async () => {
  jest.mocked(proposeAdjustment).mockResolvedValue({ id: 1, state: 'waiting' });
  jest.mocked(writeOff).mockResolvedValue({ id: 2, state: 'posted' });
  const { user } = await openConsole('/admin/money/c1');
  const adjust = async (kind: string) => {
    await user.click(await screen.findByRole('button', { name: 'Adjust the debt' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox'), kind);
    await user.type(within(dialog).getByRole('textbox', { name: /Amount/ }), '600000');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Charged twice');
    await user.click(within(dialog).getByRole('button', { name: 'Save the adjustment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await adjust('lower');
  expect(proposeAdjustment).toHaveBeenCalledWith(expect.anything(), 'c1', expect.any(String), {
    amount: -600_000,
    reason: 'Charged twice',
    allow_repeat: false,
  });
  expect(
    await screen.findByText('Saved. It waits for the approval of another person, who was notified.'),
  ).toBeVisible();
  await adjust('write_off');
  expect(writeOff).toHaveBeenCalledWith(expect.anything(), 'c1', expect.any(String), {
    amount: 600_000,
    reason: 'Charged twice',
    allow_repeat: false,
  });
});

test('asks whether a change that was made before is another one', async () => {
  const write = jest.mocked(writeOff);
  write.mockReset();
  const before = { at: '2026-11-03T09:00:00Z', by_role: 'admin', by: 'Zainab' };
  write.mockRejectedValueOnce(
    new AppError('adjustment_repeated', { what: 'adjustment_proposed', ...before }),
  );
  write.mockResolvedValueOnce({ id: 3, state: 'waiting' });
  const { user } = await openConsole('/admin/money/c1');
  await user.click(await screen.findByRole('button', { name: 'Adjust the debt' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox'), 'write_off');
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '5000');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Closed');
  const submit = dialog.getByRole('button', { name: 'Save the adjustment' });
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(submit);
  expect(await dialog.findByText(/made in the last seven days \(by Zainab · .*2026/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'This is another adjustment of the same amount' }));
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(write.mock.calls.map(([, , , { allow_repeat }]) => allow_repeat)).toEqual([false, true]);
});

test('saves a rate only as it was previewed', async () => {
  jest.mocked(previewCommissionRate).mockResolvedValue({
    orders: 12,
    goods: 1_000_000,
    commission_now: 50_000,
    commission_new: 75_000,
    companies: [
      {
        company_id: 'c1',
        name_en: 'Tigris Tools',
        name_ar: 'أدوات دجلة',
        orders: 12,
        goods: 1_000_000,
        commission_now: 50_000,
        commission_new: 75_000,
      },
    ],
  });
  jest.mocked(saveCommissionRate).mockResolvedValue(8);
  const { user, router } = await openConsole('/admin/money/rates/new');
  await user.click(await screen.findByRole('button', { name: 'Preview last month' }));
  expect(screen.getAllByText(/Enter a number from 0 to 100/)[0]).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Commission \(%\)/ }), '7.5');
  await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), '4');
  await user.click(screen.getByRole('button', { name: 'Preview last month' }));
  expect(
    await screen.findByText(/12 orders with goods worth .*1,000,000.*75,000.* instead of .*50,000/),
  ).toBeVisible();
  const save = () => screen.getByRole('button', { name: 'Save this rate' });
  await user.type(screen.getByRole('textbox', { name: /Commission \(%\)/ }), '5');
  expect(save()).toBeDisabled();
  expect(screen.getByText(/The entries changed after the preview/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview last month' }));
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/money/rates'));
  expect(saveCommissionRate).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ percent: 7.55, category_id: 4, company_id: null, last_day: null }),
  );
});

test.each([
  [null, 0, '1 January 2026', 'Today'],
  ['Zahra', 3, '\u2068Zahra\u2069, 1 January 2026', '3 days'],
])('names who saved a rate (%s), and the age of a debt', async (person, age, saved, oldest) => {
  jest.mocked(listCommissionRates).mockResolvedValue(pageOf([{ ...rate, created_by_name: person }]));
  jest.mocked(listBalances).mockResolvedValue(pageOf([{ ...company, age_days: age }]));
  const { router } = await openConsole('/admin/money/rates');
  expect(await screen.findByText(saved)).toBeInTheDocument();
  await act(() => router.navigate('/admin/money'));
  expect(await screen.findByText(oldest)).toBeInTheDocument();
});

test('sends payouts without the companies that are left out', async () => {
  const { user } = await openConsole('/admin/money/payouts/3');
  await user.click(await screen.findByRole('checkbox', { name: 'Pay Euphrates Steel' }));
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('1 company, 200,000.00');
  await user.click(within(dialog).getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() =>
    expect(changePayoutRun).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ id: 3, version: 1 }),
      'send',
      ['c2'],
    ),
  );
});

test('leaves the confirmation of large payouts to a second person', async () => {
  jest.mocked(getPayoutRun).mockResolvedValue({ ...run, state: 'sent', second_person: 'other' });
  await openConsole('/admin/money/payouts/3');
  expect(await screen.findByRole('button', { name: 'Confirm the payouts' })).toBeDisabled();
  expect(screen.getByText(/another person must confirm them/i)).toBeVisible();
});

test('asks the second person to confirm large payouts of somebody else', async () => {
  jest
    .mocked(getPayoutRun)
    .mockResolvedValue({ ...run, state: 'sent', second_person: 'self', created_by_name: 'Zainab' });
  await openConsole('/admin/money/payouts/3');
  expect(await screen.findByText(/^Zainab proposed these payouts/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm the payouts' })).toBeEnabled();
});

test('decides an adjustment of somebody else; a refusal needs a reason', async () => {
  jest
    .mocked(listAdjustments)
    .mockResolvedValue(pageOf([adjustment, { ...adjustment, id: 10, is_own: true }]));
  const { user } = await openConsole('/admin/money/adjustments');
  const refuse = await screen.findAllByRole('button', { name: /^Refuse:/ });
  expect(refuse).toHaveLength(1);
  expect(screen.getByText('You proposed this, so somebody else must decide.')).toBeVisible();
  await user.click(refuse[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Refuse this adjustment?' });
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  expect(decideAdjustment).not.toHaveBeenCalled();
  await user.type(within(dialog).getByRole('textbox'), 'No proof');
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(decideAdjustment).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ id: 9, version: 1 }),
      false,
      'No proof',
    ),
  );
});

test('keeps what was typed when somebody else saved the rules meanwhile (ar)', async () => {
  jest.mocked(saveMoneySettings).mockRejectedValue(new AppError('stale_version'));
  const { user } = await openConsole('/admin/money/settings', 'ar');
  const grace = await screen.findByRole('textbox', { name: /أيام المهلة/ });
  await user.clear(grace);
  await user.type(grace, '١٠');
  await user.click(screen.getByRole('button', { name: 'حفظ القواعد' }));
  expect(await screen.findByText('لم تُحفظ القواعد')).toBeVisible();
  expect(screen.getByRole('button', { name: 'تحميل أحدث نسخة' })).toBeVisible();
  expect(grace).toHaveValue('١٠');
  expect(saveMoneySettings).toHaveBeenCalledWith(expect.anything(), { ...settings, grace_days: 10 });
});

test('reports an account that does not exist, and offers to load another again', async () => {
  jest.mocked(getCompanyTerms).mockRejectedValue(new AppError('company_not_found'));
  await openConsole('/admin/money/nothing');
  expect(await screen.findByText('Company not found')).toBeVisible();
  jest.mocked(getCompanyTerms).mockRejectedValue(new AppError('not_allowed'));
  await openConsole('/admin/money/c9');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
