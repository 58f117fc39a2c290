import { act, screen, waitFor, within } from '@testing-library/react';
import { baghdadDay } from '@mawad/shared-i18n';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { readSheets, type ReadSheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { expectWaiting } from '@mawad/shared-ui/testing/expect-waiting.tsx';
import { changeBuyingFor } from '@mawad/shared-ui/desk/buying/buying-choice.ts';
import { getBuying } from '@mawad/supabase/buying/queries';
import { getProfile } from '@mawad/supabase/people/account-queries';
import { getProduct, searchProducts, suggest } from '@mawad/supabase/catalogue/queries';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { AppError } from '@mawad/supabase/errors';
import { uploadQuoteFile } from '@mawad/supabase/quotes/files-queries';
import {
  deleteQuoteDraft,
  getOwnQuote,
  matchQuoteLines,
  saveQuoteDraft,
  submitQuoteRequest,
} from '@mawad/supabase/quotes/queries';
import { fillCart } from '../../../testing/cart.ts';
import { productCard, productDetail } from '../../../testing/catalogue.ts';
import { buying } from '../../../testing/buying.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { quoteDetail } from '../../../testing/quotes.ts';

jest.mock('@mawad/supabase/people/account-queries');
jest.mock('@mawad/supabase/buying/queries', () => ({ getBuying: jest.fn() }));
jest.mock('@mawad/supabase/live', () => ({ listen: () => () => undefined }));
jest.mock('@mawad/supabase/base/form-guard-queries');
jest.mock('@mawad/supabase/quotes/queries');
jest.mock('@mawad/supabase/quotes/files-queries', () => ({
  quoteFileTypes: '.pdf',
  uploadQuoteFile: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  searchProducts: jest.fn(),
  suggest: jest.fn(),
  getProduct: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/read-spreadsheet.ts', () => ({
  sheetTypes: '.xlsx,.csv',
  readSheets: jest.fn(),
}));

const submit = jest.mocked(submitQuoteRequest);
const readFile = jest.mocked(readSheets);
const writer = { id: 'buyer', email: 'buyer@mawad.test' };
const answer = { id: 'q1', number: 'RQ-7K3F9Q', mailed_to: 'buyer@mawad.test' };

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  window.scrollTo = jest.fn() as never;
  jest.mocked(suggest).mockResolvedValue({ products: [], categories: [], words: [], popular: [] });
  jest.mocked(listGovernorates).mockResolvedValue([
    {
      code: 'IQ-BG',
      name_en: 'Baghdad',
      name_ar: 'بغداد',
      districts: [{ name_en: 'Karrada', name_ar: 'الكرادة' }],
    },
  ]);
  jest.mocked(searchProducts).mockResolvedValue({
    facets: {
      sellers: [
        { value: 'company-1', label_en: 'Dijla', label_ar: 'دجلة', count: 5 },
        { value: 'company-2', label_en: 'Furat', label_ar: 'الفرات', count: 2 },
      ],
    },
  } as never);
  jest.mocked(getProfile).mockResolvedValue({ full_name: '', phone: null, language: 'en' });
  jest.mocked(matchQuoteLines).mockResolvedValue([]);
  jest.mocked(getBuying).mockResolvedValue(null);
  submit.mockResolvedValue(answer);
});

type User = Awaited<ReturnType<typeof openShop>>['user'];

async function open(visitor: Parameters<typeof openShop>[2] = 'buyer', path = '/request-quote') {
  const page = await openShop(path, 'en', visitor);
  await screen.findByRole('button', { name: 'Send the request' });
  return page;
}

