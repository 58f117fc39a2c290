import { screen, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { searchProducts } from '@mawad/supabase/catalogue/queries';
import { getStore, type Store } from '@mawad/supabase/companies/stores-queries';
import { productCard, searchResult } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries');
jest.mock('@mawad/supabase/companies/stores-queries');

const area = { fee: 0, minimum_order: 50_000, lead_days: 2, truck_needed: true, free_over: 100_000 };
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
  figures: { rating: null, orders: null, replies: null, quotes: null },
  closed_weekdays: [],
  holiday: null,
  delivery: {
    free_over: 100_000,
    pickup: null,
    areas: [
      { ...area, name_en: 'Baghdad', name_ar: 'بغداد', minimum_order: null, districts: [] },
      {
        ...area,
        name_en: 'Basra',
        name_ar: 'البصرة',
        fee: 9000,
        districts: [{ ...area, name_en: 'Al-Faw', name_ar: 'الفاو', minimum_order: 75_000 }],
      },
    ],
  },
};
const sellers = ['A', 'B'].map((name) => ({ value: name, label_en: name, label_ar: name, count: 1 }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getStore).mockResolvedValue(store);
  const result = searchResult([productCard()], { total: 1 });
  jest.mocked(searchProducts).mockResolvedValue({ ...result, facets: { ...result.facets, sellers } });
});

test.each([
  ['en', 'Dijla Trading LLC', 'Within seven days.'],
  ['ar', 'عدد دجلة', 'Within seven days.'],
] as const)('in %s, shows the company and only its products', async (language, name, returns) => {
  await openShop('/seller-page/dijla', language, 'guest');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(returns)).toBeVisible();
  expect(screen.getByRole('link', { name: '+964 770 123 4567' })).toHaveAttribute(
    'href',
    'tel:+9647701234567',
  );
  expect(screen.getByRole('link', { name: /^(?:Contact the seller|راسل البائع)$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/9647701234567\?text=/),
  );
  expect(searchProducts).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ sellers: ['company-1'] }),
  );
  expect(screen.queryByRole('link', { name: /^B\b/ })).not.toBeInTheDocument();
});

test.each([
  ['en', 'Closed on', 'Friday, Saturday', /is prepared from 6 December 2026/],
  ['ar', 'مغلق يوم', 'الجمعة، السبت', /يُجهَّز ابتداءً من 6 كانون الأول 2026/],
] as const)('in %s, shows its days off', async (language, closed, days, holiday) => {
  jest.mocked(getStore).mockResolvedValue({
    ...store,
    closed_weekdays: [5, 6],
    holiday: { opens_on: '2026-12-06', takes_orders: true },
  });
  await openShop('/seller-page/dijla', language, 'guest');
  expect((await screen.findByText(closed)).nextElementSibling).toHaveTextContent(days);
  expect(screen.getByText(holiday)).toBeVisible();
});

test.each([
  [
    'en',
    '4.6',
    '94%',
    'of 312 orders in the last six months',
    'within 2 days',
    'usually within a day',
    'usually within 5 hours',
    'within 21 hours',
  ],
  [
    'ar',
    '4.6',
    '\u206694%\u2069',
    'من أصل 312 طلبًا خلال آخر ستة أشهر',
    'خلال يومين',
    'خلال يوم في الغالب',
    'خلال 5 ساعات في الغالب',
    'خلال 21 ساعة',
  ],
] as const)('in %s, shows its performance figures', async (language, ...words) => {
  jest.mocked(getStore).mockResolvedValue({
    ...store,
    banner: 'company-1/banner.webp',
    figures: {
      rating: { average: 4.61, count: 12 },
      orders: { count: 312, delivered: 0.942, called_off: 0.026, dispatch_hours: 30.5 },
      replies: { share: 0.8, hours: 5 },
      quotes: { share: 0.9, hours: 4.5 },
      returns: { hours: 20.2 },
    },
  });
  const { container } = await openShop('/seller-page/dijla', language, 'guest');
  for (const text of words) expect(await screen.findByText(text)).toBeVisible();
  expect(container.querySelector('img[src$="company-1/banner.webp"]')).toBeVisible();
});

test.each([
  [
    'en',
    'Baghdad',
    /^Basra.*Minimum order 50,000\.00.IQD.*Delivery 9,000\.00.IQD · Arrives in about 2 days · Truck needed/,
    'Districts of Basra with other terms',
    /^Al-Faw.*Minimum order 75,000\.00.IQD.*Free delivery/,
  ],
  [
    'ar',
    'بغداد',
    /^البصرة.*الحد الأدنى للطلب .*50,000.*التوصيل .*9,000.* · يصل خلال يومين تقريبًا · يحتاج شاحنة/,
    'أقضية ونواحٍ في البصرة تختلف عن ذلك',
    /^الفاو.*75,000.*التوصيل مجاني/,
  ],
] as const)(
  'in %s, shows the minimum order of each delivery area',
  async (language, anyOrder, area, districts, district) => {
    await openShop('/seller-page/dijla', language, 'guest');
    const free = (await screen.findByText(anyOrder, { selector: 'strong' })).closest('li');
    expect(free).not.toHaveTextContent(/50,000/);
    const list = screen.getByRole('list', { name: districts });
    expect(list.closest('li')).toHaveTextContent(area);
    expect(within(list).getByRole('listitem')).toHaveTextContent(district);
  },
);

test('shows no figures of a company with few orders', async () => {
  await openShop('/seller-page/dijla', 'en', 'guest');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Delivered')).not.toBeInTheDocument();
});

test('shows a not-found page for a company that does not sell', async () => {
  jest.mocked(getStore).mockRejectedValue(new AppError('seller_not_found'));
  await openShop('/seller-page/nobody', 'en', 'guest');
  expect(await screen.findByRole('heading', { name: 'Store not found' })).toBeVisible();
});
