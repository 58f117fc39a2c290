import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { type DeliveryAreas, getDeliveryAreas, saveDeliveryAreas } from '@mawad/supabase/delivery/queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/delivery/queries', () => ({
  getDeliveryAreas: jest.fn(),
  saveDeliveryAreas: jest.fn(),
  listGovernorates: jest.fn(async () => [
    { code: 'IQ-BG', name_en: 'Baghdad', name_ar: 'بغداد', districts: [] },
    {
      code: 'IQ-BA',
      name_en: 'Basra',
      name_ar: 'البصرة',
      districts: [{ name_en: 'Al-Faw', name_ar: 'الفاو' }],
    },
  ]),
}));

const read = jest.mocked(getDeliveryAreas);
const save = jest.mocked(saveDeliveryAreas);
const baghdad = {
  governorate: 'IQ-BG',
  district: null,
  fee: 5000,
  minimum_order: null,
  lead_days: 2,
  truck_needed: false,
  free_from: null,
  never_free: false,
};
const areas: DeliveryAreas = {
  rates: [baghdad],
  free_delivery_from: null,
  never_free: false,
  order_minimum: null,
  purchase_hold_days: null,
  closed_weekdays: [],
  holiday_from: null,
  holiday_until: null,
  holiday_takes_orders: true,
  pickup: {
    offered: false,
    governorate: null,
    address_en: null,
    address_ar: null,
    note_en: null,
    note_ar: null,
    lead_days: null,
  },
  site_free_delivery_from: 100_000,
  site_purchase_hold_days: 7,
  may_edit: true,
  version: 'v1',
};
const page = '/seller/dashboard/delivery';
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => {
  jest.clearAllMocks();
  read.mockResolvedValue(areas);
  save.mockResolvedValue(undefined);
});

