import { screen, waitFor } from '@testing-library/react';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { writeWorkbook } from '@mawad/shared-ui/spreadsheet/write-workbook.ts';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { standInWorkbook } from '@mawad/shared-ui/testing/stand-in-workbook.tsx';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { listSellerOrders, type OrderSummary } from '@mawad/supabase/orders/queries';
import { listSavedViews } from '@mawad/supabase/desk/saved-views-queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';
import { receivedOrder } from '../../../testing/orders.ts';

jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  listSellerOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries');
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-workbook.ts', () => ({ writeWorkbook: jest.fn() }));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));

const list = jest.mocked(listSellerOrders);
const file = new Blob(['x']);
const { book, reset } = standInWorkbook(file);
const created_at = '2026-11-20T21:30:00+00:00';
const order = (number: string): OrderSummary => ({
  ...receivedOrder(),
  ...{
    number,
    created_at,
    status: 'Processing',
    approved_at: null,
    total: 12_500,
    confirmation: 'no_answer',
  },
});

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(writeWorkbook).mockReturnValue(book);
  reset();
  jest.mocked(listSavedViews).mockResolvedValue([]);
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'see_money']);
  jest
    .mocked(listGovernorates)
    .mockResolvedValue([{ code: 'IQ-BG', name_en: 'Baghdad', name_ar: 'بغداد', districts: [] }]);
  list.mockImplementation(async (_db, { after }) => {
    const items = [order(after ? 'MW-2' : 'MW-1')];
    return { ...pageOf(items, { count: 2 }), ...(after !== undefined && { next: after ? null : 'k' }) };
  });
});

test('saves the whole list with its filter, sort and shown columns', async () => {
  const { user } = await openPortal(
    '/seller/dashboard/orders?status=AwaitingApproval&sort=total_desc&hide=buyer&page=2',
    approvedSeller,
  );
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The file has 2 rows.')).toBeVisible();
  const view = expect.objectContaining({ status: 'AwaitingApproval', sort: 'total_desc', page_size: 500 });
  const reads = list.mock.calls.filter(([, { after }]) => after !== undefined);
  expect(reads.map(([, place]) => [place, place.after, place.page])).toEqual([
    [view, '', undefined],
    [view, 'k', undefined],
  ]);
  expect(book.begin).toHaveBeenCalledWith({
    name: 'Orders',
    isRightToLeft: false,
    columns: [
      { heading: 'Order', kind: 'text' },
      { heading: 'Date', kind: 'time' },
      { heading: 'Destination', kind: 'text' },
      { heading: 'Arrives or ready by', kind: 'day' },
      { heading: 'Status', kind: 'text' },
      { heading: 'Confirmation', kind: 'text' },
      { heading: 'Pickup', kind: 'boolean' },
      { heading: 'Courier', kind: 'text' },
      { heading: 'Tracking number', kind: 'text' },
      { heading: 'Replacement for return', kind: 'text' },
      { heading: 'Total (IQD)', kind: 'number' },
    ],
  });
  expect(book.add.mock.calls.flatMap(([rows]) => rows)).toEqual(
    ['MW-1', 'MW-2'].map((number) => [
      number,
      created_at,
      'Baghdad',
      receivedOrder().due_on,
      'Awaiting approval',
      'No answer',
      false,
      null,
      null,
      null,
      12_500,
    ]),
  );
  expect(saveFile).toHaveBeenCalledWith(expect.stringMatching(/^Orders-\d{4}-\d\d-\d\d\.xlsx$/), file);
});

test('writes Arabic words from right to left, and no amounts for members who may not see money', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders']);
  const { user } = await openPortal('/seller/dashboard/orders', approvedSeller, 'ar');
  await user.click(await screen.findByRole('button', { name: 'تصدير' }));
  expect(await screen.findByText('في الملف صفان.')).toBeVisible();
  const [start] = book.begin.mock.calls[0]!;
  expect(start).toMatchObject({ name: 'الطلبات', isRightToLeft: true });
  expect(start.columns.map(({ kind }) => kind)).not.toContain('number');
  const [row] = book.add.mock.calls[0]![0];
  expect(row).toEqual(expect.arrayContaining(['بغداد', 'بانتظار الموافقة', 'لا يرد']));
});

test('leaves no file behind when it is canceled @seller-orders-file', async () => {
  const { user } = await openPortal('/seller/dashboard/orders', approvedSeller);
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).toBeEnabled());
  list.mockReturnValue(new Promise(() => undefined));
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. No file was saved.')).toBeVisible();
  expect(book.abandon).toHaveBeenCalled();
  expect(saveFile).not.toHaveBeenCalled();
});
