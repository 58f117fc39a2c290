import { act, screen, waitFor } from '@testing-library/react';
import {
  listNotifications,
  listRefusedMails,
  type Notification as Told,
} from '@mawad/supabase/notifications/queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { approvedSeller, openPortal } from '../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/notifications/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/notifications/queries'),
  listNotifications: jest.fn(),
  listRefusedMails: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(() => new Promise(() => undefined)),
}));

const page = '/seller/dashboard/notifications';
const list = jest.mocked(listNotifications);
const notification = (id: number, kind: Told['kind'] = 'order_received'): Told => ({
  id,
  kind,
  subject: { order_id: `o${id}`, number: `MW-${id}`, company_id: 'c1' },
  read_at: null,
  created_at: '2026-11-20T08:00:00Z',
});
const answer = (...items: Told[]) => list.mockResolvedValue({ items, next: null, unread: items.length });

/** Notifications and sounds that the browser received. */
const shown: { title: string; tag?: string; click: () => void }[] = [];
const playTone = jest.fn();
const permissionRequest = jest.fn(async () => 'granted' as NotificationPermission);

class FakeNotice {
  static permission: NotificationPermission = 'default';
  static async requestPermission() {
    return (FakeNotice.permission = await permissionRequest());
  }
  private readonly entry: (typeof shown)[number];
  constructor(title: string, { tag }: NotificationOptions) {
    this.entry = { title, tag, click: () => undefined };
    shown.push(this.entry);
  }
  addEventListener(_event: string, listener: () => void) {
    this.entry.click = listener;
  }
  close() {
    shown.splice(shown.indexOf(this.entry), 1);
  }
}
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = async () => undefined;
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: playTone,
    stop: () => undefined,
  });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  shown.length = 0;
  FakeNotice.permission = 'default';
  Object.assign(window, { Notification: FakeNotice, AudioContext: FakeAudio });
  window.focus = () => undefined;
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders']);
  jest.mocked(listRefusedMails).mockResolvedValue([]);
  permissionRequest.mockResolvedValue('granted');
});

test('new orders ring and show a notice that opens the order, earlier ones do not', async () => {
  answer(notification(9));
  const { user, app, router } = await openPortal(page, approvedSeller);
  await user.click(await screen.findByRole('switch', { name: 'Sound' }));
  // The sound is played once as a sample when it is switched on.
  await waitFor(() => expect(playTone).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('switch', { name: 'Browser notification' }));
  expect(permissionRequest).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(list).toHaveBeenCalledWith(expect.anything(), { pageSize: 10 }));
  expect(shown).toEqual([]);
  playTone.mockClear();

  // Refetches the notifications, as a Realtime message or polling does.
  const refetch = () =>
    act(() => app.services.queryClient.invalidateQueries({ queryKey: everyQuery('notifications') }));
  answer(notification(11), notification(10, 'review_received'), notification(9));
  await refetch();
  await waitFor(() => expect(shown).toMatchObject([{ title: 'New order MW-11', tag: 'order-11' }]));
  expect(playTone).toHaveBeenCalledTimes(2);
  await refetch();
  answer(notification(12, 'order_cancelled'), notification(11));
  await refetch();
  expect(playTone).toHaveBeenCalledTimes(2);
  act(() => shown[0]!.click());
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/dashboard/orders/o11'));
  expect(shown).toEqual([]);
});

test('a reload keeps the choice and reports no earlier order', async () => {
  localStorage.setItem('order-alerts', JSON.stringify({ sound: true, notices: true }));
  FakeNotice.permission = 'granted';
  answer(notification(9));
  await openPortal(page, approvedSeller);
  expect(await screen.findByRole('switch', { name: 'Sound' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Browser notification' })).toBeChecked();
  await waitFor(() => expect(list).toHaveBeenCalledWith(expect.anything(), { pageSize: 10 }));
  expect(playTone).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
});

test('a refused browser permission leaves notices off and explains how to allow them (ar)', async () => {
  permissionRequest.mockResolvedValue('denied');
  answer();
  const { user } = await openPortal(page, approvedSeller, 'ar');
  const notices = await screen.findByRole('switch', { name: 'إشعار من المتصفّح' });
  await user.click(notices);
  expect(await screen.findByText(/المتصفّح لا يسمح بالإشعارات/)).toBeVisible();
  expect(notices).not.toBeChecked();
});

test('a member without access to orders sees no alert switches', async () => {
  jest.mocked(getOwnRights).mockResolvedValue([]);
  answer(notification(9));
  await openPortal(page, approvedSeller);
  expect(await screen.findByRole('list', { name: 'Notifications' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Sound' })).toBeNull();
});