async function paste(user: User, text: string) {
  await user.click(screen.getByRole('button', { name: 'Paste a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste a list' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Your list' }));
  await user.paste(text);
  await user.click(within(dialog).getByRole('button', { name: /^Add \d+ line/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function fillAsker(user: User) {
  await user.click(screen.getByLabelText(/Full name/));
  await user.paste('Huda');
  await user.click(screen.getByLabelText(/Mobile phone/));
  await user.paste('٠٧٧٠ ١٢٣ ٤٥٦٧');
  await screen.findByText('Baghdad');
  await user.selectOptions(screen.getByLabelText(/Governorate/), 'IQ-BG');
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Lines of the request' })).getAllByRole('listitem');
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send the request' }));

test('is sent for the company and project chosen in the bar', async () => {
  const project = { ...{ id: 'project-1', name: 'School', number: null, receiver: null, phone: null } };
  const place = { governorate: null, district: null, address: null };
  jest.mocked(getBuying).mockResolvedValue(buying({ projects: [{ ...project, ...place }] }));
  changeBuyingFor({ project: project.id });
  const { user } = await open();
  expect(await screen.findByText(/^For .*Dijla.*, project .*School/)).toBeVisible();
  await paste(user, 'Cement\t50\tكيس');
  await fillAsker(user);
  await send(user);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]![2].buying).toEqual({
    company_id: buying().company.id,
    project_id: project.id,
  });
  changeBuyingFor({ project: '' });
});

test('disables the button while the request is sent', async () => {
  submit.mockReturnValue(new Promise(() => undefined));
  const { user } = await open();
  await paste(user, 'Cement\t50\tكيس');
  await fillAsker(user);
  await send(user);
  await expectWaiting(await screen.findByRole('button', { name: /Sending/ }), submit);
});

test('sends a pasted list with contact data and shows the request number', async () => {
  const { user } = await open();
  await paste(user, 'Item\tQty\tUnit\nCement\t٥٠\tكيس\nRebar 12 mm\t2.5\tton');
  expect(rows()).toHaveLength(2);
  await fillAsker(user);
  await send(user);
  expect(await screen.findByRole('heading', { name: /Request .*RQ-7K3F9Q.* was sent/ })).toHaveFocus();
  expect(submit).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ website: '' }), {
    id: expect.any(String),
    full_name: 'Huda',
    email: 'buyer@mawad.test',
    phone: '+9647701234567',
    hides_buyer: false,
    is_pickup: false,
    governorate: 'IQ-BG',
    closes_at: `${baghdadDay(3)}T23:59:00+03:00`,
    payment: 'cash',
    language: 'en',
    lines: [
      { description: 'Cement', quantity: 50, unit: 'Bag' },
      { description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' },
    ],
  });
  expect(screen.getByRole('link', { name: 'View the request' })).toHaveAttribute(
    'href',
    '/account/quotes/q1',
  );
  expect(localStorage.getItem('mawad-personal-quote')).toBeNull();
});

describe('wishes', () => {
  test('are sent: district, closing day, payment, hidden name and named sellers', async () => {
    const { user } = await open();
    await paste(user, 'Cement\t50\tكيس');
    await fillAsker(user);
    await user.selectOptions(screen.getByLabelText(/District/), 'Karrada');
    const closesOn = screen.getByLabelText(/Answers until/);
    await user.clear(closesOn);
    await user.type(closesOn, baghdadDay(30));
    await user.selectOptions(screen.getByLabelText(/How would you like to pay/), 'credit_30');
    await user.click(screen.getByRole('checkbox', { name: /Hide my name/ }));
    await user.click(screen.getByRole('radio', { name: 'Only these sellers' }));
    await send(user);
    expect(await screen.findByText('Choose at least one seller, at most 50.')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Search a store' }), 'Fur');
    await user.click(await screen.findByRole('option', { name: 'Furat' }));
    await send(user);
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]![2]).toMatchObject({
      district: 'Karrada',
      closes_at: `${baghdadDay(30)}T23:59:00+03:00`,
      payment: 'credit_30',
      hides_buyer: true,
      named_sellers: ['company-2'],
    });
  });

  test('have no district if the buyer collects the goods', async () => {
    const { user } = await open();
    await paste(user, 'Cement\t50\tكيس');
    await fillAsker(user);
    await user.selectOptions(screen.getByLabelText(/District/), 'Karrada');
    await user.click(screen.getByRole('checkbox', { name: 'I collect the goods' }));
    expect(screen.queryByLabelText(/District/)).toBeNull();
    await send(user);
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]![2]).toMatchObject({ is_pickup: true });
    expect(submit.mock.calls[0]![2]).not.toHaveProperty('district');
  });

  test.each([baghdadDay(), baghdadDay(61)])('refuse %s as closing day', async (day) => {
    const { user } = await open();
    await paste(user, 'Cement\t50\tكيس');
    await fillAsker(user);
    const closesOn = screen.getByLabelText(/Answers until/);
    await user.clear(closesOn);
    await user.type(closesOn, day);
    await send(user);
    expect(await screen.findByText('Choose tomorrow or a later day within 60 days.')).toBeVisible();
    await waitFor(() => expect(closesOn).toHaveFocus());
    expect(submit).not.toHaveBeenCalled();
  });

  test('survive a reload; a past closing day becomes the default', async () => {
    const line = { key: 'a', description: 'Cement', quantity: '5', unit: 'Bag', product: null };
    const asker = { hides_buyer: true, payment: 'transfer', closes_on: '2026-01-01', unknown: 1 };
    localStorage.setItem(
      'mawad-personal-quote',
      JSON.stringify({ version: 1, owner: 'buyer', lines: [line], asker }),
    );
    await open();
    expect(await screen.findByRole('checkbox', { name: /Hide my name/ })).toBeChecked();
    expect(screen.getByLabelText(/How would you like to pay/)).toHaveValue('transfer');
    expect(screen.getByLabelText(/Answers until/)).toHaveValue(baghdadDay(3));
  });

  test('show a field that the server refused', async () => {
    submit.mockRejectedValueOnce(new AppError('invalid_input', { field: 'closes_at', rule: 'out_of_range' }));
    const { user } = await open();
    await paste(user, 'Cement 5 bags');
    await fillAsker(user);
    await send(user);
    expect(await screen.findByText('Choose tomorrow or a later day within 60 days.')).toBeVisible();
  });
});

describe('files', () => {
  const choose = (user: User, ...names: string[]) =>
    user.upload(
      screen.getByLabelText('Add files', { selector: 'input' }),
      names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
    );

  test('are uploaded when chosen and sent with the request, and a refused one is named', async () => {
    jest.mocked(uploadQuoteFile).mockImplementation(async (_backend, folder, _name, file) => {
      if ((file as File).name === 'bad.pdf') throw new AppError('not_a_quote_file');
      return `${folder}/1.pdf`;
    });
    const { user } = await open();
    await paste(user, 'Cement 5 bags');
    await fillAsker(user);
    await choose(user, 'plan.pdf', 'bad.pdf');
    expect(await screen.findByText('plan.pdf')).toBeVisible();
    expect(await screen.findByText(/bad\.pdf.* was not attached/)).toHaveTextContent(
      /This file cannot be attached/,
    );
    await send(user);
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]![2]).toMatchObject({ files: [{ path: 'buyer/1.pdf', name: 'plan.pdf' }] });
  });

  test('require an account', async () => {
    await open('guest');
    expect(screen.getByText('Sign in to attach files.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull();
  });
});

describe('draft in the account', () => {
  const saveDraft = jest.mocked(saveQuoteDraft);
  beforeEach(() => {
    saveDraft.mockResolvedValue('2026-11-26T10:00:00Z');
    jest.mocked(deleteQuoteDraft).mockResolvedValue();
  });
  const saved = 'The draft is saved in your quote requests.';

  test('is saved while the form is filled in, under one id, and becomes the request when it is sent', async () => {
    const { user } = await open();
    await paste(user, 'Cement 5 bags');
    expect(await screen.findByText(saved)).toBeVisible();
    const [, id, body, expected] = saveDraft.mock.calls[0]!;
    expect(body).toMatchObject({ version: 1, lines: [{ description: 'Cement' }] });
    expect(expected).toBeNull();
    await fillAsker(user);
    await waitFor(() =>
      expect(saveDraft).toHaveBeenLastCalledWith(
        expect.anything(),
        id,
        expect.objectContaining({ asker: expect.objectContaining({ governorate: 'IQ-BG' }) }),
        '2026-11-26T10:00:00Z',
      ),
    );
    expect(JSON.parse(localStorage.getItem('mawad-personal-quote')!)).toMatchObject({
      draft_id: id,
      saved_at: '2026-11-26T10:00:00Z',
    });
    await send(user);
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]![2]).toMatchObject({ id });
    await screen.findByRole('heading', { name: /was sent/ });
    expect(localStorage.getItem('mawad-personal-quote')).toBeNull();
  });

  test('is sent only when no draft is on its way to the server', async () => {
    let finish: (time: string) => void = () => undefined;
    saveDraft.mockReturnValue(new Promise((resolve) => void (finish = resolve)));
    const { user } = await open();
    await paste(user, 'Cement 5 bags');
    await waitFor(() => expect(saveDraft).toHaveBeenCalledTimes(1));
    await fillAsker(user);
    await send(user);
    expect(submit).not.toHaveBeenCalled();
    saveDraft.mockResolvedValue('2026-11-26T11:00:00Z');
    submit.mockImplementation(async () => {
      saveDraft.mockClear();
      return answer;
    });
    finish('2026-11-26T10:00:00Z');
    await screen.findByRole('heading', { name: /was sent/ });
    // The form sends changes that the server does not have yet when it is unmounted.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(saveDraft).not.toHaveBeenCalled();
  });

  test('changed on another device is not overwritten without asking', async () => {
    const line = { key: 'a', description: 'Rebar', quantity: '5', unit: 'Ton', product: null };
    saveDraft.mockRejectedValueOnce(new AppError('stale_version', { updated_at: '2026-11-26T11:00:00Z' }));
    const { user } = await open();
    await paste(user, 'Cement 5 bags');
    expect(await screen.findByText(/^This draft was changed in another tab/)).toBeVisible();
    jest.mocked(getOwnQuote).mockResolvedValue(
      quoteDetail({
        id: saveDraft.mock.calls[0]![1],
        status: 'Draft',
        updated_at: '2026-11-26T11:00:00Z',
        draft: { version: 1, owner: 'buyer', lines: [line], asker: {} },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Show the other draft' }));
    expect(await screen.findByDisplayValue('Rebar')).toBeVisible();
    expect(rows()).toHaveLength(1);
    await user.type(screen.getByLabelText(/Full name/), 'Huda');
    await waitFor(() =>
      expect(saveDraft).toHaveBeenLastCalledWith(
        expect.anything(),
        saveDraft.mock.calls[0]![1],
        expect.anything(),
        '2026-11-26T11:00:00Z',
      ),
    );
  });

  test('is opened from another device and put before what the form has', async () => {
    const line = { key: 'a', description: 'Rebar', quantity: '5', unit: 'Ton', product: null };
    jest.mocked(getOwnQuote).mockResolvedValue(
      quoteDetail({
        id: 'draft-1',
        status: 'Draft',
        draft: {
          version: 1,
          owner: 'buyer',
          lines: [line],
          asker: { full_name: 'Huda', payment: 'transfer' },
        },
      }),
    );
    localStorage.setItem(
      'mawad-personal-quote',
      JSON.stringify({
        version: 1,
        owner: 'buyer',
        lines: [{ ...line, key: 'b', description: 'Sand' }],
        asker: {},
      }),
    );
    const { router } = await open('buyer', '/request-quote?draft=draft-1');
    expect(await screen.findByDisplayValue('Rebar')).toBeVisible();
    expect(rows()).toHaveLength(2);
    expect(screen.getByLabelText(/How would you like to pay/)).toHaveValue('transfer');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('is deleted when the form is emptied, and begins again with the next entry', async () => {
    const { user } = await open();
    await paste(user, 'Cement 5 bags');
    expect(await screen.findByText(saved)).toBeVisible();
    const [, id] = saveDraft.mock.calls[0]!;
    saveDraft.mockClear();
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    await waitFor(() =>
      expect(deleteQuoteDraft).toHaveBeenCalledWith(expect.anything(), id, '2026-11-26T10:00:00Z'),
    );
    expect(localStorage.getItem('mawad-personal-quote')).toBeNull();
    await paste(user, 'Cement 5 bags');
    await waitFor(() =>
      expect(saveDraft).toHaveBeenCalledWith(expect.anything(), id, expect.anything(), null),
    );
  });

  test('of a guest stays in the browser, and a full account is reported', async () => {
    const guest = await open('guest');
    await paste(guest.user, 'Cement 5 bags');
    guest.unmount();
    expect(localStorage.getItem('mawad-personal-quote')).toContain('Cement');
    expect(saveDraft).not.toHaveBeenCalled();
    saveDraft.mockRejectedValue(new AppError('quote_draft_limit', { limit: 20 }));
    await open();
    expect(await screen.findByText(/^The draft is in this browser only\. .*20/)).toBeVisible();
  });
});

test('adds the goods of a search without results once', async () => {
  const { router } = await open('guest', '/request-quote?wanted=titanium+bolt');
  expect(await screen.findByDisplayValue('titanium bolt')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(rows()).toHaveLength(1);
});

test('asks again with the lines of an earlier request', async () => {
  jest.mocked(getOwnQuote).mockResolvedValue(quoteDetail());
  const { user } = await open('buyer', '/request-quote?repeat=quote-1');
  expect(await screen.findByDisplayValue('Portland cement 42.5 R')).toBeVisible();
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Huda');
  await send(user);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]![2]).toMatchObject({
    repeats_id: 'quote-1',
    district: 'Karrada',
    lines: [
      { description: 'Portland cement 42.5 R', quantity: 50, unit: 'Bag', product_id: 7 },
      { description: 'شيش ١٢ ملم', quantity: 2.5, unit: 'Ton' },
    ],
  });
});

test('remembers the request of a guest and links to sign-in', async () => {
  const { user } = await open('guest');
  await paste(user, 'Cement 5 bags');
  await fillAsker(user);
  await send(user);
  expect(await screen.findByText(/You need an account to read the answers/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Sign in or sign up' });
  expect(new URL(link.getAttribute('href')!, 'https://shop.test').searchParams.get('next')).toBe(
    '/account/quotes',
  );
  expect(localStorage.getItem('mawad-personal-guest-quotes')).toContain('RQ-7K3F9Q');
});

test('accepts a phone number without an email address', async () => {
  submit.mockResolvedValueOnce({ id: 'q1', number: 'RQ-7K3F9Q', mailed_to: null });
  const { user } = await open();
  await paste(user, 'Cement\t50\tكيس');
  await fillAsker(user);
  await user.clear(screen.getByRole('textbox', { name: /Email address/ }));
  await send(user);
  expect(await screen.findByText('Please keep the number.')).toBeVisible();
  expect(submit.mock.calls[0]![2]).not.toHaveProperty('email');
});

test('reads the amount of a typed line and adds it on Enter', async () => {
  const { user } = await open();
  await user.type(
    screen.getByRole('combobox', { name: 'Product or material' }),
    'white cement 20 bags{Enter}',
  );
  const [row] = rows();
  expect(within(row!).getByRole('textbox', { name: 'Description' })).toHaveValue('white cement');
  expect(within(row!).getByRole('textbox', { name: 'Quantity' })).toHaveValue('20');
  expect(within(row!).getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('bag');
});

test('suggests products for a typed line and links the selected one', async () => {
  const product = productCard({ id: 7, name_en: 'White cement 40 kg', unit: 'Bag' });
  jest.mocked(suggest).mockResolvedValue({ products: [product], categories: [], words: [], popular: [] });
  const { user } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Product or material' }), 'white');
  await user.click(await screen.findByRole('option', { name: 'White cement 40 kg' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Quantity' }).at(-1)!, '٣');
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  expect(screen.getByRole('link', { name: /White cement 40 kg/ })).toHaveAttribute('href', '/product/7');
  await fillAsker(user);
  await send(user);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]![2].lines).toEqual([
    { description: 'White cement 40 kg', quantity: 3, unit: 'Bag', product_id: 7 },
  ]);
});

test('adds the product of the address once', async () => {
  jest.mocked(getProduct).mockResolvedValue(
    productDetail({
      id: 7,
      name_en: 'Helmet',
      unit: 'Piece',
      variants: [
        {
          id: 70,
          size: 'L',
          color: 'Red',
          color_ar: 'أحمر',
          sku: null,
          price: 12_500,
          discounted_price: null,
          price_breaks: [],
          stock: 3,
        },
      ],
    }),
  );
  const { router } = await open('buyer', '/request-quote?product=7&variant=70&quantity=12');
  expect(await screen.findByDisplayValue('Helmet (L / Red)')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(screen.getByDisplayValue('12')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

describe('cart goods', () => {
  /** Opens the request from the cart, which contains two units of product 7. */
  async function arrive(language: 'en' | 'ar' = 'en') {
    const page = await openShop('/cart', language);
    fillCart(page.app.store);
    await act(() => page.router.navigate('/request-quote?from=cart'));
    return page;
  }

  test('become lines with quantity and unit and stay in the cart', async () => {
    const { user, app, router } = await arrive();
    expect(await screen.findByDisplayValue('Portland cement 42.5 R')).toBeVisible();
    const [row] = rows();
    expect(within(row!).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    expect(within(row!).getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('bag');
    expect(app.store.getState().cart.units).toBe(2);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await fillAsker(user);
    await send(user);
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]![2].lines).toEqual([
      { description: 'Portland cement 42.5 R', quantity: 2, unit: 'Bag', product_id: 7 },
    ]);
  });

  test('are named in the language of the page', async () => {
    await arrive('ar');
    expect(await screen.findByDisplayValue('سمنت بورتلاندي 42.5 R')).toBeVisible();
  });

  test('are not added twice and keep an edited line', async () => {
    const { user, router, unmount } = await arrive();
    const quantity = await screen.findByDisplayValue('2');
    await user.clear(quantity);
    await user.type(quantity, '500');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Cart' });
    await act(() => router.navigate('/request-quote?from=cart'));
    expect(await screen.findByDisplayValue('500')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /from the cart/ })).toBeNull();
    unmount();
    await open('buyer', '/request-quote?from=cart');
    expect(await screen.findByDisplayValue('500')).toBeVisible();
    expect(rows()).toHaveLength(1);
  });

  test('add nothing if the cart is empty', async () => {
    const { router } = await open('guest', '/request-quote?from=cart');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByText('No lines yet')).toBeVisible();
  });
});

test('restores a draft of lines that come from no file', async () => {
  const line = { key: 'a', description: 'Cement', quantity: '5', unit: 'Bag', product: null };
  localStorage.setItem(
    'mawad-personal-quote',
    JSON.stringify({ version: 1, owner: 'buyer', lines: [line], asker: {} }),
  );
  await open();
  expect(await screen.findByDisplayValue('Cement')).toBeVisible();
});

test('focuses a line without a quantity and sends nothing', async () => {
  const { user } = await open();
  await paste(user, 'Cement\nSand 3 m3');
  expect(screen.getByText('Enter the quantity, or confirm that there is none.')).toBeVisible();
  await fillAsker(user);
  await send(user);
  const quantity = within(rows()[0]!).getByRole('textbox', { name: 'Quantity' });
  await waitFor(() => expect(quantity).toHaveFocus());
  expect(submit).not.toHaveBeenCalled();
  await user.type(quantity, '5');
  await send(user);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});

test('restores a removed line at its position with undo', async () => {
  const { user } = await open();
  await paste(user, 'Cement 5 bags\nSand 3 m3\nGravel 2 m3');
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  expect(rows()).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(within(rows()[1]!).getByRole('textbox', { name: 'Description' })).toHaveValue('Sand'),
  );
});

test('restores entries after a reload, but not for another user', async () => {
  const first = await open();
  await paste(first.user, 'Cement 5 bags');
  await fillAsker(first.user);
  first.unmount();
  const second = await open();
  expect(await screen.findByDisplayValue('Cement')).toBeVisible();
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Huda');
  second.unmount();
  await open('guest');
  expect(screen.queryByDisplayValue('Cement')).toBeNull();
  expect(localStorage.getItem('mawad-personal-quote')).toBeNull();
});

describe('focus after a failed attempt to send', () => {
  const line = { key: 'k', description: 'Cement', quantity: '5', unit: 'Bag', product: null };

  /** Sends a draft with these lines and empty contact fields. */
  async function sendLines(lines: object[]) {
    localStorage.setItem(
      'mawad-personal-quote',
      JSON.stringify({ version: 1, owner: 'buyer', lines, asker: {} }),
    );
    const { user } = await open();
    await send(user);
    // The message and the focus change together, so the focus is final after the message.
    await screen.findByText(/^(Add at least one line|Some fields)/);
    await act(() => new Promise((done) => setTimeout(done)));
  }

  test('is on an invalid line before the contact fields', async () => {
    await sendLines([line, { ...line, key: 'l', quantity: '0' }]);
    expect(within(rows()[1]!).getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  });

  test('is on the line input if there are no lines', async () => {
    await sendLines([]);
    expect(screen.getByRole('combobox', { name: 'Product or material' })).toHaveFocus();
  });

  test('is on the contact fields if the lines are complete', async () => {
    await sendLines([line]);
    expect(screen.getByLabelText(/Full name/)).toHaveFocus();
  });
});

describe('prefilled contact data of the account', () => {
  beforeEach(() => {
    jest
      .mocked(getProfile)
      .mockResolvedValue({ full_name: 'Ali Hassan', phone: '+9647701234567', language: 'en' });
  });

  test('is filled in', async () => {
    await open();
    expect(await screen.findByDisplayValue('Ali Hassan')).toBe(screen.getByLabelText(/Full name/));
    expect(screen.getByLabelText(/Mobile phone/)).toHaveValue('+964 770 123 4567');
    expect(localStorage.getItem('mawad-personal-quote')).toBeNull();
  });

  test('does not replace entries', async () => {
    let respond: (profile: Awaited<ReturnType<typeof getProfile>>) => void = () => undefined;
    jest.mocked(getProfile).mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const { user } = await open();
    await user.click(screen.getByLabelText(/Full name/));
    await user.paste('Huda');
    await act(async () => respond({ full_name: 'Ali Hassan', phone: '+9647701234567', language: 'en' }));
    expect(await screen.findByDisplayValue('+964 770 123 4567')).toBe(screen.getByLabelText(/Mobile phone/));
    expect(screen.getByLabelText(/Full name/)).toHaveValue('Huda');
  });
});

test('keeps entries made before the session was known, after those of the draft', async () => {
  const before = await open();
  await paste(before.user, 'Cement 5 bags');
  before.unmount();
  const { user, app } = await open('arriving');
  await user.click(screen.getByRole('combobox', { name: 'Product or material' }));
  await user.paste('sand 3 bags');
  await user.keyboard('{Enter}');
  await user.click(screen.getByLabelText(/Full name/));
  await user.paste('Huda');
  act(() => app.store.getState().session.set({ status: 'signed-in', user: writer }));
  expect(await screen.findByDisplayValue(writer.email)).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(screen.getAllByLabelText('Description').map((field) => (field as HTMLInputElement).value)).toEqual([
    'Cement',
    'sand',
  ]);
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Huda');
});

test('keeps everything after a failure and retries the same request', async () => {
  submit.mockRejectedValueOnce(new AppError('network', {}, true));
  const { user } = await open();
  await paste(user, 'Cement 5 bags');
  await fillAsker(user);
  await send(user);
  expect(await screen.findByText('Your request was not sent')).toBeVisible();
  expect(screen.getByDisplayValue('Cement')).toBeVisible();
  await send(user);
  await screen.findByRole('heading', { name: /was sent/ });
  const [first, second] = submit.mock.calls.map(([, guard]) => guard.idempotencyKey);
  expect(second).toBe(first);
});

test('shows a field refused by the server', async () => {
  submit.mockRejectedValueOnce(new AppError('invalid_input', { field: 'email', rule: 'email' }));
  const { user } = await open();
  await paste(user, 'Cement 5 bags');
  await fillAsker(user);
  await send(user);
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible();
});

const sheetOf = (name: string, rows: string[][], hiddenColumns: number[] = []): ReadSheet => ({
  name,
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  hiddenColumns,
});

const bill = sheetOf('Pipes', [
  ['Bill of quantities'],
  ['No', 'Description', 'Unit', 'Qty'],
  ['A', 'PLUMBING', '', ''],
  ['1', 'Copper pipe, soft, with joints', '', ''],
  ['1.1', '22 mm', 'RMT', '50'],
  ['1.2', '15 mm', 'RMT', 'R.O.'],
  ['2', 'Floor drain', 'Nos', ''],
  ['', 'Delivery in parts', '', ''],
]);

describe('uploaded file', () => {
  const upload = (user: User, name = 'list.xlsx') =>
    user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], name));

  /** Opens the review of a file with these sheets. */
  async function review(...sheets: ReadSheet[]) {
    readFile.mockResolvedValue({ sheets, hidden: [] });
    const { user } = await open();
    await upload(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Check what was read' }));
    const addLines = () => user.click(dialog.getByRole('button', { name: /^Add \d+ line/ }));
    return { user, dialog, addLines };
  }

  const cellsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      )
      .filter((cells) => cells.length > 0);

  test('is shown with its row numbers before the lines are added', async () => {
    const { dialog } = await review(bill);
    expect(cellsOf(dialog.getByRole('table', { name: '3 lines' }))).toEqual([
      ['5', 'Copper pipe, soft, with joints — 22 mm', '50', 'm'],
      ['6', 'Copper pipe, soft, with joints — 15 mm', 'No firm quantity', 'm'],
      ['7', 'Floor drain', '–', 'each'],
    ]);
    expect(dialog.getByText('1 line has no quantity: enter it in the list.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Lines of the request' })).toBeNull();
  });

  test('adds lines with section, row number and the mark of no quantity, and sends them', async () => {
    const { user, addLines } = await review(bill);
    await addLines();
    expect(screen.getByRole('heading', { name: 'PLUMBING' })).toBeVisible();
    const [first, second, third] = rows();
    expect(within(first!).getByText('Row 5')).toBeVisible();
    expect(within(second!).getByRole('checkbox', { name: 'No firm quantity' })).toBeChecked();
    expect(within(third!).getByText('Enter the quantity, or confirm that there is none.')).toBeVisible();
    await user.click(within(third!).getByRole('checkbox', { name: 'No firm quantity' }));
    await fillAsker(user);
    await send(user);
    await waitFor(() => expect(submit).toHaveBeenCalled());
    const section = 'PLUMBING';
    expect(submit.mock.calls[0]![2].lines).toEqual([
      {
        description: 'Copper pipe, soft, with joints — 22 mm',
        quantity: 50,
        unit: 'Meter',
        section,
        row_number: 5,
      },
      { description: 'Copper pipe, soft, with joints — 15 mm', unit: 'Meter', section, row_number: 6 },
      { description: 'Floor drain', unit: 'Each', section, row_number: 7 },
    ]);
  });

  test('lists the rows left out, which can be taken in', async () => {
    const { user, dialog } = await review(bill);
    await user.click(dialog.getByText('3 rows left out'));
    expect(dialog.getByText('Row 8 · note')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add row 8 as a line' }));
    expect(cellsOf(dialog.getByRole('table', { name: '4 lines' })).at(-1)).toEqual([
      '8',
      'Delivery in parts',
      '–',
      '',
    ]);
    expect(dialog.getByText('2 rows left out')).toBeVisible();
  });

  test('is read again when a column is set by hand', async () => {
    const { user, dialog } = await review(
      sheetOf('Pumps', [
        ['Goods', 'Unit', 'First', 'Second'],
        ['Water pump', 'Nos', '3', '5'],
      ]),
    );
    expect(cellsOf(dialog.getByRole('table'))).toEqual([['2', 'Water pump', '–', 'each']]);
    await user.selectOptions(dialog.getByRole('combobox', { name: /column .*D/ }), 'Quantity');
    expect(cellsOf(dialog.getByRole('table'))).toEqual([['2', 'Water pump', '5', 'each']]);
  });

  test('has the columns of each table in a sheet, which are set apart', async () => {
    const { user, dialog } = await review(
      sheetOf('Pumps', [
        ['No', 'Description', 'Unit', 'Qty'],
        ['1', 'Washed sand', 'm3', '9'],
        ['Code', 'Material', 'Quantity old', 'Quantity new', 'Unit'],
        ['X-1', 'Water pump', '2', '4', 'Nos'],
      ]),
    );
    const second = within(dialog.getByRole('region', { name: 'Columns from row 3' }));
    await user.selectOptions(second.getByRole('combobox', { name: /column .*D/ }), 'Quantity');
    expect(cellsOf(dialog.getByRole('table'))).toEqual([
      ['2', 'Washed sand', '9', 'm³'],
      ['4', 'X-1 · Water pump', '4', 'each'],
    ]);
  });

  test('offers every visible sheet; a cover is left out, and any sheet can be', async () => {
    const civil = sheetOf('Civil', [
      ['No', 'Description', 'Unit', 'Qty'],
      ['1', 'Washed sand', 'm3', '9'],
    ]);
    const { user, dialog, addLines } = await review(sheetOf('Cover', [['Clinic in Basra']]), civil, bill);
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      expect.stringContaining('Cover'),
      expect.stringMatching(/Civil.*\(1\)/),
      expect.stringMatching(/Pipes.*\(3\)/),
    ]);
    expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent('Civil');
    await user.click(dialog.getByRole('tab', { name: /Cover/ }));
    expect(dialog.getByRole('checkbox', { name: 'Add the lines of this sheet' })).not.toBeChecked();
    await user.click(dialog.getByRole('tab', { name: /Pipes/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Add the lines of this sheet' }));
    await addLines();
    expect(rows()).toHaveLength(1);
    expect(screen.getByDisplayValue('Washed sand')).toBeVisible();
  });

  test('names the hidden sheets', async () => {
    readFile.mockResolvedValue({ sheets: [bill], hidden: ['Costs'] });
    const { user } = await open();
    await upload(user);
    expect(await screen.findByText(/Hidden sheets are not read: .*Costs/)).toBeVisible();
  });

  test.each([
    ['file_type_unsupported', 'Unsupported File Type'],
    ['file_parse_failed', 'File Parse Error'],
    ['file_read_failed', 'File Read Error'],
    ['file_too_large', 'This file is too large.'],
  ] as const)('is refused with a message (%s) and keeps the lines', async (code, message) => {
    readFile.mockRejectedValue(new SheetError(code));
    const { user } = await open();
    await paste(user, 'Cement 5 bags');
    await upload(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(rows()).toHaveLength(1);
  });
});

describe('long list', () => {
  /** Opens a draft of 120 lines, of which these have no quantity. */
  function openLong(...blank: number[]) {
    const lines = Array.from({ length: 120 }, (_, place) => ({
      key: `line-${place}`,
      description: `Part ${place + 1}`,
      quantity: blank.includes(place) ? '' : '5',
      unit: 'Bag',
      product: null,
    }));
    localStorage.setItem(
      'mawad-personal-quote',
      JSON.stringify({ version: 1, owner: 'buyer', lines, asker: {} }),
    );
    return open();
  }

  test('is shown in pages', async () => {
    const { user } = await openLong();
    expect(await screen.findByText('1–50 of 120')).toBeVisible();
    expect(rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('101–120 of 120')).toBeVisible();
    expect(screen.getByDisplayValue('Part 120')).toBeVisible();
  });

  test('leads to the first line that needs attention on another page', async () => {
    const { user } = await openLong(99);
    await user.click(await screen.findByRole('button', { name: 'Show the first' }));
    const row = screen.getByRole('listitem', { name: 'Line 100' });
    expect(within(row).getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  });

  test('confirms at once that lines have no firm quantity, which can be undone', async () => {
    const { user } = await openLong(1, 70);
    await user.click(await screen.findByRole('button', { name: 'No firm quantity for 2 lines' }));
    expect(screen.queryByRole('button', { name: 'Show the first' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Show the first' })).toBeVisible();
  });
});
