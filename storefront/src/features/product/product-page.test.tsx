import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  getProduct,
  listCompatibleProducts,
  listRelatedProducts,
  listReviews,
} from '@mawad/supabase/catalogue/queries';
import { listOwnQuestions, listQuestions } from '@mawad/supabase/questions/queries';
import { addToWishlist, listWishlist } from '@mawad/supabase/wishlist/queries';
import { productDetail } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/questions/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/questions/queries'),
  listQuestions: jest.fn(),
  listOwnQuestions: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  getProduct: jest.fn(),
  listRelatedProducts: jest.fn(),
  listCompatibleProducts: jest.fn(),
  listReviews: jest.fn(),
}));
jest.mock('@mawad/supabase/wishlist/queries');

const get = jest.mocked(getProduct);
const reviews = jest.mocked(listReviews);
const wishlist = jest.mocked(listWishlist);
const addToList = jest.mocked(addToWishlist);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  get.mockResolvedValue(productDetail());
  reviews.mockResolvedValue({ items: [], total: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  wishlist.mockResolvedValue([]);
  jest.mocked(listRelatedProducts).mockResolvedValue([]);
  jest.mocked(listQuestions).mockResolvedValue({ items: [], total: 0 });
  jest.mocked(listOwnQuestions).mockResolvedValue([]);
  jest.mocked(listCompatibleProducts).mockResolvedValue([]);
});

