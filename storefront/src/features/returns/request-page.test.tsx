import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import {
  getReturn,
  getReturnable,
  requestReturn,
  signReturnPicture,
  storeReturnPicture,
} from '@mawad/supabase/returns/queries';
import { governorates } from '../../../testing/addresses.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { returnable, returnableLine, returnCase } from '../../../testing/returns.ts';

jest.mock('@mawad/supabase/live', () => ({ listen: () => () => undefined }));
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/shared-ui/kit/pictures/encode-picture.ts', () => ({
  encodePicture: async (file: Blob) => new Map([[960, file]]),
}));
jest.mock('@mawad/supabase/returns/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/returns/queries'),
  getReturn: jest.fn(),
  getReturnable: jest.fn(),
  requestReturn: jest.fn(),
  signReturnPicture: jest.fn(),
  storeReturnPicture: jest.fn(),
}));

const load = jest.mocked(getReturnable);
const request = jest.mocked(requestReturn);
const cement = 'Portland cement 42.5 R';
const tile = 'Floor tile 60 × 60';

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = jest.fn() as never;
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
  load.mockResolvedValue(returnable());
  request.mockResolvedValue({ id: 'return-1', number: 'RT-4H8K2M' });
  jest.mocked(getReturn).mockResolvedValue(returnCase());
  jest.mocked(storeReturnPicture).mockResolvedValue('order-1/a.webp');
  jest.mocked(signReturnPicture).mockResolvedValue('https://api.test/a.webp');
});

const open = (language: 'en' | 'ar' = 'en') => openShop('/orders/order-1/return', language);
const fieldsOf = (product: string) => within(screen.getByRole('group', { name: product }));

test.each([
  [true, 'The seller pays for the return transport.'],
  [false, 'You pay for the return transport.'],
])('goods with free returns %s: %s', async (is_free, hint) => {
  load.mockResolvedValue(returnable({ lines: [returnableLine({ is_free })] }));
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /Reason/ }), 'No longer needed');
  expect(await screen.findByText(hint)).toBeVisible();
});

test('sends chosen lines with a part of a decimal quantity, reason, wish, note and pictures @return-request', async () => {
  const { user, container } = await open();
  await user.click(await screen.findByRole('checkbox', { name: `Return ${tile}` }));
  const fields = fieldsOf(tile);
  expect(fields.queryByText('Choose a reason.')).toBeNull();
  const quantity = fields.getByRole('textbox', { name: /Quantity \(/ });
  expect(quantity).toHaveValue('12.5');
  await user.clear(quantity);
  await user.type(quantity, '٢٫٢٥');
  await user.selectOptions(fields.getByRole('combobox', { name: /Reason/ }), 'Arrived damaged');
  expect(await fields.findByText('The seller pays for the return transport.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Exchange/ }));
  await user.type(screen.getByRole('textbox', { name: /Note for the seller/ }), 'Broken corners');
  const file = new File(['picture'], 'broken.jpg', { type: 'image/jpeg' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Return .*RT-4H8K2M/ })).toBeVisible();
  expect(request).toHaveBeenCalledWith(
    expect.anything(),
    'order-1',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    {
      wish: 'exchange',
      phone: '+9647701234567',
      note: 'Broken corners',
      pictures: ['order-1/a.webp'],
      lines: [{ order_line_id: 2, quantity: 2.25, reason_id: 1 }],
    },
  );
  expect({ ...localStorage, ...sessionStorage }).not.toHaveProperty('mawad-personal-return-order-1');
});

test.each([
  ['en', /^2 fields/i, 'Choose a reason.', 'At most 3 bags can be returned.'],
  ['ar', /حقل/, 'اختر السبب.', 'يمكن إرجاع 3 أكياس على الأكثر.'],
] as const)(
  'shows errors beside their fields in %s and sends nothing',
  async (language, _sum, reason, most) => {
    load.mockResolvedValue(returnable({ lines: [returnableLine()] }));
    const { user } = await open(language);
    const quantity = await screen.findByRole('textbox', { name: language === 'en' ? /Quantity/ : /الكمية/ });
    await user.clear(quantity);
    await user.type(quantity, '4');
    await user.click(
      screen.getByRole('button', { name: language === 'en' ? 'Send the request' : 'إرسال طلب الإرجاع' }),
    );
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(most));
    expect(quantity).toBeInvalid();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(reason);
    expect(quantity).toHaveFocus();
    expect(request).not.toHaveBeenCalled();
  },
);

test('asks for goods, the missing part and a phone', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /The missing part/ }));
  await user.clear(screen.getByRole('textbox', { name: /Mobile phone/ }));
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findAllByText(/Choose at least one item/)).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: /Note for the seller/ })).toHaveAccessibleDescription(
    'Say which part is missing.',
  );
  expect(screen.getByRole('textbox', { name: /Mobile phone/ })).toBeInvalid();
  await user.click(screen.getByRole('checkbox', { name: `Return ${cement}` }));
  await waitFor(() => expect(screen.queryByText(/Choose at least one item/)).toBeNull());
});

