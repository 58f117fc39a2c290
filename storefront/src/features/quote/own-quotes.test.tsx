import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listGovernorates } from '@mawad/supabase/queries/delivery';
import {
  listOwnQuotes,
  readOwnQuote,
  type OwnQuote,
  type OwnQuoteDetail,
} from '@mawad/supabase/queries/quotes';
import { governorates } from '../../../testing/addresses.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/queries/quotes');
jest.mock('@mawad/supabase/queries/delivery');

const list = jest.mocked(listOwnQuotes);
const read = jest.mocked(readOwnQuote);

function ownQuote(change: Partial<OwnQuote> = {}): OwnQuote {
  return {
    id: 'quote-1',
    number: 'RQ-7K3F9Q',
    status: 'New',
    line_count: 2,
    needed_by: '2026-12-01',
    created_at: '2026-11-01T09:00:00Z',
    ...change,
  };
}

function quoteDetail(change: Partial<OwnQuoteDetail> = {}): OwnQuoteDetail {
  return {
    ...ownQuote(),
    full_name: 'Huda',
    company_name: null,
    email: 'buyer@mawad.test',
    phone: '+9647701234567',
    governorate: 'IQ-BG',
    message: 'Gate 2\nafter 8',
    status_changed_at: null,
    lines: [
      { id: 1, product_id: 7, description: 'Portland cement 42.5 R', quantity: 50, unit: 'Bag' },
      { id: 2, product_id: null, description: 'شيش ١٢ ملم', quantity: 2.5, unit: 'Ton' },
    ],
    ...change,
  };
}

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  list.mockResolvedValue({ quotes: [ownQuote()], total: 1 });
  read.mockResolvedValue(quoteDetail());
});

const itemOf = async (number: string) =>
  (await screen.findByRole('link', { name: new RegExp(number) })).closest('li')!;

