import { screen, within } from '@testing-library/react';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { openedSpreadsheet } from '@mawad/shared-ui/testing/opened-spreadsheet.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  type CategoryImport,
  type CategoryImportResult,
  importCategories,
  listCategoryImports,
  tryCategories,
  tryUndoOfCategories,
  undoCategories,
} from '@mawad/supabase/catalogue/category-import-queries';
import { fetchSitePicture, storeSitePicture } from '@mawad/supabase/uploads/queries';
import { openConsole } from '../../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/catalogue/category-import-queries', () => ({
  maxCategoryRows: 5_000,
  importCategories: jest.fn(),
  listCategoryImports: jest.fn(),
  tryCategories: jest.fn(),
  tryUndoOfCategories: jest.fn(),
  undoCategories: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/read-spreadsheet.ts', () => ({
  sheetTypes: '.xlsx,.csv',
  openSpreadsheet: jest.fn(),
}));
jest.mock('@mawad/supabase/uploads/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/uploads/queries'),
  fetchSitePicture: jest.fn(),
  storeSitePicture: jest.fn(),
}));
jest.mock('@mawad/shared-ui/kit/pictures/encode-picture.ts', () => ({
  encodePicture: async (file: Blob) => new Map([[960, file]]),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));

const tried = jest.mocked(tryCategories);
const written = jest.mocked(importCategories);

const result: CategoryImportResult = {
  digest: 'd1',
  counts: { create: 1, change: 1, refused: 1 },
  rows: [
    {
      row: 2,
      outcome: 'create',
      name_en: 'Drills',
      name_ar: 'مثاقب',
      problems: [],
      before: null,
      after: { name_en: 'Drills', slug_en: 'drills', parent: { en: 'Tools', ar: 'عدد' } },
    },
    {
      row: 3,
      outcome: 'change',
      name_en: 'Saws',
      name_ar: 'مناشير',
      problems: [],
      before: { seo_title_en: 'Old', parent: null },
      after: { seo_title_en: 'New', parent: { en: 'Tools', ar: 'عدد' } },
    },
    {
      row: 4,
      outcome: 'refused',
      name_en: 'Nails',
      name_ar: null,
      problems: [
        { field: 'is_hidden', code: 'boolean_invalid', params: { value: 'maybe' } },
        { field: 'slug_en', code: 'invalid_input', rule: 'format' },
        { field: 'parent', code: 'parent_unknown', params: { value: 'Nowhere' } },
      ],
    },
  ],
};

const rows = [
  ['Category', 'القسم', 'Slug', 'Parent category', 'SEO title', 'Hidden', 'Keywords', 'Remark', 'Returns'],
  ['Drills', 'مثاقب', null, 'Tools', null, 'hidden', 'drill، مثقاب', 'x', 'Not returnable'],
  [null, null, 'saws', 'Tools', 'New', null, 'CLEAR', null, 'CLEAR'],
  ['Nails', null, 'No slug!', 'Nowhere', null, 'maybe', null, null, '14 days'],
  ['Hand tools', 'عدد', 'example-1', null, null, null, null, null, null],
];

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = jest.fn() as never;
  tried.mockResolvedValue(result);
  jest.mocked(listCategoryImports).mockResolvedValue({ items: [] });
  jest.mocked(openSpreadsheet).mockImplementation(async () => openedSpreadsheet(rows));
});

async function choose(language: 'en' | 'ar' = 'en') {
  const page = await openConsole('/admin/categories/import', language);
  const label = language === 'en' ? 'Choose a file' : 'اختر ملفًا';
  await page.user.upload(
    await screen.findByLabelText(label, { selector: 'input' }),
    new File(['x'], 'categories.xlsx'),
  );
  return page;
}

async function check(language: 'en' | 'ar' = 'en') {
  const page = await choose(language);
  const name = language === 'en' ? 'Check 4 rows' : 'فحص 4 صفوف';
  await page.user.click(await screen.findByRole('button', { name }));
  return page;
}

