import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listen } from '@mawad/supabase/live';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import {
  answerReduction,
  appealReturn,
  getReturn,
  giveEvidence,
  listOwnReturns,
  markReturnSent,
  type ReturnCase,
  storeReturnPicture,
  withdrawReturn,
} from '@mawad/supabase/returns/queries';
import { governorates } from '../../../testing/addresses.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { returnCase, returnEvent, returnList, returnSummary } from '../../../testing/returns.ts';

jest.mock('@mawad/supabase/live', () => ({ listen: jest.fn() }));
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/shared-ui/kit/pictures/encode-picture.ts', () => ({
  encodePicture: async (file: Blob) => new Map([[960, file]]),
}));
jest.mock('@mawad/supabase/returns/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/returns/queries'),
  answerReduction: jest.fn(),
  appealReturn: jest.fn(),
  getReturn: jest.fn(),
  giveEvidence: jest.fn(),
  listOwnReturns: jest.fn(),
  markReturnSent: jest.fn(),
  storeReturnPicture: jest.fn(),
  withdrawReturn: jest.fn(),
}));

const list = jest.mocked(listOwnReturns);
const get = jest.mocked(getReturn);

/** Calls the page's handler of live messages. */
let announce: () => void = () => undefined;

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  localStorage.clear();
  window.scrollTo = jest.fn() as never;
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
  jest.mocked(listen).mockImplementation((_backend, topic, { onChange }) => {
    if (topic === 'user:buyer') announce = onChange;
    return () => undefined;
  });
  list.mockResolvedValue(returnList([returnSummary()]));
  get.mockResolvedValue(returnCase());
});

describe('own returns', () => {
  test.each([
    ['en', 'Requested', 'Arrived', 'Refund', 'Your answer is needed'],
    ['ar', 'بانتظار الرد', 'سمنت', 'استرداد المبلغ', 'بانتظار ردك'],
  ] as const)(
    'are listed with goods, wish and state in %s',
    async (language, status, _name, wish, waiting) => {
      list.mockResolvedValue(returnList([returnSummary({ is_waiting: true })]));
      await openShop('/returns', language);
      const item = (await screen.findByRole('link', { name: /RT-4H8K2M/ })).closest('li')!;
      for (const text of [status, wish, waiting]) expect(item).toHaveTextContent(text);
    },
  );

  test('are filtered by state and searched @own-returns', async () => {
    const { user } = await openShop('/returns');
    await user.click(await screen.findByRole('link', { name: 'Accepted' }));
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ status: 'Accepted' }),
      ),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search my returns' }), 'cement{Enter}');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ status: 'Accepted', term: 'cement' }),
      ),
    );
  });

  test('lead to the orders if there are none', async () => {
    list.mockResolvedValue(returnList([]));
    await openShop('/returns');
    expect(await screen.findByText('No returns yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'My orders' }).at(-1)).toHaveAttribute('href', '/my-orders');
  });

  test('are read again after a live message @own-returns-live', async () => {
    await openShop('/returns');
    await screen.findByRole('link', { name: /RT-4H8K2M/ });
    list.mockResolvedValue(returnList([returnSummary({ status: 'Accepted' })]));
    act(() => announce());
    const item = screen.getByRole('link', { name: /RT-4H8K2M/ }).closest('li')!;
    await waitFor(() => expect(item).toHaveTextContent('Accepted'));
  });
});

const due = '2099-11-24T09:00:00Z';
const money = { goods: 25_000, most: 25_000, reduction: null, refund: null, credited: 0, paid: null };