describe('own quote requests', () => {
  test.each([
    ['en', 'Request', 'Received', 'Answered', 'Closed', '2 lines', '1 line'],
    ['ar', 'طلب السعر', 'تم الاستلام', 'تم الرد', 'مغلق', 'مادتان', 'مادة واحدة'],
  ] as const)(
    'are listed with number, line count and status in %s',
    async (language, name, received, answered, closed, two, one) => {
      const quotes = [
        ownQuote(),
        ownQuote({ id: 'quote-2', number: 'RQ-ANSWER', status: 'Answered', line_count: 1, needed_by: null }),
        ownQuote({ id: 'quote-3', number: 'RQ-CLOSED', status: 'Closed' }),
      ];
      list.mockResolvedValue({ quotes, total: 3 });
      await openShop('/account/quotes', language);
      const first = await itemOf('RQ-7K3F9Q');
      expect(first).toHaveTextContent(name);
      expect(first).toHaveTextContent(received);
      expect(first).toHaveTextContent(two);
      expect(within(first).getByRole('link')).toHaveAttribute('href', '/account/quotes/quote-1');
      expect(await itemOf('RQ-ANSWER')).toHaveTextContent(answered);
      expect(await itemOf('RQ-ANSWER')).toHaveTextContent(one);
      expect(await itemOf('RQ-CLOSED')).toHaveTextContent(closed);
      expect(list).toHaveBeenCalledWith(expect.anything(), 'buyer', { page: 1, size: 10 });
    },
  );

  test.each([
    ['en', 'No quote requests yet', 'New request'],
    ['ar', 'لا توجد طلبات أسعار بعد', 'طلب جديد'],
  ] as const)('link to a new request in %s if there are none', async (language, text, action) => {
    list.mockResolvedValue({ quotes: [], total: 0 });
    await openShop('/account/quotes', language);
    expect(await screen.findByText(text)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: action }))
      expect(link).toHaveAttribute('href', '/request-quote');
  });

  test.each([
    ['en', 'Your quote requests could not be loaded', 'Try again'],
    ['ar', 'تعذّر تحميل طلبات الأسعار', 'حاول مرة أخرى'],
  ] as const)('report a failure in %s and offer a retry', async (language, message, retry) => {
    list.mockRejectedValueOnce(new AppError('not_allowed'));
    const { user } = await openShop('/account/quotes', language);
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: retry }));
    expect(await itemOf('RQ-7K3F9Q')).toBeVisible();
    expect(screen.queryByText(message)).toBeNull();
  });

  test('have pages whose number is stored in the address', async () => {
    list.mockImplementation(async (_, _user, { page }) => ({
      quotes: [ownQuote({ number: `RQ-PAGE0${page}` })],
      total: 25,
    }));
    const { user, router } = await openShop('/account/quotes?page=2');
    await itemOf('RQ-PAGE02');
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await itemOf('RQ-PAGE03');
    expect(router.state.location.search).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/account/quotes');
  });

  test('redirect a page beyond the last to the last', async () => {
    list.mockImplementation(async (_, _user, { page }) => ({
      quotes: page > 2 ? [] : [ownQuote({ number: `RQ-PAGE0${page}` })],
      total: 12,
    }));
    const { router } = await openShop('/account/quotes?page=9');
    expect(await itemOf('RQ-PAGE02')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  test('require sign-in and return afterwards', async () => {
    const { router } = await openShop('/account/quotes?page=2', 'en', 'guest');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/account/quotes?page=2');
    expect(list).not.toHaveBeenCalled();
  });
});

describe('quote request', () => {
  test.each([
    ['en', 'Received', 'Baghdad', '50 bags', '2.5 tons', /You hear from us on working days/],
    ['ar', 'تم الاستلام', 'بغداد', '50 كيسًا', '2.5 طن', /نجيبك في أيام العمل/],
  ] as const)(
    'shows its status, lines and contact data in %s',
    async (language, state, place, bags, tons, explanation) => {
      await openShop('/account/quotes/quote-1', language);
      expect(await screen.findByRole('heading', { level: 1, name: /RQ-7K3F9Q/ })).toBeVisible();
      expect(screen.getByText(state)).toBeVisible();
      expect(screen.getByText(explanation)).toBeVisible();
      const [, cement, rebar] = screen.getAllByRole('row');
      expect(cement).toHaveTextContent(bags);
      expect(rebar).toHaveTextContent(tons);
      expect(within(cement!).getByRole('link')).toHaveAttribute('href', '/product/7');
      expect(within(rebar!).queryByRole('link')).toBeNull();
      expect(await screen.findByText(place)).toBeVisible();
      expect(screen.getByText('+964 770 123 4567')).toBeVisible();
      expect(read).toHaveBeenCalledWith(expect.anything(), 'buyer', 'quote-1');
    },
  );

  test.each([
    ['Answered', 'en', /Answered on/, /Our answer went to .*buyer@mawad\.test/],
    ['Answered', 'ar', /تم الرد في/, /أجبناك على .*buyer@mawad\.test/],
    ['Closed', 'en', /Closed on/, /This request is closed/],
    ['Closed', 'ar', /مغلق في/, /هذا الطلب مغلق/],
  ] as const)('shows when it was %s and the next step in %s', async (status, language, when, explanation) => {
    read.mockResolvedValue(quoteDetail({ status, status_changed_at: '2026-11-03T10:00:00Z' }));
    await openShop('/account/quotes/quote-1', language);
    expect(await screen.findByText(when)).toBeVisible();
    expect(screen.getByText(explanation)).toBeVisible();
  });

  test.each(['en', 'ar'] as const)('shows an unknown status with a neutral text in %s', async (language) => {
    read.mockResolvedValue(
      quoteDetail({ status: 'Split' as never, status_changed_at: '2026-11-03T10:00:00Z' }),
    );
    await openShop('/account/quotes/quote-1', language);
    await screen.findByRole('heading', { level: 1, name: /RQ-7K3F9Q/ });
    expect(screen.getByText(language === 'en' ? 'Unknown' : 'غير معروفة')).toBeVisible();
    expect(screen.getByText('Portland cement 42.5 R')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Split|quoteStatus|own\./);
  });

  test.each([
    ['en', 'not_found', 'This request is not there', 'All quote requests'],
    ['ar', 'not_found', 'هذا الطلب غير موجود', 'كل طلبات الأسعار'],
    ['en', 'invalid_input', 'This request is not there', 'All quote requests'],
    ['ar', 'invalid_input', 'هذا الطلب غير موجود', 'كل طلبات الأسعار'],
  ] as const)(
    'shows a not-found message in %s if it does not exist or belongs to another user (%s)',
    async (language, code, message, way) => {
      read.mockRejectedValue(new AppError(code));
      await openShop('/account/quotes/none', language);
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/account/quotes');
      expect(screen.queryByRole('table')).toBeNull();
    },
  );

  test.each([
    ['en', 'Your quote requests could not be loaded', 'Try again'],
    ['ar', 'تعذّر تحميل طلبات الأسعار', 'حاول مرة أخرى'],
  ] as const)('reports a failure in %s and offers a retry', async (language, message, retry) => {
    read.mockRejectedValueOnce(new AppError('not_allowed'));
    const { user } = await openShop('/account/quotes/quote-1', language);
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByRole('heading', { level: 1, name: /RQ-7K3F9Q/ })).toBeVisible();
  });

  test.each([
    ['en', /Hello, .*RQ-7K3F9Q\.\nالسلام عليكم، .*RQ-7K3F9Q/],
    ['ar', /السلام عليكم، .*RQ-7K3F9Q\.\nHello, .*RQ-7K3F9Q/],
  ] as const)('in %s sends WhatsApp a message in both languages, its own first', async (language, text) => {
    await openShop('/account/quotes/quote-1', language);
    const link = await screen.findByRole('link', { name: /WhatsApp|واتساب/ });
    expect(new URL(link.getAttribute('href')!).searchParams.get('text')).toMatch(text);
  });
});