test('recognises columns in either language, and sends rows as their cells say', async () => {
  const { user } = await choose();
  const field = (column: string) => screen.getByRole('combobox', { name: `Contains: ${column}` });
  expect(await screen.findByRole('combobox', { name: 'Contains: Category' })).toHaveValue('name_en');
  expect(field('القسم')).toHaveValue('name_ar');
  expect(field('Parent category')).toHaveValue('parent');
  expect(field('SEO title')).toHaveValue('seo_title_en');
  expect(field('Remark')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Check 4 rows' }));
  await screen.findByRole('heading', { name: 'Rows of the file' });
  // The example row of the template is skipped.
  expect(tried.mock.calls[0]![1].rows).toEqual([
    {
      row: 2,
      values: {
        name_en: 'Drills',
        name_ar: 'مثاقب',
        parent: 'Tools',
        is_hidden: true,
        returns: 'none',
        focus_keywords: ['drill', 'مثقاب'],
      },
      problems: [],
    },
    {
      row: 3,
      values: {
        slug_en: 'saws',
        parent: 'Tools',
        returns: null,
        seo_title_en: 'New',
        focus_keywords: null,
      },
      problems: [],
    },
    {
      row: 4,
      values: { name_en: 'Nails', slug_en: 'No slug!', parent: 'Nowhere' },
      problems: [
        { field: 'is_hidden', code: 'boolean_invalid', params: { value: 'maybe' } },
        { field: 'returns', code: 'returns_unknown', params: { value: '14 days' } },
      ],
    },
  ]);
});

test('requires a column that names the category', async () => {
  const { user } = await choose();
  for (const column of ['Category', 'القسم', 'Slug'])
    await user.selectOptions(await screen.findByRole('combobox', { name: `Contains: ${column}` }), '');
  expect(screen.getByText(/Choose the column with the name or URL slug/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check 4 rows' })).toBeDisabled();
});

test('shows reasons, old and new values in the review, and writes the reviewed rows @category-import-review', async () => {
  written.mockResolvedValue({ ...result, digest: 'd1' });
  const { user } = await check();
  const table = await screen.findByRole('table', { name: 'Rows of the file' });
  expect(
    within(table)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Hidden: “maybe” is neither yes nor no.',
    'URL slug (English): A URL slug can have only letters, digits and single hyphens.',
    'Parent: There is no category “Nowhere”, neither in the shop nor in the accepted rows of the file.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Changes 1' }));
  const changed = await screen.findByRole('row', { name: /Saws/ });
  expect(changed).toHaveTextContent('SEO title (English)OldNew');
  expect(changed).toHaveTextContent('ParentTop levelTools');
  await user.click(screen.getByRole('button', { name: 'Apply 2 rows' }));
  expect(await screen.findByText('The import is done.')).toBeVisible();
  expect(written.mock.calls[0]![2]).toBe('d1');
  expect(screen.getByRole('button', { name: 'Added 1' })).toBeVisible();
});

test('writes nothing if the tree changed since, and shows a new review', async () => {
  written.mockRejectedValue(new AppError('stale_version'));
  const { user } = await check();
  await screen.findByRole('heading', { name: 'Rows of the file' });
  tried.mockResolvedValue({
    digest: 'd2',
    counts: { unchanged: 1 },
    rows: [{ ...result.rows[0]!, outcome: 'unchanged', after: {} }],
  });
  await user.click(screen.getByRole('button', { name: 'Apply 2 rows' }));
  expect(await screen.findByText(/have changed since the file was checked/)).toBeVisible();
  expect(screen.getByText(/Nothing would change/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
});

test('saves refused rows with their reasons and the text of the file', async () => {
  jest.mocked(writeSpreadsheet).mockResolvedValue(new Blob());
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const { user } = await check('ar');
  await user.click(await screen.findByRole('button', { name: 'تنزيل الصفوف المرفوضة' }));
  const sheet = jest.mocked(writeSpreadsheet).mock.calls[0]![0];
  expect(sheet.isRightToLeft).toBe(true);
  expect(sheet.rows[0]).toEqual([
    'ما يجب تصحيحه',
    'رقم الصف في الملف',
    'الاسم بالإنجليزية',
    'القسم الأعلى',
    'نهاية الرابط بالإنجليزية',
    'مخفي',
  ]);
  expect(sheet.rows[1]).toEqual([
    expect.stringContaining('نهاية الرابط بالإنجليزية: نهاية الرابط أحرف وأرقام'),
    4,
    'Nails',
    'Nowhere',
    'No slug!',
    'maybe',
  ]);
});

test('offers a template with a column for each field and two examples', async () => {
  jest.mocked(writeSpreadsheet).mockResolvedValue(new Blob());
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const { user } = await openConsole('/admin/categories/import');
  await user.click(await screen.findByRole('button', { name: 'Download the template' }));
  const { rows: lines } = jest.mocked(writeSpreadsheet).mock.calls[0]![0];
  expect(lines).toHaveLength(3);
  jest.mocked(openSpreadsheet).mockImplementation(async () => openedSpreadsheet(lines));
  await user.upload(
    screen.getByLabelText('Choose a file', { selector: 'input' }),
    new File(['x'], 'template.xlsx'),
  );
  const boxes = await screen.findAllByRole('combobox', { name: /^Contains/ });
  expect(boxes.map((box) => (box as HTMLSelectElement).value)).not.toContain('');
});

test('reports that nothing has changed after a failure, and keeps the mapping', async () => {
  tried.mockRejectedValue(new AppError('service_unavailable', {}, true));
  await check();
  expect(await screen.findByText(/The file was not checked. Nothing has changed./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check 4 rows' })).toBeEnabled();
});

test('fetches each picture once; a bad URL is a problem of its row alone', async () => {
  const [good, bad] = ['https://pictures.test/drill.jpg', 'https://pictures.test/gone.jpg'];
  const own = 'https://api.test/storage/v1/object/public/product-images/categories/saw.webp';
  jest.mocked(fetchSitePicture).mockImplementation(async (_backend, _folder, address) => {
    if (address === bad) throw new AppError('picture_not_found');
    return new Blob([address]);
  });
  jest.mocked(storeSitePicture).mockResolvedValue('categories/new.webp');
  const lines = [
    ['Category', 'Picture'],
    ['Drills', good],
    ['Hammers', good],
    ['Saws', own],
    ['Nails', bad],
    ['Bolts', 'CLEAR'],
  ];
  jest.mocked(openSpreadsheet).mockImplementation(async () => openedSpreadsheet(lines));
  const problem = { field: 'image', code: 'picture_not_found', params: { value: bad } };
  tried.mockResolvedValue({
    digest: 'd1',
    counts: { create: 1, refused: 1 },
    rows: [
      { ...result.rows[0]!, after: { image: 'categories/new.webp' } },
      { ...result.rows[2]!, row: 5, problems: [problem] },
    ],
  });
  jest.mocked(writeSpreadsheet).mockResolvedValue(new Blob());
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const { user } = await choose();
  await user.click(await screen.findByRole('button', { name: 'Check 5 rows' }));
  expect(await screen.findByText(/^Picture: .*(address|picture)/i)).toBeVisible();
  expect(fetchSitePicture).toHaveBeenCalledTimes(2);
  expect(storeSitePicture).toHaveBeenCalledTimes(1);
  expect(tried.mock.calls[0]![1].rows.map(({ values, problems }) => [values.image, problems])).toEqual([
    ['categories/new.webp', []],
    ['categories/new.webp', []],
    ['categories/saw.webp', []],
    [undefined, [problem]],
    [null, []],
  ]);
  await user.click(screen.getByRole('button', { name: 'Download the refused rows' }));
  expect(jest.mocked(writeSpreadsheet).mock.calls[0]![0].rows[1]).toContain(bad);
  await user.click(screen.getByRole('button', { name: 'New 1' }));
  expect(await screen.findByRole('row', { name: /Drills/ })).toHaveTextContent('Picturea picture');
});

test('reports that nothing has changed when a picture cannot be fetched for another reason', async () => {
  jest.mocked(fetchSitePicture).mockRejectedValue(new AppError('service_unavailable', {}, true));
  jest.mocked(openSpreadsheet).mockImplementation(async () =>
    openedSpreadsheet([
      ['Category', 'Picture'],
      ['Drills', 'https://pictures.test/drill.jpg'],
      ['Saws', null],
    ]),
  );
  const { user } = await choose();
  await user.click(await screen.findByRole('button', { name: 'Check 2 rows' }));
  expect(await screen.findByText(/The file was not checked. Nothing has changed./)).toBeVisible();
  expect(tried).not.toHaveBeenCalled();
});

describe('earlier imports', () => {
  const earlier: CategoryImport = {
    ...{ id: 'i1', name: 'tools.xlsx', created: 2, changed: 1, created_at: '2026-11-20T09:00:00Z' },
    ...{ undone_at: null, by_role: 'admin', by: 'Hala' },
  };
  const undone = { restored: 1, deleted: 2, kept: 0, stays: [], digest: 'u1' };

  test('are listed and undone after a preview of what changes @category-import-undo', async () => {
    jest.mocked(listCategoryImports).mockResolvedValue({ items: [earlier] });
    jest.mocked(tryUndoOfCategories).mockResolvedValue({
      ...{ ...undone, kept: 1 },
      stays: [{ name_en: 'Saws', name_ar: 'مناشير', reason: 'in_use' }],
    });
    jest.mocked(undoCategories).mockResolvedValue(undone);
    const { user } = await openConsole('/admin/categories/import');
    expect(await screen.findByText(/Added 2.*Changed 1.*Hala/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo the import of tools.xlsx' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('One changed category gets its old values back.')).toBeVisible();
    expect(dialog.getByText('2 new categories are deleted.')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'What stays as it is' })).toHaveTextContent(/Saws.*Has products/);
    jest.mocked(listCategoryImports).mockResolvedValue({
      items: [{ ...earlier, undone_at: '2026-11-21T09:00:00Z' }],
    });
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(undoCategories).toHaveBeenCalledWith(expect.anything(), 'i1', 'u1');
    expect(await screen.findByText(/^Undone .*2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  test('offer no undo if nothing can be undone, and count again after a refusal', async () => {
    jest.mocked(listCategoryImports).mockResolvedValue({ items: [earlier] });
    jest
      .mocked(tryUndoOfCategories)
      .mockResolvedValueOnce(undone)
      .mockResolvedValue({
        ...{ restored: 0, deleted: 0, kept: 3, digest: 'u2' },
        stays: [{ name_en: 'Saws', name_ar: 'مناشير', reason: 'changed' }],
      });
    jest.mocked(undoCategories).mockRejectedValue(new AppError('stale_version'));
    const { user } = await openConsole('/admin/categories/import');
    await user.click(await screen.findByRole('button', { name: 'Undo the import of tools.xlsx' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Undo the import' }));
    expect(await dialog.findByText('There is nothing to undo now.')).toBeVisible();
    expect(dialog.getByText('and 2 more')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('The import was not undone');
    expect(dialog.queryByRole('button', { name: 'Undo the import' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
  });

  test('show an error and an empty list', async () => {
    jest.mocked(listCategoryImports).mockRejectedValueOnce(new AppError('unexpected'));
    jest.mocked(listCategoryImports).mockResolvedValue({ items: [] });
    const { user } = await openConsole('/admin/categories/import');
    const section = within(await screen.findByRole('region', { name: 'Earlier imports' }));
    await user.click(await section.findByRole('button', { name: 'Try again' }));
    expect(await section.findByText(/Your imports appear here/)).toBeVisible();
  });
});