test('copies terms of a governorate to ticked ones and sets other terms for a district', async () => {
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Basra' }));
  fireEvent.change(screen.getByLabelText('Copy from'), { target: { value: 'IQ-BG' } });
  type('Fee (IQD)', '٩٬٠٠٠');
  fireEvent.click(screen.getByRole('button', { name: 'Apply to one governorate' }));
  expect(screen.getByRole('checkbox', { name: 'Select Basra' })).not.toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: /^Basra/ }));
  fireEvent.change(screen.getByLabelText('Add a district that differs'), { target: { value: 'Al-Faw' } });
  const faw = screen.getByRole('group', { name: 'Al-Faw' });
  fireEvent.change(within(faw).getByRole('textbox', { name: 'Fee (IQD)' }), { target: { value: '25,000' } });
  fireEvent.change(screen.getAllByRole('combobox', { name: 'Free delivery' })[0]!, {
    target: { value: 'own' },
  });
  type('Free from (IQD)', '75000');
  type('Minimum order (IQD)', '50,000');
  type('Days to hold goods for approval', '61');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Enter 1 to 60 days.')).not.toHaveLength(0);
  expect(save).not.toHaveBeenCalled();
  type('Days to hold goods for approval', '٢');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const basra = { ...baghdad, governorate: 'IQ-BA', fee: 9000 };
  expect(save).toHaveBeenCalledWith(expect.anything(), {
    rates: [baghdad, basra, { ...basra, district: 'Al-Faw', fee: 25_000 }],
    free_delivery_from: 75_000,
    never_free: false,
    order_minimum: 50_000,
    purchase_hold_days: 2,
    closed_weekdays: [],
    holiday_from: null,
    holiday_until: null,
    holiday_takes_orders: true,
    pickup: areas.pickup,
    version: 'v1',
  });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('opens, lists and focuses an invalid field, and reports a conflicting save', async () => {
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: /^Basra/ }));
  fireEvent.click(screen.getByRole('switch', { name: 'We deliver to Basra' }));
  fireEvent.click(screen.getByRole('button', { name: /^Basra/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Basra – Fee (IQD)' })).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  const wrong = screen.getAllByRole('textbox', { name: 'Fee (IQD)' }).at(-1)!;
  expect(wrong).toHaveFocus();

  fireEvent.change(wrong, { target: { value: '7000' } });
  fireEvent.change(screen.getAllByRole('textbox', { name: 'Days until delivery' }).at(-1)!, {
    target: { value: '4' },
  });
  save.mockRejectedValue(new AppError('stale_version'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const newest = await screen.findByRole('button', { name: 'Load the newest version' });
  expect(screen.getAllByRole('textbox', { name: 'Fee (IQD)' }).at(-1)).toHaveValue('7000');
  read.mockResolvedValue({ ...areas, rates: [{ ...baghdad, fee: 6000 }], version: 'v2' });
  fireEvent.click(newest);
  expect(await screen.findByRole('button', { name: /Baghdad.*6,000/ })).toBeVisible();
});

test.each([
  [
    'en',
    /^Basra|^Baghdad/,
    'Free delivery',
    'What a buyer pays here',
    /the fee is never charged/,
    '150,000.00 IQD of goods: 155,000.00 IQD',
  ],
  [
    'ar',
    /^بغداد/,
    'التوصيل المجاني',
    'ما يدفعه المشتري هنا',
    /فلن تُحسب الأجرة أبدًا/,
    'بضاعة بمبلغ 150,000.00 د.ع: يدفع 155,000.00 د.ع',
  ],
] as const)(
  'warns about a fee that is never charged, and shows the cost of three sample orders (%s)',
  async (language, place, rule, samples, warning, paid) => {
    read.mockResolvedValue({ ...areas, order_minimum: 120_000 });
    await openPortal(page, approvedSeller, language);
    const shown = (name: RegExp) => screen.findAllByRole('button', { name });
    fireEvent.click((await shown(place))[0]!);
    expect(screen.getByText(warning)).toBeVisible();
    const rules = screen.getAllByRole('combobox', { name: rule });
    fireEvent.change(rules.at(-1)!, { target: { value: 'never' } });
    expect(screen.queryByText(warning)).toBeNull();
    const lines = within(screen.getByRole('list', { name: samples })).getAllByRole('listitem');
    expect(lines).toHaveLength(3);
    expect(lines[1]!.textContent!.replaceAll('\u00a0', ' ')).toBe(paid);
    fireEvent.click(screen.getByRole('button', { name: language === 'en' ? 'Save' : 'حفظ' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]![1].rates).toEqual([{ ...baghdad, never_free: true }]);
  },
);

test.each([
  ['en', /^Baghdad/, /^Fee \(IQD\)/, /^Minimum \(IQD\)/, /^Minimum order/, /12,500 or 12\.5/, 'Save'],
  ['ar', /^بغداد/, /^الأجرة/, /^الحد الأدنى \(د\.ع\)/, /^الحد الأدنى للطلب/, /12,500 أو 12\.5/, 'حفظ'],
] as const)(
  'asks about ambiguous amounts and reads others as written (%s)',
  async (language, place, fee, minimum, smallest, question, submit) => {
    await openPortal(page, approvedSeller, language);
    fireEvent.click((await screen.findAllByRole('button', { name: place }))[0]!);
    const last = (name: RegExp) => screen.getAllByRole('textbox', { name }).at(-1)!;
    fireEvent.change(last(fee), { target: { value: '12.500' } });
    fireEvent.change(last(minimum), { target: { value: '٢٥ ألف' } });
    fireEvent.change(screen.getByRole('textbox', { name: smallest }), { target: { value: '١٬٢٥٠' } });
    fireEvent.click(screen.getByRole('button', { name: submit }));
    expect(last(fee)).toHaveAccessibleDescription(question);
    expect(save).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '12,500' }));
    fireEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]![1]).toMatchObject({
      rates: [{ fee: 12_500, minimum_order: 25_000 }],
      order_minimum: 1250,
    });
  },
);

