import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { writeWorkbook } from '@mawad/shared-ui/spreadsheet/write-workbook.ts';
import { standInWorkbook } from '@mawad/shared-ui/testing/stand-in-workbook.tsx';
import { auditedTables } from '@mawad/supabase/audit/queries';
import { AppError } from '@mawad/supabase/errors';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import {
  beginExport,
  type ExportCode,
  exportCodes,
  exportColumns,
  type ExportEntity,
  type ExportKind,
  type ExportRow,
  listRestoreTests,
  readExportRows,
  recordRestoreTest,
} from '@mawad/supabase/desk/exports-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/desk/exports-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/desk/exports-queries'),
  beginExport: jest.fn(),
  readExportRows: jest.fn(),
  listRestoreTests: jest.fn(),
  recordRestoreTest: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/delivery/queries'),
  listGovernorates: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-workbook.ts', () => ({ writeWorkbook: jest.fn() }));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));

const begin = jest.mocked(beginExport);
const read = jest.mocked(readExportRows);
const save = jest.mocked(saveFile);
const file = new Blob(['x']);
const { book, reset: resetBook } = standInWorkbook(file);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(writeWorkbook).mockReturnValue(book);
  resetBook();
  jest
    .mocked(listGovernorates)
    .mockResolvedValue([{ code: 'IQ-BG', name_en: 'Baghdad', name_ar: 'بغداد', districts: [] }]);
  jest.mocked(listRestoreTests).mockResolvedValue({ items: [], is_due: true });
});

const start = async (name = 'Export 1 type') => fireEvent.click(await screen.findByRole('button', { name }));

test('exports orders with their lines, page by page, under headings in the reader’s language', async () => {
  begin.mockResolvedValue({ id: 'e1', counts: { orders: 2, order_lines: 0 } });
  read.mockImplementation(async (_db, { entity, after }) =>
    entity === 'order_lines'
      ? { rows: [], next: null }
      : { rows: [{ number: after ? 'MW-2' : 'MW-1', total: 9_500 }], next: after ? null : 'k1' },
  );
  await openConsole('/admin/backup');
  await start();
  expect(await screen.findByText('The file has 2 rows.')).toBeVisible();
  expect(begin).toHaveBeenCalledWith(expect.anything(), ['orders', 'order_lines'], {});
  expect(book.begin.mock.calls.map(([sheet]) => [sheet.name, sheet.columns[0]])).toEqual([
    ['Orders', { heading: 'Number', kind: 'text' }],
    ['Order lines', { heading: 'Number', kind: 'text' }],
  ]);
  expect(book.add.mock.calls.map(([rows]) => rows[0]![0])).toEqual(['MW-1', 'MW-2']);
  expect(save).toHaveBeenCalledWith(expect.stringMatching(/^mawad-orders-.*\.xlsx$/), file);
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(save).toHaveBeenCalledTimes(2);
});

test('exports only a period of days, and none that ends before it begins @backup-period', async () => {
  begin.mockResolvedValue({ id: 'e1', counts: {} });
  read.mockResolvedValue({ rows: [], next: null });
  await openConsole('/admin/backup');
  const day = async (name: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(name), { target: { value } });
  await day('Created from', '2026-11-02');
  await day('Created to', '2026-11-01');
  expect(screen.getByText('The end date is before the start date.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export 1 type' })).toBeDisabled();
  await day('Created to', '2026-11-30');
  await start();
  await waitFor(() =>
    expect(begin).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
      first_day: '2026-11-02',
      last_day: '2026-11-30',
    }),
  );
});

/** Rows of a kind in which each column that has codes has each of its codes once. */
function rowsWithCodes(entity: ExportEntity): ExportRow[] {
  const columns = Object.entries<ExportKind>(exportColumns[entity]);
  const codesOf = (kind: ExportKind): readonly ExportRow[string][] => {
    if (kind === 'governorate') return ['IQ-BG'];
    if (kind === 'log_action') return auditedTables.map((table_name) => ({ action: 'UPDATE', table_name }));
    if (kind === 'log_subject')
      return [
        { table_name: 'exports', label: 'orders, quote_requests', names: null },
        { table_name: 'staff', label: 'catalogue', names: null },
        { table_name: 'orders', label: null, names: { name_en: 'MW-1', name_ar: 'MW-1' } },
      ];
    if (kind === 'log_changes')
      return [
        [{ field: 'parent_id', before: '12', after: null }],
        [{ field: 'path', before: id, after: null }],
        [{ field: 'attributes', before: '[{"definition": 4}]', after: '{}' }],
        [{ field: 'status', before: 'Processing', after: 'Shipped' }],
      ];
    return kind in exportCodes ? exportCodes[kind as ExportCode] : [null];
  };
  const most = Math.max(...columns.map(([, kind]) => codesOf(kind).length));
  return Array.from({ length: most }, (_, index) => ({
    ...Object.fromEntries(
      columns.map(([column, kind]) => [column, codesOf(kind)[index % codesOf(kind).length]!]),
    ),
    is_pickup: index % 2 === 0,
  }));
}
const id = '7d0e2f1c-5a3f-4e38-9b53-0f6b8f9a5c11';

