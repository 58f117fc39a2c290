import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { getProfile, listAddresses } from '@mawad/supabase/people/account-queries';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { getBuying, getPurchaseReasons, getPurchaseRequest } from '@mawad/supabase/buying/queries';
import {
  acceptQuote,
  getQuoteComparison,
  requestQuotePurchase,
  type Comparison,
} from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { governorates, savedAddress } from '../../../testing/addresses.ts';
import { buying, purchaseRequest } from '../../../testing/buying.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { comparedOffer, comparedPrice, comparison, ownLine } from '../../../testing/quotes.ts';

jest.mock('@mawad/supabase/live', () => ({ listen: () => () => undefined }));
jest.mock('@mawad/supabase/people/account-queries');
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/quotes/queries');
jest.mock('@mawad/supabase/buying/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/buying/queries'),
  getBuying: jest.fn(),
  getPurchaseReasons: jest.fn(),
  getPurchaseRequest: jest.fn(),
}));

const load = jest.mocked(getQuoteComparison);
const accept = jest.mocked(acceptQuote);

const sand = { unit: 'Cubic meter', quantity: 20, supplied: 20 };

/** Three sellers for two lines with a firm quantity and one without; Furat quotes an equivalent, Zab only part. */
function threeSellers(change: Partial<Comparison> = {}): Comparison {
  const lines = [
    ownLine({ section: 'Concrete', row_number: 12 }),
    ownLine({
      id: 'sand',
      position: 2,
      description: 'Washed sand',
      quantity: 20,
      unit: 'Cubic meter',
      section: 'Concrete',
    }),
    ownLine({ id: 'tape', position: 3, description: 'Tape', quantity: null, unit: 'Roll', section: 'Other' }),
  ];
  const tape = { line_id: 'tape', unit: 'Roll', quantity: null, line_total: null, supplied: null };
  return comparison({
    lines,
    offers: [
      comparedOffer({
        lines: [
          comparedPrice(),
          comparedPrice({
            ...sand,
            line_id: 'sand',
            unit_price: 30_000,
            price_per_requested: 30_000,
            line_total: 600_000,
            is_best: false,
            above_best: 20,
          }),
          comparedPrice({ ...tape, unit_price: 2_000, price_per_requested: 2_000 }),
        ],
        quoted_count: 3,
        landed_total: 1_625_000,
        max_lead_days: 9,
      }),
      comparedOffer({
        id: 'offer-2',
        company_id: 'company-2',
        company_name_en: 'Furat',
        company_name_ar: 'الفرات',
        delivery_fee: 10_000,
        is_complete: false,
        is_exact: false,
        quoted_count: 2,
        landed_total: 1_510_000,
        max_lead_days: 1,
        lines: [
          comparedPrice({
            offer_id: 'offer-2',
            unit: 'Kilogram',
            units_per_requested: 50,
            unit_price: 220,
            price_per_requested: 11_000,
            is_best: false,
            above_best: 10,
            is_equivalent: true,
            product_id: 9,
            product: {
              name_en: 'Karasta cement',
              name_ar: 'سمنت كراستا',
              slug_en: 'k',
              slug_ar: 'k',
              main_image: null,
            },
            quantity: 2_000,
            supplied: 40,
            is_partial: true,
            line_total: 440_000,
          }),
          comparedPrice({
            ...sand,
            offer_id: 'offer-2',
            line_id: 'sand',
            unit_price: 25_000,
            price_per_requested: 25_000,
            line_total: 500_000,
          }),
        ],
      }),
      comparedOffer({
        id: 'offer-3',
        company_id: 'company-3',
        company_name_en: 'Zab',
        company_name_ar: 'الزاب',
        is_complete: false,
        quoted_count: 0,
        landed_total: 0,
        max_lead_days: null,
        lines: [
          comparedPrice({
            offer_id: 'offer-3',
            refusal: 'out_of_stock',
            unit: null,
            unit_price: null,
            units_per_requested: null,
            price_per_requested: null,
            line_total: null,
          }),
          comparedPrice({
            ...sand,
            offer_id: 'offer-3',
            line_id: 'sand',
            is_best: false,
            blocked: 'expired',
          }),
        ],
      }),
    ],
    proposals: [
      {
        kind: 'cheapest_lines',
        lines: [
          { line_id: 'cement', offer_id: 'offer-1' },
          { line_id: 'sand', offer_id: 'offer-2' },
        ],
        total: 1_535_000,
        order_count: 2,
        max_lead_days: 2,
        partial_count: 2,
        missing_count: 1,
      },
    ],
    split_saves: 90_000,
    ...change,
  });
}

