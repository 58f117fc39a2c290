import { screen, waitFor, within } from '@testing-library/react';
import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { returnCase, returnEvent, returnLine, returnRow } from '@mawad/shared-ui/testing/returns.ts';
import { AppError } from '@mawad/supabase/errors';
import {
  acceptReturn,
  exchangeReturn,
  getReturn,
  listCompanyReturns,
  receiveReturn,
  refuseReturn,
  settleReturn,
  signReturnPicture,
  storeReturnPicture,
  undoReturnStep,
} from '@mawad/supabase/returns/queries';
import { getOwnRights, getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';
import { quietHome } from '../../../testing/quiet-home.ts';

jest.mock('@mawad/supabase/returns/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/returns/queries'),
  acceptReturn: jest.fn(),
  exchangeReturn: jest.fn(),
  getReturn: jest.fn(),
  listCompanyReturns: jest.fn(),
  receiveReturn: jest.fn(),
  refuseReturn: jest.fn(),
  settleReturn: jest.fn(),
  signReturnPicture: jest.fn(),
  storeReturnPicture: jest.fn(),
  undoReturnStep: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries', () => ({ listSavedViews: jest.fn(async () => []) }));
jest.mock('@mawad/shared-ui/kit/pictures/encode-picture.ts', () => ({ encodePicture: jest.fn() }));

const path = '/seller/dashboard/returns/r1';
const seen = { id: 'r1', version: 3 };

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'change_orders', 'see_money']);
  jest.mocked(getSellerHome).mockResolvedValue({ ...quietHome, tasks: { returns: 2 } });
  jest.mocked(signReturnPicture).mockResolvedValue('https://api.test/signed.webp');
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

type View = Parameters<typeof returnCase>[0];
async function open(view: View, language: 'en' | 'ar' = 'en') {
  jest.mocked(getReturn).mockResolvedValue(returnCase(view));
  return openPortal(path, approvedSeller, language);
}

test('lists returns with goods, reasons, deadline and a badge, and asks for those that wait', async () => {
  jest.mocked(listCompanyReturns).mockResolvedValue({ ...pageOf([returnRow()]), counts: { waiting: 2 } });
  const { user } = await openPortal('/seller/dashboard/returns', approvedSeller);
  const row = await screen.findByRole('row', { name: /RT-7K3F9Q/ });
  expect(row).toHaveTextContent('Portland cement and 2 more');
  expect(row).toHaveTextContent('Damaged');
  expect(row).toHaveTextContent('Waiting for you');
  expect(row).toHaveTextContent('40,000.00');
  expect(within(row).getByRole('link', { name: 'RT-7K3F9Q' })).toHaveAttribute('href', path);
  const nav = within(screen.getByRole('navigation', { name: /portal/i }));
  expect(await nav.findByRole('link', { name: 'Returns 2 waiting' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Waiting' }), 'waiting');
  await waitFor(() =>
    expect(listCompanyReturns).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ waiting: true }),
    ),
  );
});

test('shows no amounts and no price reduction to members who may not see money', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'change_orders']);
  const { user } = await open({
    ...{ money: null, lines: [returnLine({ value: null })] },
    actions: ['accept', 'refuse'],
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const handover = await screen.findByRole('combobox', { name: 'How the goods are returned' });
  expect(within(handover).getAllByRole('option')).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('IQD');
});

test('accepts with a price reduction within the price of the goods', async () => {
  const { user } = await open({ actions: ['accept', 'refuse'] });
  expect(await screen.findByText(/The seller answers by .*counts as accepted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept return RT-7K3F9Q?' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'keep');
  const field = dialog.getByRole('textbox', { name: 'Price reduction (IQD)' });
  await user.type(field, '50000');
  await user.click(dialog.getByRole('button', { name: 'Accept the return' }));
  expect(field).toHaveAccessibleDescription(/at most 40,000\.00/);
  await user.clear(field);
  await user.type(field, '8000');
  jest.mocked(acceptReturn).mockRejectedValueOnce(new AppError('network'));
  await user.click(dialog.getByRole('button', { name: 'Accept the return' }));
  expect(await dialog.findByText('The step was not saved')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept the return' }));
  expect(await screen.findByText('Return RT-7K3F9Q was accepted')).toBeVisible();
  expect(acceptReturn).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(seen), {
    handover: 'keep',
    reduction: 8000,
  });
});

test('refuses with a reason and pictures, of which at most eight are kept', async () => {
  jest.mocked(encodePicture).mockResolvedValue(new Map([[960, new Blob(['x'], { type: 'image/webp' })]]));
  let stored = 0;
  jest.mocked(storeReturnPicture).mockImplementation(async () => `o1/${(stored += 1)}.webp`);
  const { user } = await open({ actions: ['accept', 'refuse'] });
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse return RT-7K3F9Q?' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse the return' }));
  expect(dialog.getByText('Enter a reason. Both sides see it.')).toBeVisible();
  const files = Array.from({ length: 9 }, (_, n) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }));
  await user.upload(dialog.getByLabelText('Add pictures', { selector: 'input' }), files);
  expect(await dialog.findByText(/At most 8 pictures/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Remove picture 8' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not ours');
  await user.click(dialog.getByRole('button', { name: 'Refuse the return' }));
  expect(await screen.findByText('Return RT-7K3F9Q was refused')).toBeVisible();
  const paths = Array.from({ length: 7 }, (_, n) => `o1/${n + 1}.webp`);
  expect(refuseReturn).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining(seen),
    'Not ours',
    paths,
  );
});

