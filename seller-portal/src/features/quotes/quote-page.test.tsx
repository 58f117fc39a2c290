import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openedSpreadsheet } from '@mawad/shared-ui/testing/opened-spreadsheet.tsx';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { AppError } from '@mawad/supabase/errors';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { getOwnProduct, listOwnProducts } from '@mawad/supabase/products/queries';
import {
  type AskedQuote,
  discardQuoteOfferDraft,
  getAskedQuote,
  listAskedQuotes,
  postQuoteMessage,
  readQuoteMessages,
  saveQuoteOfferDraft,
  seeAskedQuote,
  sendQuoteOffer,
  withdrawQuoteOffer,
} from '@mawad/supabase/quotes/queries';
import { signQuoteFile, uploadQuoteFile } from '@mawad/supabase/quotes/files-queries';
import { getOwnRights, getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';
import { quietHome } from '../../../testing/quiet-home.ts';
import { askedLine, askedQuote, cementLine, lineId, sentOffer } from '../../../testing/quotes.ts';

jest.mock('@mawad/supabase/quotes/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/quotes/queries'),
  discardQuoteOfferDraft: jest.fn(),
  getAskedQuote: jest.fn(),
  listAskedQuotes: jest.fn(),
  postQuoteMessage: jest.fn(),
  readQuoteMessages: jest.fn(),
  saveQuoteOfferDraft: jest.fn(),
  seeAskedQuote: jest.fn(),
  sendQuoteOffer: jest.fn(),
  withdrawQuoteOffer: jest.fn(),
}));
jest.mock('@mawad/supabase/quotes/files-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/quotes/files-queries'),
  signQuoteFile: jest.fn(),
  uploadQuoteFile: jest.fn(),
}));
jest.mock('@mawad/supabase/products/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/products/queries'),
  getOwnProduct: jest.fn(),
  listOwnProducts: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn() }));
jest.mock('@mawad/shared-ui/spreadsheet/read-spreadsheet.ts', () => ({
  ...jest.requireActual<object>('@mawad/shared-ui/spreadsheet/read-spreadsheet.ts'),
  openSpreadsheet: jest.fn(),
}));

const get = jest.mocked(getAskedQuote);
const send = jest.mocked(sendQuoteOffer);
const save = jest.mocked(saveQuoteOfferDraft);
const id = askedQuote().request_id;

async function open(change: Partial<AskedQuote> = {}, language: 'en' | 'ar' = 'en') {
  get.mockResolvedValue(askedQuote(change));
  return openPortal(`/seller/dashboard/quotes/${id}`, { ...approvedSeller, company_id: 'c1' }, language);
}

