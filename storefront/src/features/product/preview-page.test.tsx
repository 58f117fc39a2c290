import { act, screen } from '@testing-library/react';
import { listProductsByIds } from '@mawad/supabase/catalogue/queries';
import { showMessage } from '@mawad/supabase/product-preview';
import { productCard, productDetail } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listProductsByIds: jest.fn(),
}));

const drill = productDetail({ id: 0, name_en: 'Impact drill', name_ar: 'دريل طرق' });
const preview = { language: 'en' as const, product: drill, compatible: [9, 8] };

function send(origin: string, data: unknown, source: Window | null = window.parent) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, source, data })));
}

beforeEach(() => {
  localStorage.clear();
  jest
    .mocked(listProductsByIds)
    .mockResolvedValue([
      productCard({ id: 8, name_en: 'Drill bit', name_ar: 'ريشة' }),
      productCard({ id: 9, name_en: 'Drill stand', name_ar: 'حامل دريل' }),
    ]);
});

test('shows a product sent by the trusted portal only and is not indexed', async () => {
  await openShop('/product-preview', 'en', 'guest');
  expect(await screen.findByText(/^Sellers preview a product here/)).toBeVisible();
  send('https://elsewhere.test', showMessage(preview));
  send(window.location.origin, showMessage(preview), null);
  send(window.location.origin, { type: 'mawad-preview-show-1', language: 'en', product: { name_ar: 1 } });
  expect(screen.getByText(/^Sellers preview a product here/)).toBeVisible();
  send(window.location.origin, showMessage(preview));
  expect(await screen.findByRole('heading', { name: 'Impact drill' })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test('follows the sent language and blocks buying and navigation', async () => {
  const { user, app, router } = await openShop('/product-preview', 'en', 'guest');
  await screen.findByText(/^Sellers preview a product here/);
  send(window.location.origin, showMessage({ ...preview, language: 'ar' }));
  expect(await screen.findByRole('heading', { name: 'دريل طرق' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'أضف إلى السلة' }));
  expect(await screen.findByText(/^يعمل هذا في صفحة المنتج بعد نشره/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'البناء' }));
  expect(app.store.getState().cart.items).toEqual([]);
  expect(router.state.location.pathname).toBe('/product-preview');
});
