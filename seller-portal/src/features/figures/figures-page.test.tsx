import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import {
  type CompanyFigures,
  getCompanyFigures,
  getOwnRights,
} from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getCompanyFigures: jest.fn(),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(() => new Promise(() => undefined)),
}));

jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));

const read = jest.mocked(getCompanyFigures);
const figures: CompanyFigures = {
  period: 'day',
  points: [
    { start: '2026-11-24', orders: 3, sold: 2, sales: 250_000, refused: 1, returned: 20_000 },
    { start: '2026-11-25', orders: 2, sold: 2, sales: 150_000, refused: 0, returned: 0 },
  ],
  before: { orders: 4, sold: 4, sales: 800_000, refused: 0, returned: 0 },
  best: [{ product_id: 7, name_en: 'Cement', name_ar: 'سمنت', unit: 'Bag', quantity: 12, sales: 120_000 }],
};

beforeEach(() => {
  jest.clearAllMocks();
  read.mockResolvedValue(figures);
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'see_money']);
});

test('shows sales of the period in the address as chart and list, compared with the period before @seller-figures', async () => {
  const { user, router } = await openPortal('/seller/dashboard/figures', approvedSeller);
  expect(await screen.findByRole('img', { name: 'Sales: chart by Day' })).toBeVisible();
  expect(screen.getByText(/50% less than the 30 days before: 800,000/)).toBeVisible();
  expect(screen.getByText(/Average order: .*100,000/)).toBeVisible();
  const best = screen.getByRole('table', { name: 'Best sellers of the last 30 days' });
  expect(within(best).getByRole('link', { name: 'Cement' })).toHaveAttribute(
    'href',
    '/seller/dashboard/products/7',
  );
  expect(best).toHaveTextContent('12 bags');
  await user.click(screen.getByRole('button', { name: 'Month' }));
  expect(router.state.location.search).toBe('?period=month');
  await waitFor(() => expect(read).toHaveBeenLastCalledWith(expect.anything(), 'month'));
});

test.each([
  ['en', 'Day', 'Sales (IQD)', 'The 30 days before', ['Cement', 12, 'bag', 120_000], 'Save as Excel file'],
  [
    'ar',
    'اليوم',
    'المبيعات (د.ع)',
    'الثلاثون يومًا التي قبلها',
    ['سمنت', 12, 'كيس', 120_000],
    'حفظ كملف إكسل',
  ],
] as const)(
  'downloads the shown figures as a spreadsheet in %s',
  async (language, day, sales, before, cement, button) => {
    const file = new Blob();
    jest.mocked(writeSpreadsheet).mockResolvedValue(file);
    const { user } = await openPortal('/seller/dashboard/figures', approvedSeller, language);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.stringMatching(/\.xlsx$/), file));
    const { rows, isRightToLeft } = jest.mocked(writeSpreadsheet).mock.lastCall![0];
    expect(isRightToLeft).toBe(language === 'ar');
    expect(rows[0]!.slice(0, 2)).toEqual([day, sales]);
    expect(rows.slice(1, 4)).toEqual([
      ['2026-11-24', 250_000, 3, 2, 1, 20_000],
      ['2026-11-25', 150_000, 2, 2, 0, 0],
      [before, 800_000, 4, 4, 0, 0],
    ]);
    expect(rows.at(-1)).toEqual(cement);
  },
);

test('shows an empty state without sales (ar)', async () => {
  read.mockResolvedValue({ ...figures, points: [], best: [] });
  await openPortal('/seller/dashboard/figures', approvedSeller, 'ar');
  expect(await screen.findByText('لم يُبَع شيء خلال آخر 30 يومًا.')).toBeVisible();
  expect(screen.queryByText(/متوسط قيمة الطلب/)).toBeNull();
});

test('hides the page from members who may not see money', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders']);
  await openPortal('/seller/dashboard/figures', approvedSeller, 'ar');
  expect(await screen.findByText('دورك في الشركة لا يشمل هذه الصفحة')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'الأرقام' })).toBeNull();
});
