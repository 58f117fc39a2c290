import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { getReport, type Report, type ReportFigures } from '@mawad/supabase/reports/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/reports/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/reports/queries'),
  getReport: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({
  listGovernorates: jest.fn(async () => [
    { code: 'IQ-BA', name_en: 'Basra', name_ar: 'البصرة', districts: [] },
  ]),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listCategories: jest.fn(async () => [{ id: 4, parent_id: null, name_en: 'Cement', name_ar: 'سمنت' }]),
}));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/sellers-queries'),
  listSellers: jest.fn(async () => ({ items: [], page: 1, pages: 1, count: 0, count_is_estimate: false })),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));

const figures = (values: Partial<ReportFigures> = {}): ReportFigures => ({
  ...{ orders: 0, revenue: 0, commission: 0, refusals: 0, refused: 0, shortages: 0, short: 0, returns: 0 },
  ...{ returned: 0, cash_in_transit: 0, ...values },
});
const report: Report = {
  days: [
    { key: '2026-11-01', ...figures({ orders: 1, revenue: 40_000 }) },
    { key: '2026-11-02', ...figures({ orders: 2, revenue: 80_000, commission: 6000 }) },
  ],
  total: figures({ orders: 3, revenue: 120_000, commission: 6000, refusals: 2, refused: 9000 }),
  names: { company: null, category: null, governorate: null },
  before: {
    ...{ first_day: '2026-10-30', last_day: '2026-10-31' },
    days: [
      { key: '2026-10-30', ...figures({ revenue: 100_000 }) },
      { key: '2026-10-31', ...figures() },
    ],
    total: figures({ revenue: 100_000 }),
  },
  rows: [],
};
const sellers: Report = {
  ...report,
  rows: [
    {
      ...{ key: 'c1', name_en: 'Tigris Tools', name_ar: 'أدوات دجلة', before: null },
      figures: figures({ revenue: 20_000, orders: 2 }),
    },
    {
      ...{ key: 'c2', name_en: 'Euphrates Steel', name_ar: 'حديد الفرات' },
      figures: figures({ revenue: 100_000, orders: 1 }),
      before: figures({ revenue: 100_000 }),
    },
  ],
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getReport).mockImplementation(async (_db, { by }) => (by ? sellers : report));
});

const period = 'from=2026-11-01&to=2026-11-02';
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);

it('shows sums with their change, a chart and a row per day, the newest first', async () => {
  await openConsole(`/admin/reports?${period}`);
  const sums = await screen.findByRole('region', { name: 'Totals for the period' });
  expect(sums).toHaveTextContent(/120,000 IQD20% more than before: 100,000 IQD/);
  expect(sums).toHaveTextContent(/Refused orders2Goods worth 9,000 IQD/);
  expect(screen.getByText('Compared with 30 October 2026 to 31 October 2026.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Revenue: chart over the period' })).toContainHTML(
    '1 November 2026: 40,000&nbsp;IQD (before: 100,000&nbsp;IQD)',
  );
  expect(names()).toEqual(['2 November 2026', '1 November 2026']);
  expect(getReport).toHaveBeenLastCalledWith(expect.anything(), {
    ...{ first_day: '2026-11-01', last_day: '2026-11-02', compare: 'previous' },
    ...{ by: undefined, company_id: undefined, category_id: undefined, governorate: undefined },
  });
});

it('sorts sellers by any column and leads to the days of one', async () => {
  const { user } = await openConsole(`/admin/reports?${period}&by=company`);
  await waitFor(() => expect(names()).toEqual(['Euphrates Steel', 'Tigris Tools']));
  await user.click(screen.getByRole('button', { name: /^Orders/ }));
  await waitFor(() => expect(names()).toEqual(['Tigris Tools', 'Euphrates Steel']));
  await user.click(screen.getByRole('link', { name: 'Tigris Tools' }));
  await waitFor(() =>
    expect(getReport).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ company_id: 'c1', by: undefined }),
    ),
  );
});

it('narrows a report to a seller in a governorate, and back to all', async () => {
  jest.mocked(getReport).mockImplementation(async (_db, { company_id, by }) => ({
    ...(by ? sellers : report),
    names: {
      ...report.names,
      company: company_id ? { name_en: 'Tigris Tools', name_ar: 'أدوات دجلة' } : null,
    },
  }));
  const { user } = await openConsole(`/admin/reports?${period}&company=c1&by=category`);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Seller' })).toHaveValue('Tigris Tools'));
  const places = screen.getByRole('combobox', { name: 'Governorate' });
  const place = await within(places).findByRole('option', { name: 'Basra' });
  await user.selectOptions(places, place);
  await waitFor(() =>
    expect(getReport).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({
        ...{ company_id: 'c1', governorate: expect.stringMatching(/^IQ-/), by: 'category' },
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() =>
    expect(getReport).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ company_id: undefined, governorate: undefined, by: 'category' }),
    ),
  );
});

it('chooses a usual period and a comparison', async () => {
  const { user } = await openConsole('/admin/reports');
  await user.click(await screen.findByRole('button', { name: 'Last month' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'year');
  await waitFor(() =>
    expect(getReport).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ first_day: expect.stringMatching(/-01$/), compare: 'year' }),
    ),
  );
});

it.each(['from=2026-11-02&to=2026-11-01', 'from=2020-11-02&to=2026-11-01'])(
  'explains the wrong period %s and reads nothing',
  async (wrong) => {
    await openConsole(`/admin/reports?${wrong}`);
    expect(await screen.findByText(/cannot be after the last day/)).toBeVisible();
    expect(getReport).not.toHaveBeenCalled();
  },
);

it('saves all rows, the sums and the compared period in Arabic', async () => {
  const file = new Blob(['x']);
  jest.mocked(writeSpreadsheet).mockResolvedValue(file);
  const { user } = await openConsole(`/admin/reports?${period}&by=company`, 'ar');
  await user.click(await screen.findByRole('button', { name: 'حفظ كملف إكسل' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('تقرير-2026-11-01-2026-11-02.xlsx', file));
  const { rows, isRightToLeft } = jest.mocked(writeSpreadsheet).mock.lastCall![0];
  expect(isRightToLeft).toBe(true);
  expect(rows.map((row) => [row[0], row[2], row[12]])).toEqual([
    ['البائع', 'الإيراد (د.ع)', 'الإيراد (د.ع)، السابق'],
    ['حديد الفرات', 100_000, 100_000],
    ['أدوات دجلة', 20_000, 0],
    ['المجموع', 120_000, 100_000],
  ]);
});
