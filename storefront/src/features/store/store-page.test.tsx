import { screen } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { searchProducts } from '@mawad/supabase/queries/catalogue';
import { getStore, type Store } from '@mawad/supabase/queries/stores';
import { productCard, searchResult } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/queries/catalogue');
jest.mock('@mawad/supabase/queries/stores');

const store: Store = {
  id: 'company-1',
  slug: 'dijla',
  name: 'Dijla Trading LLC',
  name_en: null,
  name_ar: 'عدد دجلة',
  about_en: 'Tools from one yard.',
  about_ar: null,
  hours_en: null,
  hours_ar: 'كل يوم',
  returns_en: 'Within seven days.',
  returns_ar: null,
  store_phone: '+9647701234567',
  governorate_en: 'Baghdad',
  governorate_ar: 'بغداد',
  since: '2025-05-03T08:00:00Z',
  logo: null,
  banner: null,
  figures: { rating: null, orders: null, replies: null },
  delivers_to: [
    { name_en: 'Baghdad', name_ar: 'بغداد' },
    { name_en: 'Basra', name_ar: 'البصرة' },
  ],
};
const sellers = ['A', 'B'].map((name) => ({ value: name, label_en: name, label_ar: name, count: 1 }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getStore).mockResolvedValue(store);
  const result = searchResult([productCard()], { total: 1 });
  jest.mocked(searchProducts).mockResolvedValue({ ...result, facets: { ...result.facets, sellers } });
});

test.each([
  ['en', 'Dijla Trading LLC', 'Baghdad, Basra', 'Within seven days.'],
  ['ar', 'عدد دجلة', 'بغداد، البصرة', 'Within seven days.'],
] as const)(
  'in %s, a company shows itself and its products alone',
  async (language, name, places, returns) => {
    await openShop('/seller-page/dijla', language, 'guest');
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    for (const text of [places, returns]) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: '+964 770 123 4567' })).toHaveAttribute(
      'href',
      'tel:+9647701234567',
    );
    expect(searchProducts).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ sellers: ['company-1'] }),
    );
    expect(screen.queryByRole('link', { name: /^B\b/ })).not.toBeInTheDocument();
  },
);

test.each([
  ['en', '4.6', '94%', 'of 312 orders in the last six months', 'within 2 days', 'usually within a day'],
  ['ar', '4.6', '\u206694%\u2069', 'من 312 طلبًا في ستة أشهر', 'خلال يومين', 'خلال يوم في الغالب'],
] as const)('in %s, it is told how the company works', async (language, ...words) => {
  jest.mocked(getStore).mockResolvedValue({
    ...store,
    banner: 'company-1/banner.webp',
    figures: {
      rating: { average: 4.61, count: 12 },
      orders: { count: 312, delivered: 0.942, called_off: 0.026, dispatch_hours: 30.5 },
      replies: { share: 0.8, hours: 5 },
    },
  });
  const { container } = await openShop('/seller-page/dijla', language, 'guest');
  for (const text of words) expect(await screen.findByText(text)).toBeVisible();
  expect(container.querySelector('img[src$="company-1/banner.webp"]')).toBeVisible();
});

test('nothing is told of a company with few orders', async () => {
  await openShop('/seller-page/dijla', 'en', 'guest');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Delivered')).not.toBeInTheDocument();
});

test('a company that does not sell is not there', async () => {
  jest.mocked(getStore).mockRejectedValue(new AppError('seller_not_found'));
  await openShop('/seller-page/nobody', 'en', 'guest');
  expect(await screen.findByRole('heading', { name: 'This store is not here' })).toBeVisible();
});