const order = { id: 'order-1', number: 'MW-7K3F9Q', company_id: 'company-1', total: 1_025_000 };

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = jest.fn() as never;
  load.mockResolvedValue(threeSellers());
  accept.mockResolvedValue({ checkout_id: 'checkout-1', orders: [order] });
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  jest.mocked(listAddresses).mockResolvedValue([savedAddress()]);
  jest.mocked(getProfile).mockResolvedValue({ full_name: '', phone: null, language: 'en' });
});

async function open(language: 'en' | 'ar' = 'en') {
  const shop = await openShop('/account/quotes/quote-1/compare', language);
  await screen.findByRole('heading', { level: 1, name: /RQ-7K3F9Q/ });
  return shop;
}

type Shop = Awaited<ReturnType<typeof open>>;

const row = (name: RegExp) => screen.getByRole('row', { name });
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((cell) => /Dijla|Furat|Zab/.exec(cell.textContent ?? '')?.[0]);
const choose = ({ user }: Shop, company: string, line: string) =>
  user.click(screen.getByRole('radio', { name: `Choose ${company} for ${line}` }));
const bar = () => screen.getByRole('region', { name: 'Your choice' });
const goOn = ({ user }: Shop) => user.click(screen.getByRole('button', { name: 'Continue' }));
const confirm = async ({ user }: Shop) =>
  user.click(await screen.findByRole('button', { name: 'Order now' }));

describe('comparison', () => {
  test('shows sellers across and lines down with the sections and row numbers of the bill', async () => {
    await open();
    expect(headings()).toEqual(['Dijla', 'Furat', 'Zab']);
    expect(screen.getByRole('rowheader', { name: 'Concrete' })).toBeVisible();
    expect(within(row(/Portland/)).getByRole('rowheader')).toHaveTextContent('12');
    const [dijla] = screen.getAllByRole('columnheader').slice(1);
    expect(dijla).toHaveTextContent('3 of 3 priced');
    expect(dijla).toHaveTextContent(/Total with delivery 1,625,000\.00.IQD/);
    expect(dijla).toHaveTextContent('Valid until 20 December 2026');
    expect(dijla).toHaveTextContent('+964 770 123 4567');
  });

  test('marks best price, difference, own unit, partial quantity, equivalent, refusal and block', async () => {
    await open();
    const [first, second, third] = within(row(/Portland/)).getAllByRole('cell');
    expect(first).toHaveTextContent('Best price');
    expect(second).toHaveTextContent('+10%');
    expect(second).toHaveTextContent(/220\.00.IQD \/ kg \(1 bag: 50 kilograms\)/);
    expect(second).toHaveTextContent('Only 40 bags of 100');
    expect(second).toHaveTextContent('Equivalent offered');
    expect(within(second!).getByRole('link', { name: 'Karasta cement' })).toHaveAttribute(
      'href',
      '/product/9',
    );
    expect(third).toHaveTextContent('Out of stock');
    expect(within(third!).queryByRole('radio')).toBeNull();
    const blocked = within(row(/Washed sand/)).getAllByRole('cell')[2]!;
    expect(blocked).toHaveTextContent('Offer expired');
    expect(within(blocked).getByRole('radio')).toBeDisabled();
    expect(within(row(/Tape/)).getAllByRole('cell')[1]).toHaveTextContent('No price');
  });

  test('is written in Arabic with Arabic names', async () => {
    await open('ar');
    expect(screen.getByRole('columnheader', { name: /دجلة/ })).toHaveTextContent('سعّر 3 من 3');
    expect(screen.getAllByText('مادة بديلة')[0]).toBeVisible();
  });

  test('filters complete and exact offers and sorts by lead time', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort sellers by' }), 'earliest');
    expect(headings()).toEqual(['Furat', 'Dijla', 'Zab']);
    await user.click(screen.getByRole('button', { name: 'No equivalents' }));
    expect(headings()).toEqual(['Dijla', 'Zab']);
    await user.click(screen.getByRole('button', { name: 'Complete offers only' }));
    expect(headings()).toEqual(['Dijla']);
  });

  test('lists the prices of a line cheapest first on a narrow screen', async () => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    })) as never;
    try {
      await open();
      const card = await screen.findByRole('article', { name: 'Washed sand' });
      const names = within(card)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label'));
      expect(names).toEqual(['Furat', 'Dijla', 'Zab'].map((company) => `Choose ${company} for Washed sand`));
      expect(screen.queryByRole('table')).toBeNull();
    } finally {
      delete (window as { matchMedia?: unknown }).matchMedia;
    }
  });

  test('has pages of a hundred lines, keeps choices across them and prints all', async () => {
    const ids = Array.from({ length: 230 }, (_, place) => `line-${place + 1}`);
    load.mockResolvedValue(
      comparison({
        lines: ids.map((id, place) =>
          ownLine({ id, description: `Goods ${place + 1}`, section: place < 120 ? 'Ground' : 'Roof' }),
        ),
        offers: [comparedOffer({ lines: ids.map((line_id) => comparedPrice({ line_id })) })],
      }),
    );
    const shop = await open();
    const rows = () => screen.getAllByRole('rowheader', { name: /Goods/ });
    expect(rows()).toHaveLength(100);
    await choose(shop, 'Dijla', 'Goods 1');
    await shop.user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('Lines 101–200 of 230')).toBeVisible();
    expect(rows().at(0)).toHaveTextContent('Goods 101');
    expect(screen.getAllByRole('rowheader', { name: /Ground|Roof/ })).toHaveLength(2);
    expect(bar()).toHaveTextContent('1 of 230 lines chosen');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toHaveLength(230);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rows()).toHaveLength(100);
  });

  test('links to the request if there are no offers yet, and reports an unknown request', async () => {
    load.mockResolvedValue(comparison({ offers: [] }));
    const { unmount } = await open();
    expect(screen.getByText('No offers yet')).toBeVisible();
    unmount();
    load.mockRejectedValue(new AppError('quote_not_found'));
    await openShop('/account/quotes/other/compare');
    expect(await screen.findByText('Quote request not found')).toBeVisible();
  });
});

