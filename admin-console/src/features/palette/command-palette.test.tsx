import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ConsoleFind, findInConsole } from '@mawad/supabase/desk/palette-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/desk/palette-queries', () => ({ findInConsole: jest.fn() }));

const find = jest.mocked(findInConsole);
const found: ConsoleFind[] = [
  { kind: 'order', id: 'o1', is_exact: true, name: 'MW-7K3F9Q', detail: 'Sara Ahmed' },
  {
    kind: 'product',
    id: 7,
    is_exact: false,
    name: 'ORD-1',
    name_en: 'Order pad',
    name_ar: 'دفتر طلبات',
    detail: 'Basra Paper',
  },
];

beforeEach(() => {
  jest.clearAllMocks();
  find.mockResolvedValue(found);
});

const press = (code: string, key: string, ctrlKey = true) =>
  fireEvent.keyDown(window, { code, key, ctrlKey });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('opens by the physical key, and lists exact matches before tabs and other matches @console-palette', async () => {
  const { user } = await openConsole('/admin/nowhere');
  await screen.findByRole('button', { name: 'Find or go to' });
  // Letter of the key K on an Arabic keyboard layout.
  press('KeyK', 'ن');
  const field = await screen.findByRole('combobox', { name: 'Find or go to' });
  expect(field).toHaveFocus();
  await user.type(field, 'order');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  expect(options()).toEqual([
    expect.stringContaining('MW-7K3F9Q'),
    expect.stringContaining('Orders'),
    expect.stringContaining('Order pad'),
  ]);
  press('KeyK', 'k');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('can be used by keyboard alone', async () => {
  const { user, router } = await openConsole('/admin/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Find or go to' }));
  await user.type(await screen.findByRole('combobox'), 'order');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Order pad');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/admin/orders/o1');
});

test('finds tabs by their name in either language, limited to those that the role may use (ar)', async () => {
  find.mockResolvedValue([]);
  const rights = { role: 'finance' as const, rights: ['see_orders' as const] };
  const { user } = await openConsole('/admin/nowhere', 'ar', 'admin', rights);
  await user.click(await screen.findByRole('button', { name: 'بحث وانتقال' }));
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('option')).toHaveLength(3);
  await user.type(screen.getByRole('combobox'), 'orders');
  await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
  expect(list.getByRole('option')).toHaveTextContent('الطلبات');
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'users');
  expect(await screen.findByText(/لا نتائج/)).toBeVisible();
});