test('shows a product that was public before as gone (410)', async () => {
  get.mockRejectedValue(new AppError('product_gone'));
  const { router } = await openShop('/product/7');
  expect(await screen.findByRole('heading', { name: 'This product is no longer sold here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/categories');
  expect(Object.values(router.state.errors!)[0]).toMatchObject({ status: 410 });
});

test.each([
  ['product_not_found', 'This product is not available'],
  ['product_gone', 'This product is no longer sold here'],
] as const)('shows a skeleton for a slow product, then %s', async (code, name) => {
  let fail!: (error: Error) => void;
  get.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  const { container } = await openShop('/product/7');
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeVisible());
  expect(listRelatedProducts).not.toHaveBeenCalled();
  expect(listCompatibleProducts).not.toHaveBeenCalled();
  await act(async () => fail(new AppError(code)));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

test.each([
  ['en', /^The seller last confirmed this price on .*2026/],
  ['ar', /^آخر مرة أكّد فيها البائع هذا السعر: .*2026/],
] as const)('shows when an old price was last confirmed (%s)', async (language, sentence) => {
  get.mockResolvedValue(productDetail({ price_is_old: true }));
  const { unmount } = await openShop('/product/7', language);
  expect(await screen.findByText(sentence)).toBeVisible();
  unmount();
  get.mockResolvedValue(productDetail());
  await openShop('/product/7', language);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test.each([
  ['en', 'Add to cart', 'Not enough stock for Portland cement 42.5 R. Only 5 left.'],
  ['ar', 'أضف إلى السلة', 'الكمية المتوفرة من سمنت بورتلاندي 42.5 R لا تكفي. بقي 5 فقط.'],
] as const)('refuses to add more than the stock in %s and shows the rest', async (language, add, message) => {
  const { user, app } = await openShop('/product/7', language);
  const button = await screen.findByRole('button', { name: add });
  const field = screen.getByRole('textbox', { name: language === 'en' ? 'Quantity' : 'الكمية' });
  await user.clear(field);
  await user.type(field, '٤{Enter}');
  await user.click(button);
  expect(app.store.getState().cart.items[0]).toMatchObject({ quantity: 4, product: { id: 7 } });
  expect(app.store.getState().layout.cartOpen).toBe(true);
  await user.clear(field);
  await user.type(field, '2{Enter}');
  await user.click(button);
  expect(await screen.findByText(message)).toBeVisible();
  expect(app.store.getState().cart.items[0]!.quantity).toBe(4);
  await user.clear(field);
  await user.type(field, '1{Enter}');
  await user.click(button);
  expect(app.store.getState().cart.items[0]!.quantity).toBe(5);
  expect(screen.queryByText(message)).toBeNull();
});

test.each([
  ['en', 2189, 'Open the datasheet (PDF, 3 KB, in a new tab)'],
  ['en', 1_572_864, 'Open the datasheet (PDF, 1.5 MB, in a new tab)'],
  ['en', null, 'Open the datasheet (PDF, in a new tab)'],
  ['ar', 245_760, 'افتح النشرة الفنية (⁦PDF⁩، 240 كيلوبايت، في نافذة جديدة)'],
] as const)(
  'shows the size of the datasheet in %s: %s @datasheet-size',
  async (language, datasheet_size, name) => {
    get.mockResolvedValue(productDetail({ datasheet_path: 'catalogue/one.pdf', datasheet_size }));
    await openShop('/product/7', language);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('datasheets/catalogue/one.pdf'),
    );
  },
);

test('loads a video from YouTube only when it is played @video-on-click', async () => {
  get.mockResolvedValue(productDetail({ video_url: 'https://youtu.be/dQw4w9WgXcQ' }));
  const { user } = await openShop('/product/7');
  const play = await screen.findByRole('button', { name: /Play the video/ });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(play);
  expect(screen.getByTitle('Portland cement 42.5 R')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  );
});

test('changes the wishlist at once and reverts it if the server refuses @wishlist-optimistic', async () => {
  addToList.mockRejectedValue(new AppError('network', {}, true));
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
  expect(
    await screen.findByText('The product could not be added to your wishlist. Please try again.'),
  ).toBeVisible();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to wishlist' })).toHaveAttribute('aria-pressed', 'false');
});

test('stores the wishlist of a guest on the device @wishlist-guest', async () => {
  const { user, app } = await openShop('/product/7', 'en', 'guest');
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
  expect(app.store.getState().wishlist.ids).toEqual([7]);
  expect(await screen.findByText('Added to your wishlist')).toBeVisible();
  expect(addToList).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove from wishlist' }));
  expect(await screen.findByText('Removed from your wishlist')).toBeVisible();
});

test('shows that the comparison is full before another product is added', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, app } = await openShop('/product/7');
  await screen.findByRole('heading', { level: 1 });
  act(() => [1, 2, 3, 4].forEach((id) => app.store.getState().compare.toggle({ id })));
  const button = await screen.findByRole('button', { name: 'Compare list full (4)' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(warn).toHaveBeenCalled();
  expect(app.store.getState().compare.items).toHaveLength(4);
  expect(app.store.getState().toast.current).toBeNull();
  expect(screen.getByRole('link', { name: 'View comparison (4 of 4)' })).toHaveAttribute('href', '/compare');
});

test('links to a quote request with the selected product and quantity @product-quote', async () => {
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
    'href',
    '/request-quote?product=7&quantity=2',
  );
});

test.each(['en', 'ar'] as const)(
  'shares both names, the price and the link on WhatsApp in %s',
  async (language) => {
    await openShop('/product/7', language);
    const link = await screen.findByRole('link', { name: language === 'en' ? 'WhatsApp' : 'واتساب' });
    const text = new URL(link.getAttribute('href')!).searchParams.get('text')!;
    expect(text).toContain('Portland cement 42.5 R');
    expect(text).toContain('سمنت بورتلاندي 42.5 R');
    expect(text).toContain('12,500.00 IQD');
    expect(text).toContain('12,500.00 د.ع');
    expect(text).toMatch(new RegExp(`/product/7\\?lang=${language}$`));
  },
);

test('copies the link, or shows it if copying is not allowed @share-link', async () => {
  const { user } = await openShop('/product/7');
  const copy = await screen.findByRole('button', { name: 'Copy link' });
  await user.click(copy);
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/product\/7\?lang=en$/);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(copy);
  expect(await screen.findByText(/\/product\/7\?lang=en$/)).toBeVisible();
});

test.each([
  ['en', 'This product is not available'],
  ['ar', 'هذا المنتج غير معروض'],
] as const)('reports a missing product in %s', async (language, title) => {
  get.mockRejectedValue(new AppError('product_not_found'));
  const { router } = await openShop('/product/999', language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(router.state.errors && Object.values(router.state.errors)[0]).toMatchObject({ status: 404 });
});

test.each(['en', 'ar'] as const)(
  'leaves out stored values of an invalid shape in %s and shows the rest',
  async (language) => {
    const good = { key: 'a', label_en: 'Grade', label_ar: 'الصنف', value_en: '42.5', value_ar: '٤٢٫٥' };
    get.mockResolvedValue(
      productDetail({
        attributes: [1, null, { key: 'b' }, good, good] as never,
        size_chart: { foo: 1 } as never,
        video_url: 'https://evil.example/v.mp4',
        additional_images: ['https://evil.example/x.webp'],
      }),
    );
    await openShop('/product/7', language);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(await screen.findAllByText(language === 'en' ? 'Grade' : 'الصنف')).toHaveLength(1);
    expect(
      screen.queryByRole('region', { name: language === 'en' ? 'Size chart' : 'جدول القياسات' }),
    ).toBeNull();
    expect(document.body.innerHTML).not.toContain('v.mp4');
    expect(
      screen.getByRole('button', { name: language === 'en' ? 'Add to cart' : 'أضف إلى السلة' }),
    ).toBeVisible();
  },
);

test.each([[{ columns: [null], rows: [] }], [{ columns: [], rows: [1] }], [[]], ['text']])(
  'shows no size chart of an invalid shape: %j',
  async (chart) => {
    get.mockResolvedValue(productDetail({ size_chart: chart as never, attributes: {} as never }));
    await openShop('/product/7');
    expect(await screen.findByText('For structural concrete.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  },
);

test('escapes names in structured data', async () => {
  get.mockResolvedValue(productDetail({ name_en: '</script><script>alert(1)</script>' }));
  await openShop('/product/7');
  await screen.findByRole('heading', { level: 1 });
  const [product] = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(product!.innerHTML).not.toContain('</script>');
  expect(JSON.parse(product!.innerHTML)).toMatchObject({ '@type': 'Product', offers: { price: 12_500 } });
});

test("shows a seller's holiday before the cart", async () => {
  get.mockResolvedValue(productDetail({ holiday: { opens_on: '2026-12-06', takes_orders: false } }));
  await openShop('/product/7');
  expect(await screen.findByText(/takes orders again from 6 December 2026/)).toBeVisible();
});

test('says before the cart that a seller is paused', async () => {
  get.mockResolvedValue(productDetail({ holiday: { opens_on: null, takes_orders: false } }));
  await openShop('/product/7');
  expect(await screen.findByText('This seller is not taking orders at the moment.')).toBeVisible();
});

test('shows prices by volume and follows the quantity', async () => {
  const price_breaks = [
    { quantity: 3, price: 11_500 },
    { quantity: 100, price: 10_000 },
  ];
  get.mockResolvedValue(productDetail({ price_breaks, order_minimum: 50_000 }));
  const { user, app } = await openShop('/product/7');
  const list = await screen.findByRole('list', { name: 'Prices by volume' });
  const first = within(list).getByRole('button', { name: /From 3 bags.*11,500\.00.IQD \/ bag/ });
  expect(within(list).getByRole('button', { name: /From 100 bags/ })).toBeDisabled();
  await user.click(first);
  expect(screen.getByText(/Total for 3 bags/)).toHaveTextContent('34,500.00');
  expect(screen.getByLabelText(/12,500\.00/)).toBeVisible();
  expect(screen.getByText(/The minimum order at this seller is 50,000\.00.IQD/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(app.store.getState().cart.total).toBe(34_500);
});

test.each([
  ['en', 'Box', /11,500\.00.IQD \/ box$/],
  ['en', 'Each', /11,500\.00.IQD each$/],
  ['ar', 'Box', /11,500\.00.* للعلبة$/],
  ['ar', 'Square meter', /11,500\.00.* للمتر المربع$/],
] as const)('says the unit of a volume price (%s, %s)', async (language, unit, price) => {
  get.mockResolvedValue(productDetail({ unit, price_breaks: [{ quantity: 3, price: 11_500 }] }));
  await openShop('/product/7', language);
  const list = await screen.findByRole('list', { name: /^(?:Prices by volume|أسعار الكميات)/ });
  expect(within(list).getByRole('button').textContent).toMatch(price);
});

test.each([
  ['en', '30_days', '30-day free returns.'],
  ['en', 'faulty_only', 'Can be returned only if it is not what you ordered or is faulty.'],
  ['en', 'none', 'Cannot be returned.'],
  ['ar', '30_days', 'إرجاع مجاني خلال 30 يومًا.'],
  ['ar', 'faulty_only', 'لا يُرجَع إلا إذا وصل غير ما طلبت أو كان معيبًا.'],
  ['ar', 'none', 'لا يمكن إرجاعه.'],
] as const)('shows in %s the return rule %s', async (language, returns, sentence) => {
  get.mockResolvedValue(productDetail({ returns }));
  await openShop('/product/7', language);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryAllByText(/30-day|30 يومًا/)).toHaveLength(returns === '30_days' ? 1 : 0);
});
