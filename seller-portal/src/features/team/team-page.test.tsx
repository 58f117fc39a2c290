import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import {
  inviteMember,
  listTeam,
  setMemberRole,
  type TeamMember,
} from '@mawad/supabase/companies/team-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/companies/team-queries', () => ({
  listTeam: jest.fn(),
  inviteMember: jest.fn(),
  setMemberRole: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
}));

const team = {
  may_edit: true,
  invitations: [],
  members: [
    {
      user_id: 's1',
      full_name: 'Omar',
      email: 'seller@mawad.test',
      role: 'owner',
      created_at: '2026-01-01T00:00:00Z',
    },
    {
      user_id: 's2',
      full_name: 'Huda',
      email: 'huda@mawad.test',
      role: 'sales',
      created_at: '2026-02-01T00:00:00Z',
    },
  ],
} as const;
const page = '/seller/dashboard/team';

/** Member as listed, with the role that the page shows. */
const shownMember = (user_id: string) =>
  expect.objectContaining({ user_id, role: expect.any(String) }) as TeamMember;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listTeam).mockResolvedValue({ ...team, members: [...team.members], invitations: [] });
  jest.mocked(getOwnRights).mockResolvedValue(['team', 'delivery']);
  jest.mocked(inviteMember).mockResolvedValue(undefined);
  jest.mocked(setMemberRole).mockResolvedValue(undefined);
});

test('an owner invites, changes a role and removes a member @company-team', async () => {
  await openPortal(page, approvedSeller);
  expect(await screen.findByText('(you)', { exact: false })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite to the team' });
  const email = within(dialog).getByRole('textbox', { name: /Email/i });
  fireEvent.change(email, { target: { value: 'huda@mawad.test' } });
  fireEvent.change(within(dialog).getByLabelText('Role'), { target: { value: 'warehouse' } });
  jest.mocked(inviteMember).mockRejectedValueOnce(new AppError('already_member'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(await within(dialog).findByText('This person is already in your team.')).toBeVisible();
  fireEvent.change(email, { target: { value: 'noor@mawad.test' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('The invitation to noor@mawad.test is on its way')).toBeVisible();
  const invited = { email: 'noor@mawad.test', role: 'warehouse', language: 'en' };
  expect(inviteMember).toHaveBeenLastCalledWith(expect.anything(), invited);

  fireEvent.change(screen.getByRole('combobox', { name: 'Role of Huda' }), { target: { value: 'finance' } });
  expect(await screen.findByText('Huda now has the role: Finance')).toBeVisible();
  expect(setMemberRole).toHaveBeenLastCalledWith(expect.anything(), shownMember('s2'), 'finance');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Huda' }));
  await confirmRemoval('Remove Huda from the team?', 'Huda');
  expect(await screen.findByText('Huda is no longer in the team')).toBeVisible();
  expect(setMemberRole).toHaveBeenLastCalledWith(expect.anything(), shownMember('s2'), null, 'Left us');
});

async function confirmRemoval(title: string, name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: title });
  const confirm = within(dialog).getByRole('button', { name: 'Remove' });
  const field = (label: string) => within(dialog).getByRole('textbox', { name: label });
  fireEvent.click(confirm);
  expect(within(dialog).getByText(`This does not match ${name}.`)).toBeVisible();
  fireEvent.change(field('Name'), { target: { value: name } });
  fireEvent.change(field('Reason, for the audit log'), { target: { value: 'Left us' } });
  fireEvent.click(confirm);
  return dialog;
}

test('other members see the team read-only, and only navigation entries that they may use', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders']);
  jest.mocked(listTeam).mockResolvedValue({
    may_edit: false,
    invitations: [],
    members: [...team.members],
  });
  await openPortal(page, { ...approvedSeller, user: { id: 's2', email: 'huda@mawad.test' } });
  expect(await screen.findByText('Omar')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Delivery areas' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave the company' })).toBeVisible();
});

test('keeps a member whose role another owner changed, and names that owner', async () => {
  const news = { what: 'role_changed', at: '2026-11-21T08:00:00Z', by_role: 'seller', by: 'Zainab' };
  jest.mocked(setMemberRole).mockRejectedValueOnce(new AppError('changed_meanwhile', news));
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Huda' }));
  const dialog = await confirmRemoval('Remove Huda from the team?', 'Huda');
  expect(await screen.findByText(/meanwhile this person’s role changed \(by Zainab · /)).toBeVisible();
  // The next attempt uses the refetched role.
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(listTeam).toHaveBeenCalledTimes(2);
});
