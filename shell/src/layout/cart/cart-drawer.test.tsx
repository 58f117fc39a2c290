import { act, screen, within } from '@testing-library/react';
import { cement, gloves, openShell, visitor } from '../../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({ listTopCategories: jest.fn(async () => []) }));

beforeEach(() => localStorage.clear());

async function openDrawer(language: 'en' | 'ar' = 'en', items = [cement, gloves]) {
  const shell = await openShell('/', visitor, language);
  await screen.findByRole('banner');
  const { cart, layout } = shell.app.store.getState();
  act(() => {
    for (const { quantity, ...line } of items) cart.add(line, quantity);
    layout.setCartOpen(true);
  });
  const drawer = within(await screen.findByRole('dialog', { name: language === 'en' ? 'Cart' : 'السلة' }));
  return { ...shell, drawer, cart: () => shell.app.store.getState().cart };
}

test('shows name, variant, unit price and a total with two decimals @drawer-lines', async () => {
  const { drawer } = await openDrawer();
  const [first, second] = drawer.getAllByRole('listitem');
  expect(first).toHaveTextContent('Portland cement');
  expect(first).toHaveTextContent('12,500.00');
  expect(first).not.toHaveTextContent('default');
  expect(second).toHaveTextContent('XL / Blue');
  expect(second).toHaveTextContent('999.50');
  expect(drawer.getByText(/^25,999\.50.IQD$/)).toBeVisible();
});

test('shows Arabic names, colours and currency @drawer-arabic', async () => {
  const { drawer } = await openDrawer('ar');
  expect(drawer.getByText('سمنت بورتلاندي')).toBeVisible();
  expect(drawer.getByText('XL / أزرق')).toBeVisible();
  expect(drawer.getByText(/^25,999\.50.د\.ع$/)).toBeVisible();
});

test('changes the quantity by one and reports when the stock is reached @drawer-quantity', async () => {
  const { drawer, user, cart } = await openDrawer('en', [cement]);
  await user.click(drawer.getByRole('button', { name: 'Increase quantity of Portland cement' }));
  expect(cart().items[0]).toMatchObject({ quantity: 3 });
  await user.click(drawer.getByRole('button', { name: 'Increase quantity of Portland cement' }));
  expect(cart().items[0]).toMatchObject({ quantity: 3 });
  expect(await screen.findByText('Not enough stock. Only 3 left.')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Decrease quantity of Portland cement' }));
  expect(cart().items[0]).toMatchObject({ quantity: 2 });
  expect(screen.queryByText('Not enough stock. Only 3 left.')).toBeNull();
});

test('removes a line with Remove or at zero pieces and shows the empty cart @drawer-remove', async () => {
  const { drawer, user, cart } = await openDrawer('en', [{ ...cement, quantity: 1 }, gloves]);
  await user.click(drawer.getByRole('button', { name: 'Decrease quantity of Portland cement' }));
  expect(cart().items).toHaveLength(1);
  await user.click(drawer.getByRole('button', { name: 'Remove Work gloves' }));
  expect(await drawer.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(drawer.queryByRole('link', { name: 'Checkout' })).toBeNull();
});

test('restores a removed line at its position', async () => {
  const { drawer, user, cart } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Remove Portland cement' }));
  expect(cart().items).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(cart().items[0]).toMatchObject({ product: { name_en: 'Portland cement' }, quantity: 2 });
});

test('closes when the cart or the checkout is opened @drawer-links', async () => {
  const { drawer, user, app } = await openDrawer();
  expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  await user.click(drawer.getByRole('link', { name: 'View cart' }));
  expect(await screen.findByText('at /cart')).toBeInTheDocument();
  expect(app.store.getState().layout.cartOpen).toBe(false);
});

test('closes on Escape', async () => {
  const { user, app } = await openDrawer();
  await user.keyboard('{Escape}');
  expect(app.store.getState().layout.cartOpen).toBe(false);
});
