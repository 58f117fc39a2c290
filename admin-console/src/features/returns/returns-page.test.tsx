import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { returnCase, returnEvent, returnRow } from '@mawad/shared-ui/testing/returns.ts';
import {
  askEvidence,
  decideReturn,
  getReturn,
  getReturnFigures,
  getReturnSettings,
  listReturnReasons,
  listStaffReturns,
  type ManagedReason,
  saveReturnReason,
  saveReturnSettings,
} from '@mawad/supabase/returns/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/returns/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/returns/queries'),
  askEvidence: jest.fn(),
  decideReturn: jest.fn(),
  getReturn: jest.fn(),
  getReturnFigures: jest.fn(),
  getReturnSettings: jest.fn(),
  listReturnReasons: jest.fn(),
  listStaffReturns: jest.fn(),
  saveReturnReason: jest.fn(),
  saveReturnSettings: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries', () => ({ listSavedViews: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({ returns: 4 }) }));

const appeal = {
  side: 'buyer' as const,
  at: '2026-11-27T08:00:00Z',
  evidence_side: null,
  evidence_due_at: null,
  decision_due_at: '2026-11-20T08:00:00Z',
};
const marks = {
  buyer: { returns: 6, delivered: 9, is_marked: true },
  seller: { answered: 4, refused: 1, is_marked: false },
};
const seen = { id: 'r1', version: 3 };

beforeEach(() => {
  jest.resetAllMocks();
  const events = [returnEvent(), returnEvent({ id: 2, kind: 'appealed', note: 'It is broken' })];
  jest
    .mocked(getReturn)
    .mockResolvedValue(
      returnCase({ status: 'Refused', appeal, marks, events, actions: ['ask_evidence', 'decide'] }, 'staff'),
    );
});

test('lists returns of all sellers with marks, overdue decisions and a badge', async () => {
  const row = {
    ...returnRow({ is_appealed: true, due_kind: 'decision' }),
    is_marked: true,
    is_overdue: true,
  };
  jest
    .mocked(listStaffReturns)
    .mockResolvedValue({ ...pageOf([row]), counts: { Requested: 1, appealed: 1 } });
  const { user } = await openConsole('/admin/returns');
  const shown = await screen.findByRole('row', { name: /RT-7K3F9Q/ });
  for (const text of ['Tigris Tools', 'Under appeal', 'Overdue', 'Marked'])
    expect(shown).toHaveTextContent(text);
  const nav = within(screen.getByRole('navigation', { name: 'Admin console' }));
  expect(await nav.findByRole('link', { name: 'Returns 4 waiting' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Waiting' }), 'overdue');
  await waitFor(() =>
    expect(listStaffReturns).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ overdue: true }),
    ),
  );
});

test('shows the appeal and the serial returner, and asks the seller for evidence', async () => {
  const { user } = await openConsole('/admin/returns/r1');
  expect(await screen.findByText(/The buyer appealed on/)).toBeVisible();
  expect(screen.getByText(/The decision has been overdue since/)).toBeVisible();
  expect(screen.getByText('Frequent returns')).toBeVisible();
  expect(screen.queryByText('Frequent refusals')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask for evidence' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Ask for evidence about return RT-7K3F9Q' }),
  );
  expect(dialog.getByRole('combobox', { name: 'Who must answer' })).toHaveValue('seller');
  await user.type(dialog.getByRole('textbox', { name: /Question/ }), 'Which batch?');
  await user.click(dialog.getByRole('button', { name: 'Send the question' }));
  await waitFor(() =>
    expect(askEvidence).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining(seen),
      'seller',
      'Which batch?',
    ),
  );
});

test('decides in part: an amount and a reason are needed, and the goods may come back first', async () => {
  const { user } = await openConsole('/admin/returns/r1');
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide on return RT-7K3F9Q' }));
  const outcome = dialog.getByRole('combobox', { name: 'Decision' });
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Two bags were torn');
  await user.click(dialog.getByRole('button', { name: 'Save the decision' }));
  expect(outcome).toHaveAccessibleDescription('Choose a decision.');
  await user.selectOptions(outcome, 'partly');
  const amount = dialog.getByRole('textbox', { name: 'Amount refunded to the buyer (IQD)' });
  await user.type(amount, '90000');
  await user.click(dialog.getByRole('button', { name: 'Save the decision' }));
  expect(amount).toHaveAccessibleDescription(/from 1 to 40,000\.00/);
  await user.clear(amount);
  await user.type(amount, '20000');
  await user.click(dialog.getByRole('checkbox', { name: 'The goods come back first' }));
  await user.click(dialog.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Return RT-7K3F9Q was decided')).toBeVisible();
  expect(decideReturn).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(seen), {
    outcome: 'partly',
    amount: 20_000,
    reason: 'Two bags were torn',
    comes_back: true,
  });
});