test.each([
  ['en', /[a-z]_|_[a-z]|[a-z][A-Z]|IQ-|[{}[\]]|[\da-f]{8}-|:[a-z]/],
  ['ar', /[a-zA-Z]{3}|_|IQ-|[{}[\]]|[\da-f]{8}-/],
] as const)(
  'writes words in %s instead of every code, id and entry of the log @backup-words',
  async (language, code) => {
    begin.mockResolvedValue({ id: 'e1', counts: {} });
    read.mockImplementation(async (_db, { entity }) => ({ rows: rowsWithCodes(entity), next: null }));
    await openConsole('/admin/backup', language);
    const everything = language === 'en' ? 'Everything' : 'الكل';
    fireEvent.click(await screen.findByRole('checkbox', { name: everything }));
    fireEvent.click(screen.getByRole('button', { name: /^Export everything|^تصدير الكل/ }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const cells = book.add.mock.calls.flatMap(([rows]) => rows).flat();
    const words = cells.filter((cell) => typeof cell === 'string' && cell !== 'MW-1') as string[];
    expect(words.length).toBeGreaterThan(100);
    expect(words).not.toContain('');
    expect([...new Set(words)].filter((word) => code.test(word))).toEqual([]);
  },
);

test('counts the progress, and saves nothing when the export is canceled', async () => {
  begin.mockResolvedValue({ id: 'e1', counts: { orders: 2_000, order_lines: 0 } });
  let fail: (reason: unknown) => void = () => undefined;
  read
    .mockResolvedValueOnce({ rows: [{ number: 'MW-1' }], next: 'k1' })
    .mockImplementation((_db, _page, signal) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
      return new Promise((_resolve, reject) => (fail = reject));
    });
  await openConsole('/admin/backup');
  await start();
  expect(await screen.findByText('Orders: 1 of 2,000 rows')).toBeVisible();
  expect(screen.getByRole('progressbar')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. No file was saved.')).toBeVisible();
  expect(book.abandon).toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});

test('reports a failure as Export Failed, with its reason @export-failed', async () => {
  begin.mockRejectedValue(new AppError('not_allowed'));
  await openConsole('/admin/backup');
  await start();
  const alerts = await screen.findAllByText('Export Failed');
  expect(alerts[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export 1 type' })).toBeEnabled();
});

test('refuses an export too large for a browser before reading any row', async () => {
  begin.mockResolvedValue({ id: 'e1', counts: { sellers: 10, products: 2_000_000 } });
  await openConsole('/admin/backup');
  const what = within(await screen.findByRole('group', { name: 'What to export' }));
  fireEvent.click(what.getByRole('checkbox', { name: 'Everything' }));
  await start('Export everything');
  expect((await screen.findAllByText(/^2,000,010 rows are too many/))[0]).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  fireEvent.click(what.getByRole('checkbox', { name: 'Everything' }));
  expect(screen.getByRole('button', { name: /^Export/ })).toBeDisabled();
});

test('offers only the kinds that the role may see, all chosen by default', async () => {
  begin.mockResolvedValue({ id: 'e1', counts: { sellers: 0, orders: 0, order_lines: 0, returns: 0 } });
  read.mockResolvedValue({ rows: [], next: null });
  await openConsole('/admin/backup', 'en', 'admin', {
    role: 'finance',
    rights: ['export', 'see_companies', 'see_orders'],
  });
  const what = within(await screen.findByRole('group', { name: 'What to export' }));
  expect(what.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Everything',
    'Sellers',
    'Orders with lines',
    'Returns',
  ]);
  fireEvent.click(what.getByRole('checkbox', { name: 'Everything' }));
  await start('Export everything');
  await waitFor(() =>
    expect(begin).toHaveBeenCalledWith(
      expect.anything(),
      ['sellers', 'orders', 'order_lines', 'returns'],
      {},
    ),
  );
});

test('cancels the export when the reader leaves the page', async () => {
  begin.mockResolvedValue({ id: 'e1', counts: { orders: 1, order_lines: 0 } });
  let signal: AbortSignal | undefined;
  read.mockImplementation((_db, _page, given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  const { router } = await openConsole('/admin/backup');
  await start();
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(() => router.navigate('/admin/nothing'));
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

describe('restore tests', () => {
  const tested = {
    id: 1,
    tested_on: '2026-10-02',
    succeeded: true,
    note: 'Whole database in 40 minutes',
    author_name: 'Sara',
  };

  test.each([
    ['en', 'No restore test recorded yet.', 'Record test', 'Restore test recorded'],
    ['ar', 'لم يُدوَّن أي اختبار استعادة بعد.', 'تدوين الاختبار', 'دُوّن اختبار الاستعادة'],
  ] as const)('are recorded through the form, in %s', async (language, none, record, saved) => {
    await openConsole('/admin/backup', language);
    expect(await screen.findByText(none)).toBeVisible();
    jest.mocked(recordRestoreTest).mockResolvedValue();
    jest.mocked(listRestoreTests).mockResolvedValue({ items: [tested], is_due: false });
    fireEvent.click(screen.getByRole('button', { name: record }));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(recordRestoreTest).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ succeeded: true, note: undefined }),
    );
    expect(await screen.findByText('Whole database in 40 minutes')).toBeVisible();
    expect(screen.queryByText(none)).toBeNull();
  });

  test('refuse a date in the future, and warn when the next test is overdue', async () => {
    jest.mocked(listRestoreTests).mockResolvedValue({ items: [tested], is_due: true });
    await openConsole('/admin/backup');
    expect(await screen.findByText('No successful test in the last 90 days.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Date of the test'), { target: { value: '2999-01-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Record test' }));
    expect(await screen.findByText('Choose today or an earlier date.')).toBeVisible();
    expect(recordRestoreTest).not.toHaveBeenCalled();
  });
});