test('receives lines with condition and stock, and asks why less is handed back', async () => {
  const { user } = await open({ status: 'OnItsWay', handover: 'pickup', actions: ['receive'] });
  await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What came back for return RT-7K3F9Q?' }));
  const quantity = dialog.getByRole('textbox', { name: 'Came back' });
  await user.clear(quantity);
  await user.type(quantity, '2.5');
  await user.click(dialog.getByRole('button', { name: 'Save receipt' }));
  expect(quantity).toHaveAccessibleDescription('This unit is sold whole. Enter a whole number.');
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Condition' }), 'damaged');
  expect(dialog.getByRole('textbox', { name: 'Back in stock' })).toHaveValue('0');
  const refund = dialog.getByRole('textbox', { name: 'To refund (IQD)' });
  expect(refund).toHaveValue('30000');
  await user.clear(refund);
  await user.type(refund, '20000');
  await user.click(dialog.getByRole('button', { name: 'Save receipt' }));
  expect(dialog.getByText(/Say why you refund less/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'One bag was wet');
  await user.click(dialog.getByRole('button', { name: 'Save receipt' }));
  expect(await screen.findByText('The goods of return RT-7K3F9Q were received')).toBeVisible();
  expect(receiveReturn).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(seen), {
    lines: [{ id: 11, quantity: 3, condition: 'damaged', restock: 0 }],
    refund: 20_000,
    note: 'One bag was wet',
  });
});

test('settles the amount that the page shows, and hands over a missing part without one', async () => {
  const money = { goods: 40_000, most: 40_000, reduction: null, refund: 30_000, credited: 0, paid: null };
  const { user } = await open({ status: 'Received', money, actions: ['settle', 'undo'] });
  await user.click(await screen.findByRole('button', { name: 'Record refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: /How was return/ }));
  expect(dialog.getByText(/30,000\.00/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Payment method' }), 'transfer');
  await user.type(dialog.getByRole('textbox', { name: /Reference of the payment/ }), 'TR-9');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(await screen.findByText('Return RT-7K3F9Q was settled')).toBeVisible();
  expect(settleReturn).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining(seen),
    expect.objectContaining({ way: 'transfer', reference: 'TR-9', amount: 30_000 }),
  );
});

test('hands over a missing part without an amount', async () => {
  const { user } = await open({
    ...{ status: 'Accepted', wish: 'missing_part', handover: 'keep' },
    actions: ['settle'],
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm handover of the part' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm handover' }));
  await waitFor(() => expect(settleReturn).toHaveBeenCalled());
  expect(jest.mocked(settleReturn).mock.lastCall?.[2]).toEqual({ way: 'part', day: expect.any(String) });
});

test('says to hand the money back if the goods of an exchange are out of stock', async () => {
  jest.mocked(exchangeReturn).mockRejectedValue(new AppError('out_of_stock', { lines: [] }));
  const { user } = await open({ status: 'Received', wish: 'exchange', actions: ['exchange', 'settle'] });
  await user.click(await screen.findByRole('button', { name: 'Exchange' }));
  await user.click(await screen.findByRole('button', { name: 'Create the order' }));
  expect(await screen.findByText(/Refund the money instead/)).toBeVisible();
});

test('undoes a step with its reason, and shows the timeline with pictures (ar)', async () => {
  const events = [
    returnEvent({ pictures: ['o1/a.webp', 'o1/b.webp'] }),
    returnEvent({ id: 2, kind: 'accepted', actor_role: 'system', actor: null }),
    returnEvent({
      ...{ id: 3, kind: 'received', actor_role: 'seller', actor: 'Ali' },
      changes: {
        refund: 30_000,
        lines: [
          {
            ...{ id: 11, name_en: 'Portland cement', name_ar: 'إسمنت بورتلاند', unit: 'Bag' },
            ...{ quantity: 3, restock: 0, condition: 'damaged' },
          },
        ],
      },
    }),
  ];
  const { user } = await open({ status: 'Received', events, actions: ['undo'] }, 'ar');
  const timeline = within(await screen.findByRole('region', { name: 'سجل الإرجاع' }));
  const [received, accepted, requested] = timeline
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('time'));
  expect(received).toHaveTextContent(/رجع 3 أكياس \(تالف\)/);
  expect(accepted).toHaveTextContent('قُبل لأن البائع لم يرد في الموعد');
  expect(within(requested!).getAllByRole('button')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'التراجع عن آخر خطوة' }));
  await user.click(await screen.findByRole('button', { name: 'التراجع عن الخطوة' }));
  await user.type(screen.getByRole('textbox', { name: /السبب/ }), 'سهو');
  await user.click(screen.getByRole('button', { name: 'التراجع عن الخطوة' }));
  await waitFor(() =>
    expect(undoReturnStep).toHaveBeenCalledWith(expect.anything(), expect.objectContaining(seen), 'سهو'),
  );
});

test('says that a return of another company does not exist', async () => {
  jest.mocked(getReturn).mockRejectedValue(new AppError('return_not_found'));
  await openPortal(path, approvedSeller);
  expect(await screen.findByText('Return not found')).toBeVisible();
});