test('changes what counts as returned of goods that the seller received', async () => {
  const shown = await getReturn(undefined as never, 'r1');
  jest.mocked(getReturn).mockResolvedValue({
    ...shown,
    lines: shown.lines.map((line) => ({ ...line, received: 1, restock: 0 })),
  });
  const { user } = await openConsole('/admin/returns/r1');
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide on return RT-7K3F9Q' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Two bags were torn');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Decision' }), 'buyer');
  await user.click(dialog.getByRole('checkbox', { name: 'Change what counts as returned' }));
  const quantity = dialog.getByRole('textbox', { name: 'Counts as returned' });
  await user.clear(quantity);
  await user.type(quantity, '2');
  await user.click(dialog.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Return RT-7K3F9Q was decided')).toBeVisible();
  expect(decideReturn).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(seen), {
    outcome: 'buyer',
    reason: 'Two bags were torn',
    lines: [{ id: 11, quantity: 2, restock: 0 }],
  });
});

const damaged: ManagedReason = {
  ...{ id: 1, code: 'damaged', name_en: 'Damaged', name_ar: 'تالف', is_fault: true, way_back_by: 'seller' },
  ...{ position: 1, is_active: true, used: 12, version: 2 },
};

test('adds a reason in both languages and changes the clocks', async () => {
  const settings = {
    ...{
      return_days: 30,
      answer_hours: 48,
      appeal_days: 3,
      evidence_days: 3,
      decision_days: 3,
      send_days: 14,
      receive_days: 7,
      version: 5,
    },
  };
  jest.mocked(listReturnReasons).mockResolvedValue([damaged]);
  jest.mocked(getReturnSettings).mockResolvedValue(settings);
  const { user } = await openConsole('/admin/returns/reasons');
  expect(await screen.findByRole('button', { name: 'Change “Damaged”' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New reason' }));
  await user.type(dialog.getByRole('textbox', { name: /in English/ }), 'Too late');
  await user.click(dialog.getByRole('button', { name: 'Save the reason' }));
  expect(dialog.getByRole('textbox', { name: /in Arabic/ })).toHaveAccessibleDescription('Enter the reason.');
  await user.type(dialog.getByRole('textbox', { name: /in Arabic/ }), 'متأخر');
  await user.click(dialog.getByRole('button', { name: 'Save the reason' }));
  expect(await screen.findByText('The reason was saved')).toBeVisible();
  expect(saveReturnReason).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ name_en: 'Too late', name_ar: 'متأخر', position: 2, way_back_by: 'seller' }),
    0,
  );

  const hours = screen.getByRole('textbox', { name: 'Hours for the seller to answer' });
  await user.clear(hours);
  await user.type(hours, '0');
  const days = screen.getByRole('textbox', { name: 'Days to request a return after delivery' });
  await user.clear(days);
  await user.type(days, '29');
  await user.click(screen.getByRole('button', { name: 'Save deadlines' }));
  expect(hours).toHaveAccessibleDescription('Enter a whole number from 1 to 720.');
  expect(days).toHaveAccessibleDescription('Enter a whole number from 30 to 365.');
  await user.clear(days);
  await user.type(days, '30');
  await user.clear(hours);
  await user.type(hours, '72');
  await user.click(screen.getByRole('button', { name: 'Save deadlines' }));
  await waitFor(() =>
    expect(saveReturnSettings).toHaveBeenCalledWith(expect.anything(), { ...settings, answer_hours: 72 }),
  );
});

test('shows the figures by seller and by product with shares and reasons', async () => {
  const figure = {
    ...{ id: 'c1', name_en: 'Tigris Tools', name_ar: 'أدوات دجلة', cases: 3, delivered_lines: 40, rate: 7.5 },
    reasons: [{ code: 'damaged', name_en: 'Damaged', name_ar: 'تالف', count: 2 }],
  };
  jest
    .mocked(getReturnFigures)
    .mockResolvedValue({ ...pageOf([figure]), cases: 3, delivered_lines: 40, rate: 7.5 });
  const { user } = await openConsole('/admin/returns/figures');
  const row = await screen.findByRole('row', { name: /Tigris Tools/ });
  expect(row).toHaveTextContent('7.5%');
  expect(row).toHaveTextContent('Damaged (2)');
  expect(screen.getByRole('button', { name: /^Export/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Product' }));
  await waitFor(() =>
    expect(getReturnFigures).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ by: 'product' }),
    ),
  );
});
