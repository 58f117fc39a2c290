import { screen, waitFor } from '@testing-library/react';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import {
  approvePurchase,
  createBuyingCompany,
  getBuying,
  getPurchaseRequest,
  listBuyingMembers,
  listCompanyOrders,
  listProjects,
  type BuyingMember,
  refusePurchase,
  saveBuyingCompany,
} from '@mawad/supabase/buying/queries';
import { governorates } from '../../../testing/addresses.ts';
import { buying, purchaseRequest } from '../../../testing/buying.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/buying/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/buying/queries'),
  approvePurchase: jest.fn(),
  createBuyingCompany: jest.fn(),
  getBuying: jest.fn(),
  getPurchaseRequest: jest.fn(),
  listBuyingMembers: jest.fn(),
  listCompanyOrders: jest.fn(),
  listProjects: jest.fn(),
  refusePurchase: jest.fn(),
  saveBuyingCompany: jest.fn(),
}));

beforeEach(() => {
  jest.resetAllMocks();
  window.scrollTo = jest.fn() as never;
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  jest.mocked(getBuying).mockResolvedValue(buying());
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