describe('selection', () => {
  test('adds goods and one delivery fee per seller', async () => {
    const shop = await open();
    await choose(shop, 'Dijla', 'Portland cement 42.5 R');
    await choose(shop, 'Furat', 'Washed sand');
    expect(bar()).toHaveTextContent('2 of 3 lines chosen · 2 orders');
    expect(bar()).toHaveTextContent(/1,535,000\.00.IQD/);
    expect(bar()).toHaveTextContent(/Dijla: 1 line, goods 1,000,000\.00.IQD, delivery 25,000\.00.IQD/);
    await shop.user.click(screen.getByRole('button', { name: 'Leave out Washed sand' }));
    expect(bar()).toHaveTextContent(/1,025,000\.00.IQD/);
  });

  test('takes over a proposal and reports what splitting saves', async () => {
    const { user } = await open();
    expect(screen.getByText(/Splitting the order saves 90,000\.00.IQD/)).toBeVisible();
    const proposal = screen.getByRole('button', { name: /Cheapest seller for each line/ });
    expect(proposal).toHaveTextContent('2 lines only in part · 1 line without a price');
    await user.click(proposal);
    expect(proposal).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('radio', { name: 'Choose Furat for Washed sand' })).toBeChecked();
    expect(bar()).toHaveTextContent(/1,535,000\.00.IQD/);
  });

  test('requires a quantity for a line without a firm one', async () => {
    const shop = await open();
    await choose(shop, 'Dijla', 'Tape');
    expect(bar()).toHaveTextContent('1 line needs a quantity');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await shop.user.type(screen.getByRole('textbox', { name: /Quantity of Tape/ }), '٣');
    expect(bar()).toHaveTextContent(/goods 6,000\.00.IQD/);
    await goOn(shop);
    await confirm(shop);
    await waitFor(() => expect(accept).toHaveBeenCalled());
    expect(accept.mock.calls[0]![2].lines).toEqual([
      { line_id: 'tape', offer_id: 'offer-1', unit_price: 2_000, quantity: 3 },
    ]);
  });

  test('survives a reload and drops the choice of a revised offer with a note', async () => {
    const shop = await open();
    await choose(shop, 'Dijla', 'Portland cement 42.5 R');
    await choose(shop, 'Furat', 'Washed sand');
    shop.unmount();
    const later = threeSellers();
    later.offers[1]!.id = 'offer-2b';
    load.mockResolvedValue(later);
    await open();
    expect(bar()).toHaveTextContent('1 of 3 lines chosen');
    expect(row(/Washed sand/)).toHaveTextContent('The seller changed this offer. Choose again.');
  });

  test('is closed for an awarded request', async () => {
    const awarded = threeSellers();
    awarded.request.status = 'Awarded';
    load.mockResolvedValue(awarded);
    await open();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your choice' })).toBeNull();
  });
});