/** Cell of the grid; rows and columns from 0. */
const cell = (row: number, column: number) => {
  const found = screen
    .getByRole('grid', { hidden: true })
    .querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`);
  return found!;
};
const column = {
  goods: 0,
  equivalent: 1,
  unit: 2,
  factor: 3,
  price: 4,
  quantity: 5,
  total: 6,
  lead: 7,
  refusal: 8,
};
const press = (key: string, rest: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...rest });

function choose(row: number, at: number) {
  fireEvent.mouseDown(cell(row, at));
  cell(row, at).focus();
}
function type(row: number, at: number, text: string) {
  choose(row, at);
  press(text[0]!);
  fireEvent.change(within(cell(row, at)).getByRole('textbox'), { target: { value: text } });
  press('Enter');
}
function paste(text: string) {
  const event = createEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });
  fireEvent(document.activeElement!, event);
}

/** Answers the two lines that have no suggestion. */
function fillRest() {
  type(1, column.price, '900');
  type(2, column.price, '75000');
}

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(getOwnRights).mockResolvedValue(['quotes']);
  jest.mocked(getSellerHome).mockResolvedValue(quietHome);
  jest.mocked(listAskedQuotes).mockResolvedValue({ ...pageOf([]), counts: {} });
  jest.mocked(seeAskedQuote).mockResolvedValue();
  jest.mocked(readQuoteMessages).mockResolvedValue();
  jest.mocked(listGovernorates).mockResolvedValue([]);
  save.mockResolvedValue('2026-11-26T11:00:00Z');
  jest.mocked(discardQuoteOfferDraft).mockResolvedValue();
  send.mockResolvedValue({ offer_id: 'o1', revision: 1 });
});

describe('request', () => {
  test('shows the facts, hides the buyer until the offer, and records that it was opened', async () => {
    await open({ seen_at: null, message: 'Call before you come' });
    const facts = await screen.findByRole('region', { name: 'About the request' });
    expect(facts).toHaveTextContent('30 days after delivery');
    expect(facts).toHaveTextContent('9 requests in the last year, 4 accepted');
    expect(facts).toHaveTextContent('Name and phone are shown after your offer');
    expect(facts).toHaveTextContent('Call before you come');
    expect(seeAskedQuote).toHaveBeenCalledWith(expect.anything(), id);
  });

  test('shows the buyer, own orders, history and files of an answered request', async () => {
    const tab = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    jest.mocked(signQuoteFile).mockResolvedValue('https://files.test/drawing.pdf');
    const { user } = await open({
      status: 'Awarded',
      state: 'Won',
      buyer: { full_name: 'Sara Ahmed', company_name: 'Sara Contracting', phone: '+9647701234567' },
      files: [{ id: 'f1', name: 'drawing.pdf', path: 'u1/a.pdf', bytes: 2_097_152 }],
      orders: [{ id: 'order-1', number: 'MW-7K3F9Q' }],
      events: [
        {
          id: 1,
          kind: 'accepted',
          actor_role: 'buyer',
          actor: null,
          company_name_en: null,
          company_name_ar: null,
          details: {},
          created_at: '2026-11-27T08:00:00Z',
        },
      ],
    });
    expect(await screen.findByText('Sara Contracting')).toBeVisible();
    expect(screen.getByText('Offer accepted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'MW-7K3F9Q' })).toHaveAttribute(
      'href',
      '/seller/dashboard/orders/order-1',
    );
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'drawing.pdf (2 MB)' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.test/drawing.pdf'));
  });

  test('a closed request is read only', async () => {
    await open({ status: 'Closed', offers: [sentOffer()] });
    expect(await screen.findByText(/^The request is closed/)).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('table', { name: 'Lines' })).toHaveTextContent('9,000.00');
  });

  test('marks lines that the buyer changed after the offer', async () => {
    const changed = askedLine(2, { description: 'Rebar 16 mm', revision: 2 });
    await open({ revision: 2, is_outdated: true, lines: [cementLine, changed], offers: [sentOffer()] });
    expect(await screen.findByText(/^The buyer changed the request after your offer/)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Rebar 16 mm/ })).toHaveTextContent('Changed by the buyer');
    expect(screen.getByRole('rowheader', { name: /Cement 42.5/ })).not.toHaveTextContent(
      'Changed by the buyer',
    );
  });

  test('reads and writes the thread, and keeps the text if sending fails', async () => {
    const post = jest.mocked(postQuoteMessage).mockRejectedValueOnce(new AppError('rate_limited'));
    const { user } = await open({
      unread_count: 1,
      messages: [
        {
          id: 1,
          company_id: null,
          side: 'buyer',
          body: 'Grade 60 please',
          created_at: '2026-11-26T09:00:00Z',
        },
      ],
    });
    const thread = within(await screen.findByRole('region', { name: 'Questions and replies' }));
    expect(thread.getByText('Grade 60 please')).toBeVisible();
    expect(thread.getByText(/Buyer, to all sellers asked/)).toBeVisible();
    await waitFor(() => expect(readQuoteMessages).toHaveBeenCalledWith(expect.anything(), id));
    const field = thread.getByRole('textbox', { name: 'Message to the buyer' });
    fireEvent.change(field, { target: { value: 'Which mill?' } });
    await user.click(thread.getByRole('button', { name: 'Send message' }));
    expect(await thread.findByText('The message was not sent')).toBeVisible();
    expect(field).toHaveValue('Which mill?');
    await user.click(thread.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(post).toHaveBeenLastCalledWith(expect.anything(), id, 'Which mill?');
  });

  test('says that a foreign request does not exist', async () => {
    get.mockRejectedValue(new AppError('quote_not_found'));
    await openPortal(`/seller/dashboard/quotes/${id}`, approvedSeller);
    expect(await screen.findByText('Quote request not found')).toBeVisible();
  });
});

describe('grid', () => {
  test('shows the own product with its conversion and prices per both units', async () => {
    await open();
    await screen.findByRole('grid');
    expect(cell(0, column.goods)).toHaveTextContent('Resistant cement 50 kg');
    expect(cell(0, column.factor)).toHaveTextContent('1 bag = 0.05 ton');
    expect(cell(0, column.total)).toHaveTextContent('360,000.00');
    expect(screen.getByRole('row', { name: /Cement 42.5/ })).toHaveTextContent('180,000.00');
    expect(screen.getByText(/1 of 3 lines with a price · Total 375,000.00/)).toBeVisible();
  });

  test('moves by arrows, Tab and Enter, edits by typing, and Escape takes the text back', async () => {
    await open();
    await screen.findByRole('grid');
    choose(0, column.price);
    press('ArrowDown');
    expect(cell(1, column.price)).toHaveFocus();
    press('Tab');
    expect(cell(1, column.quantity)).toHaveFocus();
    press('Tab', { shiftKey: true });
    press('9');
    fireEvent.change(within(cell(1, column.price)).getByRole('textbox'), { target: { value: '950' } });
    press('Enter');
    expect(cell(2, column.price)).toHaveFocus();
    expect(cell(1, column.price)).toHaveTextContent('950.00');
    expect(cell(1, column.total)).toHaveTextContent('475,000.00');
    choose(1, column.price);
    press('F2');
    fireEvent.change(within(cell(1, column.price)).getByRole('textbox'), { target: { value: '1' } });
    press('Escape');
    expect(cell(1, column.price)).toHaveTextContent('950.00');
    expect(cell(1, column.price)).toHaveFocus();
  });

  test('moves to the left in Arabic with the left arrow to the next column', async () => {
    await open({}, 'ar');
    await screen.findByRole('grid');
    choose(0, column.price);
    press('ArrowLeft');
    expect(cell(0, column.quantity)).toHaveFocus();
  });

  test('pastes cells of Excel, reports what does not fit, and undoes it', async () => {
    const { user } = await open();
    await screen.findByRole('grid');
    choose(1, column.price);
    paste('1,250\t450\t\t3\tmaybe\r\n80000\t\t\t7\r\n');
    expect(cell(1, column.price)).toHaveTextContent('1,250.00');
    expect(cell(1, column.quantity)).toHaveTextContent('450Partial');
    expect(cell(2, column.lead)).toHaveTextContent('7');
    expect(
      await screen.findByText(/1 cell does not fit its column and was left as it is: ⁨maybe⁩/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cell(1, column.price)).toHaveTextContent('');
  });

  test('fills down with Ctrl+D and clears with Delete', async () => {
    await open();
    await screen.findByRole('grid');
    choose(0, column.lead);
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    type(0, column.lead, '9');
    choose(0, column.lead);
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    press('d', { ctrlKey: true });
    expect(cell(2, column.lead)).toHaveTextContent('9');
    press('Delete');
    expect(cell(1, column.lead)).toHaveTextContent('');
  });

  test('computes the price from a total and asks about an ambiguous number', async () => {
    const { user } = await open();
    await screen.findByRole('grid');
    type(1, column.total, '450000');
    expect(cell(1, column.price)).toHaveTextContent('900.00');
    type(1, column.price, '1.250');
    expect(cell(1, column.price)).toHaveAttribute('aria-invalid', 'true');
    choose(1, column.price);
    await user.click(await screen.findByRole('button', { name: '1,250' }));
    expect(cell(1, column.price)).toHaveTextContent('1,250.00');
    expect(cell(1, column.price)).toHaveAttribute('aria-invalid', 'false');
  });

  test('warns below the lowest price of the product', async () => {
    await open();
    await screen.findByRole('grid');
    type(0, column.price, '8000');
    expect(cell(0, column.price)).toHaveTextContent('Below your lowest price');
    choose(0, column.price);
    expect(await screen.findByText(/Below your lowest price of 8,500.00/)).toBeVisible();
  });

  test('offers a searched own product at its price by volume', async () => {
    const product = {
      id: 12,
      name_en: 'Deformed bar 12',
      name_ar: 'شيش 12',
      sku: 'BAR-12',
      unit: 'Piece',
      price: 1_000,
    };
    jest.mocked(listOwnProducts).mockResolvedValue(pageOf([{ ...product, discounted_price: null }]) as never);
    jest.mocked(getOwnProduct).mockResolvedValue({
      ...product,
      discounted_price: null,
      deal_starts_at: null,
      deal_ends_at: null,
      lowest_price: null,
      volume_discounts: [{ quantity: 100, percent: 10 }],
      variants: [],
    } as never);
    const { user } = await open();
    await screen.findByRole('grid');
    choose(1, column.goods);
    press('b');
    const dialog = within(await screen.findByRole('dialog', { name: /Offered item/ }));
    expect(dialog.getByRole('textbox')).toHaveFocus();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'bar' } });
    await user.click(await dialog.findByRole('button', { name: /Deformed bar 12/ }));
    await waitFor(() => expect(cell(1, column.goods)).toHaveTextContent('Deformed bar 12'));
    expect(cell(1, column.price)).toHaveTextContent('900.00');
    expect(cell(1, column.unit)).toHaveAttribute('aria-readonly', 'true');
  });

  test('sets lead days for all lines and refuses the rest', async () => {
    const { user } = await open();
    await screen.findByRole('grid');
    fireEvent.change(screen.getByRole('textbox', { name: 'Lead time for all (days)' }), {
      target: { value: '6' },
    });
    await user.click(screen.getByRole('button', { name: 'Apply to all' }));
    expect(cell(2, column.lead)).toHaveTextContent('6');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lines without a price' }), 'Out of stock');
    await user.click(screen.getByRole('button', { name: 'Cannot supply the rest' }));
    expect(cell(1, column.refusal)).toHaveTextContent('Out of stock');
    expect(cell(2, column.refusal)).toHaveTextContent('Out of stock');
    expect(cell(0, column.refusal)).toHaveTextContent('');
  });

  test('shows 50 of many lines and follows the active cell to the next page', async () => {
    await open({ lines: Array.from({ length: 120 }, (_, index) => askedLine(index + 1)) });
    await screen.findByRole('grid');
    expect(screen.getAllByRole('rowheader')).toHaveLength(50);
    choose(49, column.price);
    press('ArrowDown');
    expect(cell(50, column.price)).toHaveFocus();
    expect(screen.getByRole('rowheader', { name: /Line 51/ })).toBeVisible();
  });
});

describe('spreadsheet', () => {
  const heading = [
    'Description',
    'Price per own unit (IQD)',
    'Lead time (days)',
    'Key of the line, do not change',
  ];

  test('shows what a filled file changes and what it does not understand before it is taken', async () => {
    jest
      .mocked(openSpreadsheet)
      .mockResolvedValue(
        openedSpreadsheet([heading, ['Rebar 12 mm', 950, '1.250', lineId(2)], ['Nails', 5, 1, 'unknown']]),
      );
    const { user } = await open();
    await screen.findByRole('grid');
    const file = new File(['x'], 'RQ-7K3F9Q.xlsx');
    await user.upload(screen.getByLabelText('Read the completed file', { selector: 'input' }), file);
    const dialog = within(await screen.findByRole('dialog', { name: 'What the file changes' }));
    expect(dialog.getByText(/1 line found in the file/)).toHaveTextContent(
      '2 lines of the request are not in the file',
    );
    expect(dialog.getByText(/⁨Rebar 12 mm⁩ – Price per unit: ⁨950⁩ instead of nothing/)).toBeVisible();
    expect(dialog.getByText(/Row 2 · Lead time \(days\)/)).toHaveTextContent('This can mean 1,250 or 1.25');
    expect(dialog.getByText(/Row 3/)).toHaveTextContent('The key does not belong to a line of this request');
    expect(cell(1, column.price)).toHaveTextContent('');
    await user.click(dialog.getByRole('button', { name: 'Add to the offer' }));
    expect(cell(1, column.price)).toHaveTextContent('950.00');
    expect(cell(1, column.lead)).toHaveAttribute('aria-invalid', 'true');
  });

  test('refuses a file without keys', async () => {
    jest.mocked(openSpreadsheet).mockResolvedValue(
      openedSpreadsheet([
        ['Item', 'Price'],
        ['Nails', 5],
      ]),
    );
    const { user } = await open();
    await screen.findByRole('grid');
    await user.upload(
      screen.getByLabelText('Read the completed file', { selector: 'input' }),
      new File(['x'], 'other.xlsx'),
    );
    expect(await screen.findByText(/^This file does not contain the keys/)).toBeVisible();
  });
});

describe('draft', () => {
  const draftOf = (price: string) => ({
    updated_at: '2026-11-26T11:00:00Z',
    content: {
      terms: null,
      lines: {
        [lineId(2)]: {
          product: null,
          name: '',
          equivalent: false,
          unit: 'Piece',
          factor: '1',
          price,
          quantity: '500',
          total: '',
          lead: '4',
          refusal: '',
        },
      },
    },
  });

  test('is saved while typing, restored later and can be discarded', async () => {
    const first = await open();
    await screen.findByRole('grid');
    type(1, column.price, '910');
    await waitFor(() => expect(save).toHaveBeenCalled());
    const [, , content, expected] = save.mock.calls.at(-1)!;
    expect(content).toMatchObject({ lines: { [lineId(2)]: { price: '910' } } });
    expect(expected).toBeNull();
    first.unmount();
    localStorage.clear();
    const updated_at = '2026-11-26T11:00:00Z';
    const { user } = await open({ draft: { content: content as Record<string, unknown>, updated_at } });
    await screen.findByRole('grid');
    expect(cell(1, column.price)).toHaveTextContent('910.00');
    expect(screen.getByText(/^Your draft of/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }));
    expect(cell(1, column.price)).toHaveTextContent('');
    await waitFor(() =>
      expect(discardQuoteOfferDraft).toHaveBeenLastCalledWith(expect.anything(), id, updated_at),
    );
  });

  test('of another page is not overwritten without asking', async () => {
    const { user } = await open();
    await screen.findByRole('grid');
    get.mockResolvedValue(askedQuote({ draft: draftOf('777') }));
    save.mockRejectedValueOnce(new AppError('stale_version', { updated_at: draftOf('').updated_at }));
    type(2, column.price, '1');
    expect(await screen.findByText(/^This draft was changed in another tab/)).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Show the other draft' }));
    await waitFor(() => expect(cell(1, column.price)).toHaveTextContent('777.00'));
    expect(cell(2, column.price)).toHaveTextContent('');
  });

  test('asks before leaving', async () => {
    const { user, router } = await open();
    await screen.findByRole('grid');
    type(1, column.price, '910');
    await user.click(screen.getByRole('link', { name: 'All quote requests' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without sending?' })).toBeVisible();
    expect(router.state.location.pathname).toContain(id);
  });

  test('typed prices stay when the buyer amends the request', async () => {
    const { app } = await open();
    await screen.findByRole('grid');
    type(1, column.price, '910');
    const added = askedLine(4, { description: 'Tie wire', revision: 2 });
    get.mockResolvedValue(askedQuote({ revision: 2, lines: [...askedQuote().lines, added] }));
    await app.services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    expect(await screen.findByRole('rowheader', { name: /Tie wire/ })).toBeVisible();
    expect(cell(1, column.price)).toHaveTextContent('910.00');
  });
});

describe('sending', () => {
  const sendButton = () => screen.getByRole('button', { name: /^Send (offer|new revision)$/ });

  test('confirms totals and missing lines, and sends the answered lines', async () => {
    const { user } = await open();
    await screen.findByRole('grid');
    type(1, column.price, '900');
    await user.click(sendButton());
    const dialog = within(await screen.findByRole('dialog', { name: /^Send the offer/ }));
    expect(dialog.getByText('2 of 3 lines with a price')).toBeVisible();
    expect(dialog.getByText('825,000.00 IQD')).toBeVisible();
    expect(dialog.getByText('Site hoist')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByText('Your answer was sent (revision 1)')).toBeVisible();
    expect(send).toHaveBeenCalledWith(expect.anything(), id, 0, expect.any(String), {
      request_revision: 1,
      delivery_fee: 15_000,
      valid_until: expect.any(String),
      files: [],
      lines: [
        {
          line_id: cementLine.id,
          product_id: 7,
          unit: 'Bag',
          units_per_requested: 20,
          unit_price: 9_000,
          quantity: 40,
          lead_days: 2,
        },
        {
          line_id: lineId(2),
          unit: 'Piece',
          units_per_requested: 1,
          unit_price: 900,
          quantity: 500,
          lead_days: 2,
        },
      ],
    });
  });

  test('keeps no draft of what was sent', async () => {
    const { user } = await open();
    await screen.findByRole('grid');
    type(0, column.price, '9,000.00');
    type(0, column.lead, '3');
    await user.click(sendButton());
    get.mockResolvedValue(askedQuote({ state: 'Answered', offers: [sentOffer()] }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByRole('button', { name: 'Send new revision' })).toBeVisible();
    expect(screen.getByText(/No unsent changes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(cell(0, column.lead)).toHaveTextContent('2');
  });

  test('sends the offer only when no draft is on its way, and drafts again after a refusal', async () => {
    let finishDraft: (updatedAt: string) => void = () => undefined;
    let refuse: (error: AppError) => void = () => undefined;
    save.mockReturnValue(new Promise((resolve) => void (finishDraft = resolve)));
    send.mockReturnValue(new Promise((_resolve, reject) => void (refuse = reject)));
    const { user } = await open();
    await screen.findByRole('grid');
    type(0, column.price, '9,000.00');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await user.click(sendButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send offer' }));
    expect(send).not.toHaveBeenCalled();
    finishDraft('2026-11-26T11:00:00Z');
    await waitFor(() => expect(send).toHaveBeenCalled());
    await act(async () => refuse(new AppError('network', {}, true)));
    save.mockClear();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    type(0, column.lead, '3');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.anything(), id, expect.anything(), '2026-11-26T11:00:00Z'),
    );
  });

  test('repeats with the same key after a lost reply, and with a new one after a change', async () => {
    send.mockRejectedValueOnce(new AppError('network', {}, true));
    const { user } = await open();
    await screen.findByRole('grid');
    fillRest();
    await user.click(sendButton());
    const confirm = () => screen.findByRole('button', { name: 'Send offer', hidden: false });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send offer' }));
    await dialog.findByRole('alert');
    send.mockRejectedValueOnce(new AppError('network', {}, true));
    await user.click(await confirm());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]![3]).toBe(send.mock.calls[0]![3]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    type(1, column.price, '905');
    await user.click(sendButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    expect(send.mock.calls[2]![3]).not.toBe(send.mock.calls[0]![3]);
  });

  test('moves to the cell that lacks a number, and to the one that the database refuses', async () => {
    const { user } = await open();
    await screen.findByRole('grid');
    fillRest();
    type(1, column.lead, 'soon');
    await user.click(sendButton());
    expect(await screen.findByText(/^Please correct 1 field/)).toBeVisible();
    expect(cell(1, column.lead)).toHaveFocus();
    type(1, column.lead, '3');
    send.mockRejectedValueOnce(
      new AppError('invalid_input', { field: 'quantity', rule: 'whole', line_id: cementLine.id }),
    );
    await user.click(sendButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(cell(0, column.quantity)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getAllByText(/This value was not accepted/)[0]).toBeVisible();
    type(0, column.quantity, '41');
    expect(cell(0, column.quantity)).toHaveAttribute('aria-invalid', 'false');
  });

  test('shows a refused term at its field', async () => {
    send.mockRejectedValueOnce(new AppError('invalid_input', { field: 'delivery_fee', rule: 'required' }));
    const { user } = await open({ is_pickup: true });
    await screen.findByRole('grid');
    await user.click(sendButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByText(/because your company does not offer pickup/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^We deliver to/ }));
    expect(screen.getByRole('textbox', { name: /^Delivery fee/ })).toHaveValue('15000');
  });

  test('sends uploaded files with the offer', async () => {
    jest.mocked(uploadQuoteFile).mockRejectedValueOnce(new AppError('not_a_quote_file'));
    jest.mocked(uploadQuoteFile).mockResolvedValue('c1/data.pdf');
    const { user } = await open();
    await screen.findByRole('grid');
    const file = new File(['%PDF-1.7'], 'data sheet.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Add a file', { selector: 'input' }), file);
    await user.click(await screen.findByRole('button', { name: /Retry data sheet.pdf/ }));
    expect(await screen.findByRole('button', { name: 'Remove data sheet.pdf' })).toBeVisible();
    await user.click(sendButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
    await user.upload(screen.getByLabelText('Add a file', { selector: 'input' }), file);
    expect(await screen.findAllByRole('button', { name: 'Remove data sheet.pdf' })).toHaveLength(1);
    expect(send.mock.calls[0]![4].files).toEqual([{ path: 'c1/data.pdf', name: 'data sheet.pdf' }]);
  });

  test('a refusal of every line declines the request', async () => {
    const { user } = await open({ lines: [askedLine(1), askedLine(2)] });
    await screen.findByRole('grid');
    await user.click(sendButton());
    expect(await screen.findByText(/^Enter a price for at least one line/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cannot supply the rest' }));
    await user.click(sendButton());
    await user.click(
      within(await screen.findByRole('dialog', { name: /^Decline/ })).getByRole('button', {
        name: 'Decline',
      }),
    );
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]![4].lines).toEqual([
      { line_id: lineId(1), refusal: 'not_sold' },
      { line_id: lineId(2), refusal: 'not_sold' },
    ]);
  });

  test('shows what a new revision changes and sends the revision that was seen', async () => {
    const { user } = await open({ state: 'Answered', offers: [sentOffer({ revision: 2 })] });
    await screen.findByRole('grid');
    type(0, column.price, '8750');
    await user.click(sendButton());
    const dialog = within(await screen.findByRole('dialog', { name: /^Send a new revision/ }));
    expect(dialog.getByText(/8,750.00 IQD instead of 9,000.00 IQD/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send new revision' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]![2]).toBe(2);
  });

  test('withdraws the current offer; earlier revisions stay readable', async () => {
    jest.mocked(withdrawQuoteOffer).mockResolvedValue();
    const before = sentOffer({ id: 'o0', revision: 1, status: 'Superseded', subtotal: 400_000 });
    const { user } = await open({ state: 'Answered', offers: [sentOffer({ revision: 2 }), before] });
    const sent = within(await screen.findByRole('region', { name: 'Sent offers' }));
    await user.click(sent.getByRole('button', { name: /Revision 1/ }));
    expect(await sent.findByRole('table', { name: 'Revision 1' })).toHaveTextContent('9,000.00');
    await user.click(sent.getByRole('button', { name: 'Withdraw offer' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw offer' }),
    );
    expect(await screen.findByText('Your offer was withdrawn')).toBeVisible();
    expect(withdrawQuoteOffer).toHaveBeenCalledWith(expect.anything(), id, 2);
  });
});

test('on a phone each line is a card', async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(max-width: 767px)',
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  await open();
  const card = within(await screen.findByRole('article', { name: 'Rebar 12 mm' }));
  expect(screen.queryByRole('grid')).toBeNull();
  fireEvent.change(card.getByRole('textbox', { name: 'Price per unit' }), { target: { value: '900' } });
  expect(card.getByText('450,000.00 IQD')).toBeVisible();
  fireEvent.change(card.getByLabelText('Cannot supply'), { target: { value: 'place' } });
  expect(card.queryByRole('textbox', { name: 'Price per unit' })).toBeNull();
});
