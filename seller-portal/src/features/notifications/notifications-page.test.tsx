import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  listNotifications,
  listRefusedMails,
  type Notification,
  readNotifications,
  refuseMails,
} from '@mawad/supabase/notifications/queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/notifications/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/notifications/queries'),
  listNotifications: jest.fn(),
  readNotifications: jest.fn(),
  listRefusedMails: jest.fn(),
  refuseMails: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({ getOwnRights: jest.fn() }));

const list = jest.mocked(listNotifications);
const read = jest.mocked(readNotifications);
const path = '/seller/dashboard/notifications';
const notification = (values: Partial<Notification> = {}): Notification => ({
  id: 9,
  kind: 'order_received',
  subject: { order_id: 'o1', number: 'MW-1', company_id: 'c1' },
  read_at: null,
  created_at: '2026-11-20T08:00:00Z',
  ...values,
});

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getOwnRights).mockResolvedValue([]);
  jest.mocked(listRefusedMails).mockResolvedValue([]);
  list.mockResolvedValue({ items: [notification()], next: null, unread: 1 });
});

test('links notifications about the company to the portal and own purchases to the shop', async () => {
  list.mockResolvedValue({
    items: [
      notification(),
      notification({ id: 8, kind: 'order_shipped', subject: { order_id: 'o2', number: 'MW-2' } }),
      notification({
        id: 7,
        kind: 'product_hidden',
        subject: { product_id: 3, name_en: 'Saw', name_ar: 'منشار', reason: 'Wrong picture' },
        read_at: '2026-11-20T09:00:00Z',
      }),
    ],
    next: null,
    unread: 2,
  });
  await openPortal(path, approvedSeller);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'New order MW-1' });
  expect(hrefOf('New order MW-1')).toBe('/seller/dashboard/orders/o1');
  expect(hrefOf('Order MW-2 is on its way')).toMatch(/^https?:\/\/.+\/orders\/o2$/);
  expect(hrefOf('Mawad hid Saw')).toBe('/seller/dashboard/products/3');
  expect(screen.getByText('Wrong picture')).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' })).toHaveAttribute('href', path);
});

test.each([
  ['en', 'The delivery fee was paid at the door.', /switched off .* change your password and contact us/],
  ['ar', 'دُفعت أجرة التوصيل عند الباب.', /أوقفت إدارة «مواد» التحقق بخطوتين .* فغيّر كلمة مرورك وراسلنا/],
] as const)(
  'shows a paid delivery of refused goods and a lost second factor in %s',
  async (language, fee, factor) => {
    list.mockResolvedValue({
      items: [
        notification({
          kind: 'order_cancelled',
          subject: { order_id: 'o2', number: 'MW-2', fee_paid: true },
        }),
        notification({ id: 8, kind: 'second_factor_removed', subject: {} }),
      ],
      next: null,
      unread: 2,
    });
    await openPortal(path, approvedSeller, language);
    expect(await screen.findByText(fee)).toBeVisible();
    expect(screen.getByRole('link', { name: factor })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https?:.*\/account\/security$/),
    );
  },
);

test('marks all as read and reports a failure', async () => {
  read.mockRejectedValueOnce(new AppError('unreachable'));
  await openPortal(path, approvedSeller);
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  fireEvent.click(button);
  expect(await screen.findByText('The notifications could not be marked as read')).toBeVisible();
  list.mockResolvedValue({
    items: [notification({ read_at: '2026-11-20T09:00:00Z' })],
    next: null,
    unread: 0,
  });
  fireEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(read).toHaveBeenLastCalledWith(expect.anything(), { upTo: 9 });
});

test('loads older notifications on request', async () => {
  list.mockImplementation((_db, { before } = {}) =>
    Promise.resolve(
      before
        ? {
            items: [notification({ id: 1, subject: { order_id: 'o0', number: 'MW-0' } })],
            next: null,
            unread: 1,
          }
        : { items: [notification()], next: 9, unread: 1 },
    ),
  );
  await openPortal(path, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('link', { name: 'New order MW-0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('switches off the mails of an event, and restores the switch on failure @seller-notifications', async () => {
  jest.mocked(refuseMails).mockRejectedValueOnce(new AppError('unreachable'));
  await openPortal(path, approvedSeller);
  const orders = await screen.findByRole('switch', { name: 'New orders' });
  expect(orders).toBeChecked();
  fireEvent.click(orders);
  expect(await screen.findByText('The choice was not saved')).toBeVisible();
  await waitFor(() => expect(orders).toBeChecked());
  jest.mocked(listRefusedMails).mockResolvedValue(['order_received']);
  fireEvent.click(orders);
  await waitFor(() => expect(orders).not.toBeChecked());
  expect(refuseMails).toHaveBeenLastCalledWith(expect.anything(), 's1', 'order_received', true);
});

test('shows an empty state without notifications', async () => {
  list.mockResolvedValue({ items: [], next: null, unread: 0 });
  await openPortal(path, approvedSeller);
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeVisible();
});
