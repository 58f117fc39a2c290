import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listen } from '@mawad/supabase/live';
import { getProfile } from '@mawad/supabase/people/account-queries';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import {
  amendQuoteRequest,
  claimQuoteRequest,
  closeQuoteRequest,
  deleteQuoteDraft,
  getOwnQuote,
  listOwnQuotes,
  listQuoteMessages,
  matchQuoteLines,
  postQuoteMessage,
  readQuoteMessages,
  withdrawQuoteRequest,
  type OwnQuoteSummary,
} from '@mawad/supabase/quotes/queries';
import { governorates } from '../../../testing/addresses.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { quoteDetail, quoteSummary } from '../../../testing/quotes.ts';

jest.mock('@mawad/supabase/live', () => ({ listen: jest.fn() }));
jest.mock('@mawad/supabase/people/account-queries');
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/quotes/queries');

const list = jest.mocked(listOwnQuotes);
const load = jest.mocked(getOwnQuote);
const claim = jest.mocked(claimQuoteRequest);

const pageOf = (items: OwnQuoteSummary[], pages = 1, page = 1) => ({
  items,
  page,
  pages,
  count: items.length,
  count_is_estimate: false,
});

/** Calls the page's handler of live messages. */
let announce: () => void = () => undefined;

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  window.scrollTo = jest.fn() as never;
  jest.mocked(listen).mockImplementation((_backend, topic, { onChange }) => {
    if (topic === 'user:buyer') announce = onChange;
    return () => undefined;
  });
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  jest.mocked(getProfile).mockResolvedValue({ full_name: '', phone: null, language: 'en' });
  jest.mocked(listQuoteMessages).mockResolvedValue([]);
  jest.mocked(matchQuoteLines).mockResolvedValue([]);
  jest.mocked(readQuoteMessages).mockResolvedValue(undefined);
  list.mockResolvedValue(pageOf([quoteSummary()]));
  load.mockResolvedValue(quoteDetail());
});

const itemOf = async (number: string) =>
  (await screen.findByRole('link', { name: new RegExp(number) })).closest('li')!;

