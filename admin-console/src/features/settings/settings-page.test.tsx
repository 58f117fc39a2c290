import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  getSiteSettings,
  saveSiteSettings,
  type EditedSiteSettings,
} from '@mawad/supabase/site/settings-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/site/settings-queries', () => ({
  getSiteSettings: jest.fn(),
  saveSiteSettings: jest.fn(),
}));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));

const save = jest.mocked(saveSiteSettings);
const stored: EditedSiteSettings = {
  name_en: 'Mawad',
  name_ar: 'مواد',
  contact_email: 'hello@shop.test',
  phone: '+9647701234567',
  showroom_en: 'Karrada',
  showroom_ar: 'الكرادة',
  facebook: null,
  instagram: null,
  linkedin: null,
  twitter: null,
  free_delivery_from: 100_000,
  price_confirmed_days: 30,
  purchase_hold_days: 7,
  measured_visits_percent: 100,
  version: 3,
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getSiteSettings).mockResolvedValue(stored);
  save.mockResolvedValue(4);
});

async function open() {
  const { user } = await openConsole('/admin/settings');
  const field = async (name: RegExp, value: string) => {
    const input = await screen.findByRole('textbox', { name });
    await user.clear(input);
    if (value) await user.type(input, value);
  };
  return { field, save: () => user.click(screen.getByRole('button', { name: 'Save' })), user };
}

test('saves the input with the version that was read', async () => {
  const page = await open();
  await page.field(/^Phone/, '0780 111 2233');
  await page.field(/^Free delivery/, '١٥٠,٠٠٠');
  await page.field(/^Twitter/, 'https://x.com/mawad');
  await page.field(/^Visits that are measured/, '٢٥٪');
  await page.save();
  expect(await screen.findByText('The settings were saved')).toBeVisible();
  expect(save).toHaveBeenCalledWith(expect.anything(), {
    ...stored,
    phone: '+9647801112233',
    free_delivery_from: 150_000,
    measured_visits_percent: 25,
    twitter: 'https://x.com/mawad',
  });
});

test('shows errors at their fields and sends nothing', async () => {
  const page = await open();
  await page.field(/^Name in Arabic/, '');
  await page.field(/^Facebook/, 'facebook.com/mawad');
  await page.field(/^Visits that are measured/, '101');
  await page.save();
  expect(screen.getByRole('textbox', { name: /^Facebook/ })).toHaveAccessibleDescription(
    /beginning with https/,
  );
  expect(screen.getByRole('textbox', { name: /^Visits that are measured/ })).toHaveAccessibleDescription(
    /from 0 to 100/,
  );
  expect(save).not.toHaveBeenCalled();
});

test('shows the database’s refusal at its field', async () => {
  save.mockRejectedValue(new AppError('invalid_input', { field: 'contact_email', rule: 'email' }));
  const page = await open();
  await page.field(/^Email/, 'nobody');
  await page.save();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(/name@company/),
  );
});

test('warns when a colleague saved other settings, and loads them', async () => {
  save.mockRejectedValue(new AppError('stale_version', { version: 4 }));
  const page = await open();
  await page.field(/^Showroom in English/, 'Mansour');
  await page.save();
  expect(await screen.findByText(/Somebody else saved this in the meantime/)).toBeVisible();
  jest.mocked(getSiteSettings).mockResolvedValue({ ...stored, showroom_en: 'Dora', version: 4 });
  await page.user.click(screen.getByRole('button', { name: 'Load the newest version' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Showroom in English/ })).toHaveValue('Dora'),
  );
});