test('a member without the right sees the terms read-only', async () => {
  read.mockResolvedValue({ ...areas, may_edit: false });
  await openPortal(page, approvedSeller);
  expect(await screen.findByText(/Only owners and managers can change/)).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: /^Tick/ })).not.toBeInTheDocument();
  for (const box of screen.getAllByRole('combobox', { name: 'Free delivery' })) expect(box).toBeDisabled();
  expect(field('Minimum order (IQD)')).toBeDisabled();
});

describe('days off', () => {
  const date = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });

  test('saves closed weekdays and a holiday without orders', async () => {
    await openPortal(page, approvedSeller);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Friday' }));
    expect(screen.queryByRole('radiogroup')).toBeNull();
    date('Holiday from', '2031-03-20');
    date('Last day of the holiday', '2031-03-25');
    fireEvent.click(screen.getByRole('radio', { name: /^Accept no orders/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(save).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({
        closed_weekdays: [5],
        holiday_from: '2031-03-20',
        holiday_until: '2031-03-25',
        holiday_takes_orders: false,
      }),
    );
  });

  test.each([
    ['2031-03-20', '', 'Enter the first and the last day, or neither.'],
    ['2031-03-20', '2031-03-19', 'The last day is before the first.'],
    ['2031-03-20', '2031-11-19', 'A holiday can last at most 180 days.'],
  ])('refuses a holiday from %s until %s with a message', async (from, until, words) => {
    await openPortal(page, approvedSeller);
    await screen.findByRole('checkbox', { name: 'Friday' });
    date('Holiday from', from);
    date('Last day of the holiday', until);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(save).not.toHaveBeenCalled();
  });

  test('hides a holiday that is over', async () => {
    read.mockResolvedValue({ ...areas, holiday_from: '2020-01-01', holiday_until: '2020-01-09' });
    await openPortal(page, approvedSeller);
    expect(await screen.findByLabelText('Holiday from')).toHaveValue('');
  });
});

describe('pickup at the showroom', () => {
  const written = {
    offered: true,
    governorate: 'IQ-BA',
    address_en: 'Quay 2',
    address_ar: null,
    note_en: null,
    note_ar: null,
    lead_days: 1,
  };
  const offer = () => screen.findByRole('switch', { name: 'Offer pickup' });

  test('saves the address, the days until goods are ready and a note', async () => {
    await openPortal(page, approvedSeller);
    fireEvent.click(await offer());
    fireEvent.change(screen.getByRole('combobox', { name: 'Governorate of the showroom' }), {
      target: { value: 'IQ-BA' },
    });
    type('Showroom address in English', ' Industrial quarter, street 4 ');
    type('Showroom address in Arabic', 'الحي الصناعي، شارع 4');
    type('Days until ready', '٠');
    type('Note for buyers in Arabic (optional)', 'اسأل عن حسن');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(save.mock.calls[0]![1].pickup).toEqual({
      offered: true,
      governorate: 'IQ-BA',
      address_en: 'Industrial quarter, street 4',
      address_ar: 'الحي الصناعي، شارع 4',
      note_en: null,
      note_ar: 'اسأل عن حسن',
      lead_days: 0,
    });
  });

  test('requires an address and days only while pickup is offered, and keeps what was typed', async () => {
    read.mockResolvedValue({ ...areas, pickup: written });
    await openPortal(page, approvedSeller);
    await offer();
    type('Showroom address in English', ' ');
    type('Days until ready', '90');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Showroom address in English' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Days until ready' })).toBeVisible();
    expect(field('Showroom address in English')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    // The address is required in one language only.
    type('Showroom address in Arabic', 'الرصيف 2');
    type('Days until ready', '1');
    fireEvent.click(await offer());
    expect(screen.queryByRole('textbox', { name: 'Showroom address in Arabic' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(save.mock.calls[0]![1].pickup).toEqual({
      ...written,
      offered: false,
      address_en: null,
      address_ar: 'الرصيف 2',
    });
  });

  test('can be offered without any delivery', async () => {
    read.mockResolvedValue({
      ...areas,
      rates: [],
      pickup: written,
    });
    await openPortal(page, approvedSeller);
    await offer();
    type('Days until ready', '2');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});
