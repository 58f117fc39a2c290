import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { listTransactions, reverseTransaction, type Transaction } from '@mawad/supabase/ledger/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/ledger/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/ledger/queries'),
  listTransactions: jest.fn(),
  reverseTransaction: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries', () => ({ listSavedViews: jest.fn(async () => []) }));

const delivery: Transaction = {
  ...{ id: 11, kind: 'delivery', effective_on: '2026-11-03', recorded_at: '2026-11-03T09:00:00Z' },
  company: { id: 'c1', name_en: 'Tigris Tools', name_ar: 'أدوات دجلة' },
  ...{ order_id: 'o1', order_number: 'MW-7K3F9Q', amount: 5000, volume: 5000, note: null },
  ...{ way: null, reference: null, actor_name: null, reverses_id: null, reversed_by_id: null },
};
const reversed: Transaction = {
  ...{
    ...delivery,
    id: 12,
    kind: 'payment',
    order_id: null,
    order_number: null,
    amount: -2000,
    volume: 2000,
  },
  ...{ way: 'bank', reference: 'TR-7', note: 'Bounced', actor_name: 'Zahra', reversed_by_id: 13 },
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listTransactions).mockResolvedValue(pageOf([delivery, reversed]));
});

const rows = () => screen.findAllByRole('row', { name: /Tigris Tools/ });

test('leads from a transaction to its order and company, and marks a reversed one', async () => {
  await openConsole('/admin/money/transactions');
  const [first, second] = (await rows()) as [HTMLElement, HTMLElement];
  expect(within(first).getByRole('link', { name: /MW-7K3F9Q/ })).toHaveAttribute('href', '/admin/orders/o1');
  expect(within(first).getByRole('link', { name: 'Tigris Tools' })).toHaveAttribute(
    'href',
    '/admin/money/c1',
  );
  expect(second).toHaveTextContent(/Payment.*Reversed.*Bank transfer.*TR-7.*Bounced/);
  expect(within(second).queryByRole('button', { name: /^Reverse/ })).toBeNull();
});

test('asks with the filters of the address, and clears them', async () => {
  jest.mocked(listTransactions).mockResolvedValue(pageOf<Transaction>([]));
  const address = '/admin/money/transactions?q=tigris&kind=payment&from=2026-11-01&to=2026-11-30';
  const { user, router } = await openConsole(address);
  await screen.findByText('No transaction matches');
  expect(jest.mocked(listTransactions)).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ term: 'tigris', kind: 'payment', from: '2026-11-01', to: '2026-11-30' }),
  );
  await user.click(screen.getByRole('button', { name: 'Show all transactions' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('reverses a transaction with a reason, and keeps the dialog open without one', async () => {
  jest.mocked(reverseTransaction).mockResolvedValue(14 as never);
  const { user } = await openConsole('/admin/money/transactions');
  await rows();
  await user.click(screen.getByRole('button', { name: 'Reverse: Order delivered of 3 November 2026' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Reverse the line' }));
  expect(await within(dialog).findByText('Enter a reason; the seller sees it.')).toBeVisible();
  expect(reverseTransaction).not.toHaveBeenCalled();
  await user.type(within(dialog).getByRole('textbox'), 'Wrong rate');
  await user.click(within(dialog).getByRole('button', { name: 'Reverse the line' }));
  await waitFor(() => expect(reverseTransaction).toHaveBeenCalledWith(expect.anything(), 11, 'Wrong rate'));
});

test('names kinds, companies and orders in Arabic', async () => {
  await openConsole('/admin/money/transactions', 'ar');
  const [first] = await screen.findAllByRole('row', { name: /أدوات دجلة/ });
  expect(first).toHaveTextContent('MW-7K3F9Q');
  expect(within(first!).getByRole('link', { name: 'أدوات دجلة' })).toBeVisible();
});