test.each([
  ['3.5', 'Bag', 1, 'Enter a multiple of 1 bag.'],
  ['0', 'Bag', 1, 'Enter a quantity above 0.'],
  ['2.0005', 'Square meter', 0.001, /Enter a multiple of 0.001/],
] as const)('refuses the quantity %s in units of %s', async (typed, unit, step, message) => {
  load.mockResolvedValue(returnable({ lines: [returnableLine({ unit, step, returnable: 10 })] }));
  const { user } = await open();
  const quantity = await screen.findByRole('textbox', { name: /Quantity/ });
  await user.clear(quantity);
  await user.type(quantity, typed);
  await user.tab();
  await waitFor(() => expect(quantity).toHaveAccessibleDescription(message));
});

test('offers only reasons of faults for goods that are returnable only if faulty', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: `Return ${cement}` }));
  await user.click(screen.getByRole('checkbox', { name: `Return ${tile}` }));
  expect(fieldsOf(cement).getByRole('option', { name: 'No longer needed' })).toBeInTheDocument();
  expect(fieldsOf(tile).queryByRole('option', { name: 'No longer needed' })).toBeNull();
});

test('keeps all entries after a reload, for their owner alone @return-request-kept', async () => {
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('checkbox', { name: `Return ${cement}` }));
  await user.type(screen.getByRole('textbox', { name: /Note for the seller/ }), 'Torn');
  unmount();
  const again = await open();
  expect(await screen.findByRole('checkbox', { name: `Return ${cement}` })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Note for the seller/ })).toHaveValue('Torn');
  again.unmount();
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage))
      storage.setItem(name, storage.getItem(name)!.replace('"buyer"', '"other"'));
  await open();
  expect(await screen.findByRole('checkbox', { name: `Return ${cement}` })).not.toBeChecked();
});

test('keeps all entries if the session ended meanwhile', async () => {
  const { user, unmount } = await open();
  await user.type(await screen.findByRole('textbox', { name: /Note for the seller/ }), 'Torn');
  unmount();
  // Session sync removes personal entries when the session ends.
  localStorage.removeItem('mawad-personal-return-order-1');
  await open();
  expect(await screen.findByRole('textbox', { name: /Note for the seller/ })).toHaveValue('Torn');
});

test('sends a request whose answer was lost again under the same key', async () => {
  load.mockResolvedValueOnce(returnable({ lines: [returnableLine()] }));
  load.mockResolvedValue(returnable({ lines: [returnableLine({ refused_because: 'returned' })] }));
  request.mockRejectedValueOnce(new AppError('network', {}, true));
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox'), 'Arrived damaged');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('The connection was lost before the answer came')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Quantity/ })).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await screen.findByRole('heading', { level: 1, name: /RT-4H8K2M/ });
  const [first, second] = request.mock.calls.map(([, , key]) => key);
  expect(second).toBe(first);
});

test('shows the quantity that is left if part of it came into another return meanwhile', async () => {
  const line = returnableLine();
  load.mockResolvedValueOnce(returnable({ lines: [line] }));
  load.mockResolvedValue(returnable({ lines: [{ ...line, returnable: 1 }] }));
  request.mockRejectedValueOnce(
    new AppError('return_quantity', { lines: [{ order_line_id: 1, returnable: 1 }] }),
  );
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox'), 'Arrived damaged');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('Can still be returned: 1 bag')).toBeVisible();
  expect(await screen.findByText('The request was not sent')).toBeVisible();
});

test.each([
  ['too_late', 'Goods from this order could be returned until 20 December 2099.'],
  ['not_returnable', 'The goods of this order cannot be returned.'],
  ['returned', 'All goods from this order are already in a return.'],
] as const)('says why nothing may come back (%s)', async (reason, text) => {
  load.mockResolvedValue(
    returnable({
      lines: [returnableLine({ refused_because: reason, returnable: 0 })],
      returns: [{ id: 'return-1', number: 'RT-4H8K2M', status: 'Requested' }],
    }),
  );
  await open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
  expect(screen.getByRole('link', { name: /RT-4H8K2M/ })).toHaveAttribute('href', '/returns/return-1');
});

test('reports a foreign order as missing', async () => {
  load.mockRejectedValue(new AppError('order_not_found'));
  await open();
  expect(await screen.findByText('Order not found.')).toBeVisible();
});