describe('a return', () => {
  test.each([
    ['en', {}, /The seller answers by 24 November 2099.*counts as accepted/],
    ['ar', {}, /يرد البائع قبل 24 تشرين الثاني 2099.*عُدّ الإرجاع مقبولًا/],
    [
      'en',
      { status: 'Refused', due_kind: 'appeal', actions: ['appeal'] },
      /you can appeal until 24 November/,
    ],
    ['en', { status: 'Settled', due_kind: 'appeal', actions: [] }, /The seller can appeal until 24 November/],
    ['en', { due_kind: 'decision' }, /Mawad decides by 24 November/],
    ['en', { due_kind: null, due_at: null, status: 'OnItsWay' }, /The seller checks them on arrival/],
    [
      'en',
      { status: 'Accepted', handover: 'pickup' },
      /collects the goods from you and calls .*770 123 4567/,
    ],
    ['en', { status: 'Accepted', handover: 'showroom' }, /Bring the goods to the showroom of Al-Rafidain/],
    [
      'en',
      { status: 'Received', money: { ...money, refund: 20_000 } },
      /The seller has the goods and will refund 20,000.00 IQD/,
    ],
    ['en', { status: 'Closed', outcome: 'withdrawn' }, /You withdrew the return/],
  ] as [language: 'en' | 'ar', change: Partial<ReturnCase>, text: RegExp][])(
    'says in %s what happens next and until when (%j)',
    async (language, change, text) => {
      get.mockResolvedValue(returnCase({ due_at: due, ...change }));
      await openShop('/returns/return-1', language);
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test('shows the goods, credit notes, the money and the timeline, latest first @own-return', async () => {
    const paid = { amount: 25_000, way: 'cash' as const, day: '2099-11-28', reference: null };
    get.mockResolvedValue(
      returnCase({
        status: 'Settled',
        outcome: 'refunded',
        paid_order: { id: 'order-0', number: 'MW-2A4B6C' },
        credit_notes: ['CN-2099-00001'],
        money: { ...money, refund: 25_000, credited: 25_000, paid },
        events: [
          returnEvent(),
          returnEvent({ id: 2, kind: 'accepted', actor_role: 'system', created_at: '2099-11-24T09:00:00Z' }),
        ],
      }),
    );
    await openShop('/returns/return-1');
    expect(await screen.findByText('The money was refunded: 25,000.00 IQD.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'CN-2099-00001' })).toHaveAttribute(
      'href',
      '/orders/order-0/invoice',
    );
    expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent(
      /2 bags.*of 3 bags.*Arrived damaged/,
    );
    expect(screen.getByText(/25,000.00 IQD, Cash, 28 November 2099/)).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('Accepted because the seller did not answer in time');
    expect(steps[1]).toHaveTextContent('Return requested');
  });

  test('offers only the steps that the server allows', async () => {
    get.mockResolvedValue(
      returnCase({ status: 'Settled', outcome: 'refunded', actions: ['settle', 'undo'] }),
    );
    await openShop('/returns/return-1');
    await screen.findByRole('heading', { level: 1, name: /RT-4H8K2M/ });
    expect(screen.queryByRole('group', { name: 'What you can do' })).toBeNull();
  });

  const offered = {
    status: 'Accepted',
    handover: 'keep',
    actions: ['answer_reduction', 'withdraw'],
  } as const;
  test.each([
    ['Agree', true],
    ['Decline the offer', false],
  ] as const)('answers an offered price (%s)', async (label, agrees) => {
    const thing = returnCase({
      ...offered,
      actions: [...offered.actions],
      money: { ...money, reduction: 5_000 },
    });
    get.mockResolvedValue(thing);
    const { user } = await openShop('/returns/return-1');
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: label }));
    await waitFor(() => expect(answerReduction).toHaveBeenCalledWith(expect.anything(), thing, agrees));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is marked as sent and withdrawn with a note', async () => {
    const thing = returnCase({
      status: 'Accepted',
      handover: 'showroom',
      actions: ['mark_sent', 'withdraw'],
    });
    get.mockResolvedValue(thing);
    const { user } = await openShop('/returns/return-1');
    await user.click(await screen.findByRole('button', { name: 'I sent the goods' }));
    let dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'By taxi');
    await user.click(dialog.getByRole('button', { name: 'I sent the goods' }));
    await waitFor(() => expect(markReturnSent).toHaveBeenCalledWith(expect.anything(), thing, 'By taxi'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Withdraw the return' }));
    dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw the return' }));
    await waitFor(() => expect(withdrawReturn).toHaveBeenCalledWith(expect.anything(), thing, undefined));
  });

  test('is appealed with words and pictures', async () => {
    const thing = returnCase({ status: 'Refused', due_kind: 'appeal', actions: ['appeal'] });
    get.mockResolvedValue(thing);
    jest.mocked(storeReturnPicture).mockResolvedValue('order-1/b.webp');
    const { user } = await openShop('/returns/return-1');
    await user.click(await screen.findByRole('button', { name: 'Appeal to Mawad' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send the appeal' }));
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription('Say why you disagree.');
    const file = new File(['picture'], 'a.jpg', { type: 'image/jpeg' });
    await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await within(dialog).findByRole('img', { name: 'Picture 1' });
    await user.type(within(dialog).getByRole('textbox'), 'It was torn');
    await user.click(within(dialog).getByRole('button', { name: 'Send the appeal' }));
    await waitFor(() =>
      expect(appealReturn).toHaveBeenCalledWith(expect.anything(), thing, 'It was torn', ['order-1/b.webp']),
    );
  });

  test('takes evidence that the staff asked for', async () => {
    const appeal = { side: 'buyer' as const, at: due, evidence_side: 'buyer' as const, evidence_due_at: due };
    const thing = returnCase({
      status: 'Refused',
      due_kind: 'evidence',
      due_at: due,
      appeal: { ...appeal, decision_due_at: due },
      actions: ['give_evidence'],
    });
    get.mockResolvedValue(thing);
    const { user } = await openShop('/returns/return-1');
    expect(await screen.findByText(/Give your evidence by 24 November 2099/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Give evidence' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'See the label');
    await user.click(dialog.getByRole('button', { name: 'Send the evidence' }));
    await waitFor(() =>
      expect(giveEvidence).toHaveBeenCalledWith(expect.anything(), thing, 'See the label', []),
    );
  });

  test('shows in the open dialog that it changed meanwhile', async () => {
    jest
      .mocked(withdrawReturn)
      .mockRejectedValue(
        new AppError('changed_meanwhile', { what: 'return_received', by: null, by_role: 'seller', at: due }),
      );
    const { user } = await openShop('/returns/return-1');
    await user.click(await screen.findByRole('button', { name: 'Withdraw the return' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw the return' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This did not work');
  });

  test('of another account is reported as missing', async () => {
    get.mockRejectedValue(new AppError('return_not_found'));
    await openShop('/returns/return-9');
    expect(await screen.findByText('Return not found')).toBeVisible();
  });
});
