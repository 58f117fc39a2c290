import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listAllOrders } from '@mawad/supabase/orders/queries';
import { listAllReviews, type StaffReview } from '@mawad/supabase/reviews/queries';
import { openConsole } from '../testing/open-console.tsx';
import { orderSummary } from '../testing/orders.ts';

jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  listAllOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/reviews/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/reviews/queries'),
  listAllReviews: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries', () => ({ listSavedViews: jest.fn(async () => []) }));

const [first, second] = [orderSummary(), orderSummary({ id: 'o-2', number: 'MW-2' })];

const reviewOf = (id: number, author_name: string): StaffReview => ({
  ...{
    id,
    version: 'v1',
    author_name,
    rating: 1,
    body: 'Late',
    verified_purchase: true,
    created_at: '2026-11-20T08:00:00Z',
  },
  ...{ reply: null, replied_at: null, hidden_at: null, hidden_reason: null, suspicion: null, reports: [] },
  ...{ product_id: 7, name_en: 'Cement', name_ar: 'سمنت', main_image: null, reported: false },
  ...{
    user_id: 'u1',
    company_id: 'c1',
    company_name: 'Tigris Tools',
    company_name_en: 'Tigris Tools',
    company_name_ar: 'Tigris Tools',
  },
});

beforeEach(() => {
  jest.mocked(listAllOrders).mockResolvedValue(pageOf([first, second]));
});

/** Presses a physical key as an Arabic layout sends it: same `code`, another letter. */
function press(code: string, init: KeyboardEventInit = {}) {
  const target = document.activeElement ?? document.body;
  fireEvent.keyDown(target, { code, key: 'ش', ...init });
  fireEvent.keyUp(target, { code, key: 'ش', ...init });
}

async function openOrders() {
  const view = await openConsole('/admin/orders');
  const rowOf = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
  await screen.findByRole('row', { name: /MW-2/ });
  return { ...view, first: rowOf(first.number), second: rowOf('MW-2') };
}

test('moves between rows, ticks one and opens it by keyboard @console-keys', async () => {
  const { first, second, router } = await openOrders();
  press('KeyJ');
  expect(first).toHaveFocus();
  press('KeyJ');
  expect(second).toHaveFocus();
  press('KeyJ');
  expect(second).toHaveFocus();
  press('ArrowUp');
  expect(first).toHaveFocus();
  press('ArrowDown');
  press('KeyK');
  press('KeyJ');
  press('KeyX');
  expect(within(second).getByRole('checkbox')).toBeChecked();
  expect(within(first).getByRole('checkbox')).not.toBeChecked();
  expect(second).toHaveFocus();
  press('Enter');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders/o-2'));
});

test('continues from the focused element within a row', async () => {
  const { first, second } = await openOrders();
  act(() => within(first).getByRole('checkbox').focus());
  press('KeyJ');
  expect(second).toHaveFocus();
});

test('moves the focus to the search on /, where letters are typed as text', async () => {
  const { first } = await openOrders();
  press('Slash');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  press('KeyJ');
  press('Slash', { shiftKey: true });
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(first).not.toHaveFocus();
});

test('ignores keys with Ctrl, Alt or Shift, and lets arrows scroll if no row has the focus', async () => {
  await openOrders();
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])
    press('KeyJ', init);
  press('ArrowDown');
  expect(document.body).toHaveFocus();
});

test('lists the keys on ?, and the list ignores them while the dialog is open', async () => {
  const { first, user } = await openOrders();
  press('Slash', { shiftKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Next row');
  press('KeyJ');
  expect(first).not.toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('triggers the row’s main button on Enter, and follows none of its links', async () => {
  const reported = { ...reviewOf(1, 'Ali'), reported: true };
  jest.mocked(listAllReviews).mockResolvedValue(pageOf([reported, reviewOf(2, 'Huda')]));
  const { router } = await openConsole('/admin/reviews');
  await screen.findByRole('row', { name: /Huda/ });
  press('KeyJ');
  press('Enter');
  const keep = await screen.findByRole('dialog', { name: 'Show this review?' });
  fireEvent.click(within(keep).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const row = screen.getByRole('row', { name: /Huda/ });
  row.tabIndex = -1;
  row.focus();
  press('Enter');
  expect(await screen.findByRole('dialog', { name: 'Hide this review?' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/reviews');
});
