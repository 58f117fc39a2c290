import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  listStaff,
  requireStaffTwoFactor,
  type Staff,
  type StaffMember,
} from '@mawad/supabase/people/staff-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/people/staff-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/people/staff-queries'),
  listStaff: jest.fn(),
  requireStaffTwoFactor: jest.fn(),
}));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));

const person: StaffMember = {
  user_id: 'u1',
  full_name: 'Huda Karim',
  email: 'huda@mawad.test',
  role: 'admin',
  suspended: false,
  two_factor: true,
  last_sign_in_at: null,
  created_at: '2026-11-01T10:00:00Z',
};
const staff: Staff = {
  members: [person, { ...person, user_id: 'u2', full_name: 'Sara Ali', two_factor: false }],
  invitations: [],
  rights: {
    support: ['see_orders', 'pause_companies'],
    catalogue: ['products'],
    finance: ['export', 'money'],
  },
  two_factor_required: false,
};

test('shows who has two-factor sign-in, and lets an admin require it of all staff', async () => {
  jest.mocked(listStaff).mockResolvedValue(staff);
  const { user } = await openConsole('/admin/staff');
  const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);
  expect((await row('Huda Karim')).getByText('On')).toBeVisible();
  expect((await row('Sara Ali')).getByText('Off')).toBeVisible();
  const rule = screen.getByRole('switch', { name: 'Require it for all staff' });
  expect(rule).not.toBeChecked();

  jest.mocked(requireStaffTwoFactor).mockRejectedValueOnce(new AppError('network', {}, true));
  await user.click(rule);
  expect(await screen.findByText('The rule could not be changed')).toBeVisible();
  await waitFor(() => expect(rule).toBeEnabled());
  expect(rule).not.toBeChecked();

  jest.mocked(listStaff).mockResolvedValue({ ...staff, two_factor_required: true });
  await user.click(rule);
  expect(await screen.findByText('Two-factor sign-in is now required for all staff')).toBeVisible();
  expect(requireStaffTwoFactor).toHaveBeenLastCalledWith(expect.anything(), true);
  expect(rule).toBeChecked();
});

test('shows what each role may do, from the rights in the database (ar)', async () => {
  jest.mocked(listStaff).mockResolvedValue(staff);
  await openConsole('/admin/staff', 'ar');
  expect(await screen.findByText('تصدير البيانات، الأموال وشركات التوصيل والتقارير')).toBeVisible();
  expect(screen.getByText('الاطلاع على الطلبات وطلبات الإرجاع، إيقاف بائع ليوم واحد')).toBeVisible();
});
