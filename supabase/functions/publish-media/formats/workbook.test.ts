import { zipSync } from 'fflate';
import { FileError } from './format.ts';
import { requireWorkbook, workbookType } from './workbook.ts';

const part = new TextEncoder().encode('<xml/>');
const parts = { '[Content_Types].xml': part, 'xl/workbook.xml': part, 'xl/worksheets/sheet1.xml': part };
const whole = zipSync(parts);
const join = (...pieces: Uint8Array[]) => new Uint8Array(Buffer.concat(pieces));

function problem(bytes: Uint8Array): string {
  try {
    return requireWorkbook(bytes);
  } catch (error) {
    if (error instanceof FileError) return error.code;
    throw error;
  }
}

it('accepts a workbook, also with a comment and names in other spellings', () => {
  expect(problem(whole)).toBe(workbookType);
  const comment = new TextEncoder().encode('exported');
  const commented = join(whole, comment);
  new DataView(commented.buffer).setUint16(whole.length - 2, comment.length, true);
  expect(problem(commented)).toBe(workbookType);
  expect(problem(zipSync({ '[content_types].xml': part, 'xl\\Workbook.xml': part }))).toBe(workbookType);
});

it.each([
  ['a text document', { '[Content_Types].xml': part, 'word/document.xml': part }, 'not_a_quote_file'],
  ['a binary workbook', { '[Content_Types].xml': part, 'xl/workbook.bin': part }, 'not_a_quote_file'],
  ['an archive that names a workbook in a folder', { 'x/xl/workbook.xml': part }, 'not_a_quote_file'],
  ['a workbook with macros', { ...parts, 'xl/vbaProject.bin': part }, 'workbook_macros'],
  ['macros in another spelling and place', { ...parts, 'XL\\code\\VBAPROJECT.BIN': part }, 'workbook_macros'],
  ['macros of Excel 4', { ...parts, 'xl/macrosheets/sheet1.xml': part }, 'workbook_macros'],
])('refuses %s', (_what, entries, code) => {
  expect(problem(zipSync(entries))).toBe(code);
});

it('refuses a workbook cut at any length, or with data before or after it', () => {
  for (let length = 0; length < whole.length; length += 1)
    expect(problem(whole.subarray(0, length))).toBe('file_damaged');
  expect(problem(join(whole, part))).toBe('file_damaged');
  expect(problem(join(part, whole))).toBe('file_damaged');
  expect(problem(join(whole, whole))).toBe('file_damaged');
});

it('reads or refuses a workbook damaged at any byte without another error', () => {
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = whole.slice();
    damaged[at] = damaged[at]! ^ 0xff;
    expect(problem(damaged)).toMatch(/sheet$|^(?:not_a_quote_file|file_damaged)$/);
  }
});
