import { fireEvent, screen } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { getOwnStore, type OwnStore, saveStore } from '@mawad/supabase/companies/stores-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/companies/stores-queries', () => ({
  getOwnStore: jest.fn(),
  saveStore: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({
  listGovernorates: jest.fn(async () => [
    { code: 'IQ-BG', name_en: 'Baghdad', name_ar: 'بغداد', districts: [] },
  ]),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
}));

const texts = {
  name_en: null,
  name_ar: null,
  about_en: 'Tools.',
  about_ar: null,
  hours_en: null,
  hours_ar: null,
  returns_en: null,
  returns_ar: null,
  store_phone: null,
  governorate: null,
  logo: null,
  banner: null,
};
const store: OwnStore = {
  ...texts,
  id: 'c1',
  name: 'Tigris Tools',
  slug: 'tigris',
  may_edit: true,
  version: 'v1',
};
const page = '/seller/dashboard/store';
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getOwnStore).mockResolvedValue(store);
  jest.mocked(saveStore).mockResolvedValue(undefined);
  jest.mocked(getOwnRights).mockResolvedValue(['profile']);
});

test('saves the store page, reports an invalid phone at its field and keeps typed values after a conflicting save', async () => {
  await openPortal(page, approvedSeller);
  expect(await screen.findByDisplayValue('Tools.')).toBeEnabled();
  type('Name in Arabic', 'عدد دجلة');
  fireEvent.change(await screen.findByLabelText('Governorate'), { target: { value: 'IQ-BG' } });
  type('Phone for buyers', '12');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Enter an Iraqi mobile number/)).toBeVisible();
  expect(saveStore).not.toHaveBeenCalled();
  type('Phone for buyers', '0770 123 4567');
  jest.mocked(saveStore).mockRejectedValueOnce(new AppError('stale_version'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Load the newest version' })).toBeVisible();
  expect(screen.getByLabelText('Name in Arabic')).toHaveValue('عدد دجلة');
  jest.mocked(getOwnStore).mockResolvedValue({ ...store, hours_en: 'Daily', version: 'v2' });
  fireEvent.click(screen.getByRole('button', { name: 'Load the newest version' }));
  expect(await screen.findByDisplayValue('Daily')).toBeVisible();
  type('Phone for buyers', '٠٧٧٠ ١٢٣ ٤٥٦٧');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saveStore).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({
      about_en: 'Tools.',
      hours_en: 'Daily',
      store_phone: '+9647701234567',
      governorate: '',
    }),
    'v2',
  );
});

test('a member without the right sees the page read-only', async () => {
  jest.mocked(getOwnStore).mockResolvedValue({ ...store, may_edit: false });
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders']);
  await openPortal(page, approvedSeller);
  expect(await screen.findByDisplayValue('Tools.')).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Store page' })).not.toBeInTheDocument();
});
