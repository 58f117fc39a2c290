import { screen, waitFor } from '@testing-library/react';
import { findInPortal } from '@mawad/supabase/desk/palette-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/desk/palette-queries', () => ({ findInPortal: jest.fn() }));

test('opens an order or product of the company by what the seller types, and pages by their name (ar) @seller-palette', async () => {
  jest.mocked(findInPortal).mockResolvedValue([
    { kind: 'order', id: 'o1', is_exact: true, name: 'MW-7K3F9Q', detail: 'Sara Ahmed', state: 'Shipped' },
    { kind: 'product', id: 7, is_exact: false, name: 'ORD-1', name_en: 'Order pad', name_ar: 'دفتر طلبات' },
  ]);
  const { user, router } = await openPortal('/seller/dashboard/nowhere', approvedSeller, 'ar');
  await user.click(await screen.findByRole('button', { name: 'بحث وانتقال' }));
  await user.type(await screen.findByRole('combobox', { name: 'بحث وانتقال' }), 'order');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('MW-7K3F9Q'),
    expect.stringContaining('الطلبات'),
    expect.stringContaining('دفتر طلبات'),
  ]);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/seller/dashboard/orders/o1');
});