describe('own quote requests', () => {
  test.each([
    ['en', 'Open', 'Partly ordered', '2 lines', '1 of 5 sellers answered · 1 new message'],
    ['ar', 'مفتوح', 'تم طلب بعضه', 'مادتان', 'ردّ بائع واحد من 5 · رسالة جديدة واحدة'],
  ] as const)(
    'are listed with state, lines, answers and unread messages in %s @own-quotes',
    async (language, open, partly, lines, answers) => {
      list.mockResolvedValue(
        pageOf([
          quoteSummary({ offer_count: 1, unread_count: 1 }),
          quoteSummary({ id: 'quote-2', number: 'RQ-PARTLY', status: 'PartlyAwarded', awarded_count: 1 }),
        ]),
      );
      await openShop('/account/quotes', language);
      const first = await itemOf('RQ-7K3F9Q');
      expect(first).toHaveTextContent(open);
      expect(first).toHaveTextContent(lines);
      expect(first).toHaveTextContent(answers);
      expect(within(first).getByRole('link')).toHaveAttribute('href', '/account/quotes/quote-1');
      expect(await itemOf('RQ-PARTLY')).toHaveTextContent(partly);
      expect(list).toHaveBeenCalledWith(expect.anything(), { page: 1, page_size: 10 });
    },
  );

  test('show an answer as it comes', async () => {
    await openShop('/account/quotes');
    expect(await itemOf('RQ-7K3F9Q')).toHaveTextContent('0 of 5 sellers answered');
    list.mockResolvedValue(pageOf([quoteSummary({ offer_count: 3 })]));
    act(() => announce());
    await waitFor(async () => expect(await itemOf('RQ-7K3F9Q')).toHaveTextContent('3 of 5 sellers answered'));
  });

  test('are filtered by state and word from the address', async () => {
    const { user, router } = await openShop('/account/quotes?page=2');
    await itemOf('RQ-7K3F9Q');
    await user.click(screen.getByRole('link', { name: 'Closed' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=Closed'));
    await screen.findByRole('link', { name: 'Closed', current: true });
    expect(screen.getByRole('link', { name: 'All', current: false })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'cement{Enter}');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(expect.anything(), {
        status: 'Closed',
        term: 'cement',
        page: 1,
        page_size: 10,
      }),
    );
    list.mockResolvedValue(pageOf([]));
    await user.click(screen.getByRole('link', { name: 'Expired' }));
    expect(await screen.findByText('No request matches')).toBeVisible();
  });

  test('include drafts, which continue in the form and can be deleted', async () => {
    list.mockResolvedValue(pageOf([quoteSummary({ id: 'draft-1', number: 'RQ-DRAFT1', status: 'Draft' })]));
    jest.mocked(deleteQuoteDraft).mockResolvedValue(undefined);
    const { user } = await openShop('/account/quotes');
    const item = await itemOf('RQ-DRAFT1');
    expect(within(item).getByRole('link')).toHaveAttribute('href', '/request-quote?draft=draft-1');
    await user.click(within(item).getByRole('button', { name: /Delete draft/ }));
    list.mockResolvedValue(pageOf([]));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(deleteQuoteDraft).toHaveBeenCalledWith(expect.anything(), 'draft-1');
    expect(await screen.findByText('No quote requests yet')).toBeVisible();
  });

  test.each([
    ['en', 'No quote requests yet', 'New request'],
    ['ar', 'لا توجد طلبات أسعار بعد', 'طلب جديد'],
  ] as const)('link to a new request in %s if there are none', async (language, text, action) => {
    list.mockResolvedValue(pageOf([]));
    await openShop('/account/quotes', language);
    expect(await screen.findByText(text)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: action }))
      expect(link).toHaveAttribute('href', '/request-quote');
  });

  test('report a failure and offer a retry @own-quotes-failed', async () => {
    list.mockRejectedValueOnce(new AppError('not_allowed'));
    const { user } = await openShop('/account/quotes');
    expect(await screen.findByText('Your quote requests could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await itemOf('RQ-7K3F9Q')).toBeVisible();
  });

  test('redirect a page beyond the last to the last @own-quotes-last-page', async () => {
    list.mockImplementation(async (_, { page = 1 }) => ({
      ...pageOf(page > 2 ? [] : [quoteSummary({ number: `RQ-PAGE0${page}` })], 2, page),
      count: 12,
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

describe('requests of a guest', () => {
  const store = (...numbers: string[]) =>
    localStorage.setItem(
      'mawad-personal-guest-quotes',
      JSON.stringify({
        version: 1,
        items: numbers.map((number) => ({ number, phone: '+9647701234567' })),
      }),
    );

  test('are taken over after sign-in', async () => {
    store('RQ-GUEST1');
    claim.mockResolvedValue({ id: 'quote-9', number: 'RQ-GUEST1', mailed_to: null });
    await openShop('/account/quotes');
    expect(await screen.findByText(/Request .*RQ-GUEST1.* is now in your account/)).toBeVisible();
    expect(claim).toHaveBeenCalledWith(expect.anything(), 'RQ-GUEST1', '+9647701234567');
    expect(localStorage.getItem('mawad-personal-guest-quotes')).toBeNull();
  });

  test('are kept while the server cannot be reached and forgotten if there is none', async () => {
    store('RQ-LATER1', 'RQ-GONE01');
    claim.mockImplementation(async (_, number) => {
      throw number === 'RQ-GONE01' ? new AppError('quote_not_found') : new AppError('network', {}, true);
    });
    await openShop('/account/quotes');
    await waitFor(() => expect(claim).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(localStorage.getItem('mawad-personal-guest-quotes')).not.toContain('RQ-GONE01'),
    );
    expect(localStorage.getItem('mawad-personal-guest-quotes')).toContain('RQ-LATER1');
  });

  test('can be taken over by number and phone', async () => {
    claim.mockRejectedValueOnce(new AppError('quote_not_found'));
    const { user, router } = await openShop('/account/quotes');
    await itemOf('RQ-7K3F9Q');
    await user.click(screen.getByText('I sent a request without an account'));
    const form = screen.getByRole('form', { name: 'I sent a request without an account' });
    await user.click(within(form).getByRole('button', { name: 'Add it to my account' }));
    expect(within(form).getByText('Enter the number of the request.')).toBeVisible();
    await user.type(within(form).getByRole('textbox', { name: /Number/ }), 'rq-guest1');
    await user.type(within(form).getByRole('textbox', { name: /Mobile phone/ }), '٠٧٧٠١٢٣٤٥٦٧');
    await user.click(within(form).getByRole('button', { name: 'Add it to my account' }));
    expect(await screen.findByText('No request has this number and phone.')).toBeVisible();
    claim.mockResolvedValue({ id: 'quote-1', number: 'RQ-GUEST1', mailed_to: null });
    await user.click(within(form).getByRole('button', { name: 'Add it to my account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/quotes/quote-1'));
    expect(claim).toHaveBeenLastCalledWith(expect.anything(), 'RQ-GUEST1', '+9647701234567');
  });
});

describe('quote request', () => {
  const open = async (language: 'en' | 'ar' = 'en') => {
    const shop = await openShop('/account/quotes/quote-1', language);
    await screen.findByRole('heading', { level: 1, name: /RQ-7K3F9Q/ });
    return shop;
  };

  test.each([
    ['en', 'Baghdad', '50 bags', '2.5 tons', '2 sellers', /Sellers can answer until the closing time/],
    ['ar', 'بغداد', '50 كيسًا', '2.5 طن', 'بائعان', /يستطيع البائعون الرد حتى موعد الإغلاق/],
  ] as const)(
    'shows its state, lines with the sellers asked, and facts in %s @own-quote',
    async (language, place, bags, tons, sellers, note) => {
      await open(language);
      expect(screen.getByText(note)).toBeVisible();
      const [, section, cement, rebar] = screen.getAllByRole('row');
      expect(section).toHaveTextContent('Concrete');
      expect(cement).toHaveTextContent('4');
      expect(cement).toHaveTextContent(bags);
      expect(cement).toHaveTextContent(sellers);
      expect(rebar).toHaveTextContent(tons);
      expect(within(cement!).getByRole('link')).toHaveAttribute('href', '/product/7');
      expect(await screen.findByText(new RegExp(place))).toBeVisible();
      expect(screen.getByText('+964 770 123 4567')).toBeVisible();
    },
  );

  test('links to the comparison once there is an offer, and to its orders', async () => {
    load.mockResolvedValue(
      quoteDetail({
        offer_count: 1,
        orders: [{ id: 'order-1', number: 'MW-AAAAAA', company_id: 'company-1' }],
      }),
    );
    await open();
    expect(screen.getByRole('link', { name: 'Compare offers' })).toHaveAttribute(
      'href',
      '/account/quotes/quote-1/compare',
    );
    expect(screen.getByRole('link', { name: /MW-AAAAAA/ })).toHaveAttribute('href', '/orders/order-1');
  });

  test('lists its history with companies, latest first', async () => {
    const event = { actor: null, company_name_en: null, company_name_ar: null };
    const sent = { ...event, actor_role: 'buyer' } as const;
    load.mockResolvedValue(
      quoteDetail({
        events: [
          { ...sent, id: 1, kind: 'sent', details: {}, created_at: '2026-11-20T09:00:00Z' },
          {
            ...event,
            id: 2,
            kind: 'offered',
            actor_role: 'seller',
            company_name_en: 'Dijla',
            company_name_ar: 'دجلة',
            details: {},
            created_at: '2026-11-21T09:00:00Z',
          },
        ],
      }),
    );
    await open();
    const items = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Offer received: Dijla'),
      expect.stringContaining('Sent'),
    ]);
  });

  test('is closed early and withdrawn with a reason, by the version shown', async () => {
    jest.mocked(closeQuoteRequest).mockResolvedValue(undefined);
    jest.mocked(withdrawQuoteRequest).mockResolvedValue(undefined);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Close now' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close now' }));
    await waitFor(() => expect(closeQuoteRequest).toHaveBeenCalledWith(expect.anything(), 'quote-1', 3));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Project stopped');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() =>
      expect(withdrawQuoteRequest).toHaveBeenCalledWith(expect.anything(), 'quote-1', 3, 'Project stopped'),
    );
  });

  test('reports that it changed meanwhile and reloads', async () => {
    jest.mocked(closeQuoteRequest).mockRejectedValue(new AppError('changed_meanwhile', {}));
    const { user } = await open();
    load.mockResolvedValue(quoteDetail({ version: 4 }));
    await user.click(screen.getByRole('button', { name: 'Close now' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close now' }));
    expect(await screen.findByText(/^Nothing was changed/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('exchanges messages with one seller and marks them as read', async () => {
    const { sellers } = quoteDetail();
    load.mockResolvedValue(quoteDetail({ sellers: [{ ...sellers[0]!, unread_count: 1 }] }));
    jest.mocked(listQuoteMessages).mockResolvedValue([
      {
        id: 1,
        company_id: 'company-1',
        side: 'seller',
        body: 'Which brand?',
        created_at: '2026-11-21T09:00:00Z',
      },
    ]);
    jest.mocked(postQuoteMessage).mockResolvedValue(undefined);
    const { user } = await open();
    expect(await screen.findByText('Which brand?')).toBeVisible();
    expect(readQuoteMessages).toHaveBeenCalledWith(expect.anything(), 'quote-1', 'company-1');
    await user.type(screen.getByRole('textbox', { name: 'Write to the seller' }), 'Karasta');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(postQuoteMessage).toHaveBeenCalledWith(expect.anything(), 'quote-1', 'Karasta', 'company-1'),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Messages with' }), 'Every seller asked');
    await user.type(await screen.findByRole('textbox', { name: 'Write to every seller asked' }), 'All');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(postQuoteMessage).toHaveBeenLastCalledWith(expect.anything(), 'quote-1', 'All', undefined),
    );
  });

  test('can only be asked again after it was ordered', async () => {
    load.mockResolvedValue(quoteDetail({ status: 'Awarded', awarded_count: 2 }));
    await open();
    expect(screen.getByRole('link', { name: 'Request again' })).toHaveAttribute(
      'href',
      '/request-quote?repeat=quote-1',
    );
    expect(screen.queryByRole('link', { name: 'Change the request' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
  });

  test.each([
    ['en', 'Quote request not found', 'All quote requests'],
    ['ar', 'هذا الطلب غير موجود', 'كل طلبات الأسعار'],
  ] as const)(
    'shows a not-found message in %s if it belongs to another user @own-quote-foreign',
    async (language, message, way) => {
      load.mockRejectedValue(new AppError('quote_not_found'));
      await openShop('/account/quotes/none', language);
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/account/quotes');
    },
  );

  test('sends WhatsApp a message in both languages', async () => {
    await open();
    const link = await screen.findByRole('link', { name: /WhatsApp/ });
    expect(new URL(link.getAttribute('href')!).searchParams.get('text')).toMatch(
      /Hello, .*RQ-7K3F9Q\.\nالسلام عليكم، .*RQ-7K3F9Q/,
    );
  });
});

describe('amendment', () => {
  const openForm = async () => {
    const shop = await openShop('/account/quotes/quote-1/edit');
    await screen.findByDisplayValue('Portland cement 42.5 R');
    return shop;
  };

  test('keeps ids, sections and row numbers of the lines and sends the version it started from', async () => {
    jest.mocked(amendQuoteRequest).mockResolvedValue({ revision: 2, version: 4 });
    const { user, router } = await openForm();
    const quantity = screen.getAllByRole('textbox', { name: 'Quantity' })[0]!;
    await user.clear(quantity);
    await user.type(quantity, '80');
    await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/quotes/quote-1'));
    expect(amendQuoteRequest).toHaveBeenCalledWith(
      expect.anything(),
      'quote-1',
      3,
      expect.objectContaining({
        full_name: 'Huda',
        district: 'Karrada',
        lines: [
          {
            id: 'cement',
            product_id: 7,
            description: 'Portland cement 42.5 R',
            quantity: 80,
            unit: 'Bag',
            section: 'Concrete',
            row_number: 4,
          },
        ],
      }),
    );
  });

  test('keeps the attached files and removes those that the buyer takes out', async () => {
    const file = (name: string) => ({ id: name, name, path: `buyer/${name}`, bytes: 9 });
    load.mockResolvedValue(quoteDetail({ files: [file('old.pdf'), file('plan.pdf')] }));
    jest.mocked(amendQuoteRequest).mockResolvedValue({ revision: 2, version: 4 });
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    await waitFor(() => expect(amendQuoteRequest).toHaveBeenCalled());
    expect(jest.mocked(amendQuoteRequest).mock.calls[0]![3]).toMatchObject({
      files: [{ path: 'buyer/plan.pdf', name: 'plan.pdf' }],
    });
  });

  test('keeps what was typed through a reload and after a refusal', async () => {
    jest.mocked(amendQuoteRequest).mockRejectedValue(new AppError('quote_state', { status: 'Closed' }));
    const first = await openForm();
    const quantity = screen.getAllByRole('textbox', { name: 'Quantity' })[0]!;
    await first.user.clear(quantity);
    await first.user.type(quantity, '80');
    await first.user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText('Your request was not sent')).toBeVisible();
    first.unmount();
    await openForm();
    expect(screen.getByDisplayValue('80')).toBeVisible();
  });

  test('is not offered for an ordered request', async () => {
    load.mockResolvedValue(quoteDetail({ status: 'Awarded', awarded_count: 2 }));
    await openShop('/account/quotes/quote-1/edit');
    expect(await screen.findByText('This request can no longer be changed.')).toBeVisible();
  });
});