describe('acceptance', () => {
  async function chooseAndGoOn() {
    const shop = await open();
    await choose(shop, 'Dijla', 'Portland cement 42.5 R');
    await choose(shop, 'Furat', 'Washed sand');
    await goOn(shop);
    await screen.findByRole('heading', { name: 'Delivery and confirmation' });
    return shop;
  }

  test('sends the chosen prices with the saved address once and links to the orders', async () => {
    const shop = await chooseAndGoOn();
    await shop.user.dblClick(await screen.findByRole('button', { name: 'Order now' }));
    expect(await screen.findByRole('heading', { name: '1 order was placed' })).toHaveFocus();
    expect(screen.getByRole('link', { name: /MW-7K3F9Q/ })).toHaveAttribute('href', '/orders/order-1');
    expect(accept).toHaveBeenCalledTimes(1);
    expect(accept).toHaveBeenCalledWith(expect.anything(), 'quote-1', {
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      lines: [
        { line_id: 'cement', offer_id: 'offer-1', unit_price: 10_000 },
        { line_id: 'sand', offer_id: 'offer-2', unit_price: 25_000 },
      ],
      delivery: {
        full_name: 'Ali Hassan',
        phone: '+9647701234567',
        email: 'buyer@mawad.test',
        governorate: 'IQ-BG',
        district: 'Karrada',
        address: 'Street 52, house 7',
      },
      language: 'en',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test('asks for no address if the buyer collects the goods', async () => {
    const pickup = threeSellers();
    pickup.request.is_pickup = true;
    for (const offer of pickup.offers) offer.is_pickup = true;
    load.mockResolvedValue(pickup);
    const shop = await chooseAndGoOn();
    expect(screen.queryByRole('radiogroup', { name: 'Saved addresses' })).toBeNull();
    await confirm(shop);
    await waitFor(() => expect(accept).toHaveBeenCalled());
    expect(accept.mock.calls[0]![2].delivery).not.toHaveProperty('governorate');
  });

  test('marks changed lines and keeps the rest of the selection', async () => {
    accept.mockRejectedValueOnce(
      new AppError('offer_changed', {
        lines: [{ line_id: 'sand', offer_id: 'offer-2', reason: 'withdrawn' }],
      }),
    );
    const shop = await chooseAndGoOn();
    await confirm(shop);
    await screen.findByRole('table');
    expect(screen.getByText('The order was not placed')).toBeVisible();
    expect(row(/Washed sand/)).toHaveTextContent('The seller withdrew this offer. Choose another.');
    expect(screen.getByRole('radio', { name: 'Choose Dijla for Portland cement 42.5 R' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Choose Furat for Washed sand' })).not.toBeChecked();
    await choose(shop, 'Dijla', 'Washed sand');
    expect(row(/Washed sand/)).not.toHaveTextContent('withdrew');
  });

  test('sends a line whose offer was withdrawn on the delivery step, so that the server refuses all lines', async () => {
    const shop = await chooseAndGoOn();
    const later = threeSellers();
    later.offers = later.offers.filter(({ id }) => id !== 'offer-2');
    load.mockResolvedValue(later);
    await act(() => shop.app.services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') }));
    await confirm(shop);
    await waitFor(() => expect(accept).toHaveBeenCalled());
    expect(accept.mock.calls[0]![2].lines).toMatchObject([{ line_id: 'cement' }, { line_id: 'sand' }]);
  });

  test('marks a line whose stock is no longer enough', async () => {
    accept.mockRejectedValueOnce(new AppError('out_of_stock', { lines: [{ line_id: 'cement' }] }));
    const shop = await chooseAndGoOn();
    await confirm(shop);
    await screen.findByRole('table');
    expect(row(/Portland/)).toHaveTextContent('The seller’s stock is no longer enough.');
  });

  test('repeats a lost acceptance under the same key', async () => {
    accept.mockRejectedValueOnce(new AppError('network', {}, true));
    const shop = await chooseAndGoOn();
    await confirm(shop);
    expect(await screen.findByRole('heading', { name: '1 order was placed' })).toBeVisible();
    const [first, second] = accept.mock.calls.map(([, , { idempotency_key }]) => idempotency_key);
    expect(second).toBe(first);
  });

  test('has the same key in another tab with the same selection', async () => {
    accept.mockRejectedValueOnce(new AppError('rate_limited', {}, true));
    const shop = await chooseAndGoOn();
    await confirm(shop);
    await screen.findByText('The order was not placed');
    shop.unmount();
    sessionStorage.clear();
    await confirm(await chooseAndGoOn());
    await waitFor(() => expect(accept).toHaveBeenCalledTimes(2));
    const [first, second] = accept.mock.calls.map(([, , { idempotency_key }]) => idempotency_key);
    expect(second).toBe(first);
  });

  test('reports a refused delivery field at its place', async () => {
    jest.mocked(listAddresses).mockResolvedValue([]);
    accept.mockRejectedValueOnce(new AppError('invalid_delivery', { field: 'phone' }));
    const shop = await chooseAndGoOn();
    await shop.user.click(await screen.findByRole('button', { name: 'Order now' }));
    expect(await screen.findByText('Enter your full name.')).toBeVisible();
    expect(accept).not.toHaveBeenCalled();
  });
});

describe('for a company', () => {
  const company = { company_name: 'Dijla', company_name_en: 'Dijla', company_name_ar: 'دجلة' };
  const ofCompany = (request: Partial<Comparison['request']> = {}) => {
    const shown = threeSellers();
    const purchase = { ...company, project_name: 'Hospital', requester: 'Omar', is_own: true };
    Object.assign(shown.request, { buying: purchase, project_id: 'project-1' }, request);
    load.mockResolvedValue(shown);
    return shown;
  };

  test('an acceptance above a limit asks the approvers and leads to the waiting request', async () => {
    ofCompany();
    jest.mocked(getBuying).mockResolvedValue(buying());
    jest.mocked(getPurchaseReasons).mockResolvedValue(['order_limit']);
    jest.mocked(getPurchaseRequest).mockResolvedValue(purchaseRequest({ is_own: true, may_decide: false }));
    const requested = { id: 'request-1', number: 'PR-7K3F9Q', expires_at: '2026-12-08T09:00:00Z' };
    jest.mocked(requestQuotePurchase).mockResolvedValue(requested);
    const shop = await open();
    await choose(shop, 'Dijla', 'Portland cement 42.5 R');
    await goOn(shop);
    expect(await screen.findByText(/needs approval by Huda: above the limit per order/)).toBeVisible();
    await shop.user.type(screen.getByRole('textbox', { name: 'Note to the approver' }), 'For the roof');
    await shop.user.type(screen.getByRole('textbox', { name: 'Cost code' }), 'CC-7');
    await shop.user.click(screen.getByRole('button', { name: 'Ask for approval' }));
    expect(await screen.findByText('Your request was sent')).toBeVisible();
    expect(accept).not.toHaveBeenCalled();
    expect(jest.mocked(requestQuotePurchase).mock.calls[0]![2]).toMatchObject({
      ...{ note: 'For the roof', cost_code: 'CC-7', lines: [{ line_id: 'cement' }] },
    });
    expect(jest.mocked(getPurchaseReasons)).toHaveBeenLastCalledWith(
      ...[expect.anything(), 1_025_000, 'project-1'],
    );
  });

  test('members who may not order read the offers without choices, and why', async () => {
    ofCompany({ may_accept: false, waiting: [{ id: 'request-1', number: 'PR-7K3F9Q' }] });
    await openShop('/account/quotes/quote-1/compare?step=delivery');
    expect(await screen.findByText(/but not order for the company/)).toBeVisible();
    expect(screen.getByRole('link', { name: /PR-7K3F9Q/ })).toHaveAttribute(
      ...['href', '/account/company/requests/request-1'],
    );
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull();
  });
});
