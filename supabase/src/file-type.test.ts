import sharp from 'sharp';
import { fileTypeOf, workbookType } from './file-type.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5c63' } });
const file = (bytes: Uint8Array | string) =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });

it('recognises each accepted file type by its bytes and ignores the declared type', async () => {
  expect(await fileTypeOf(file(await picture.clone().png().toBuffer()))).toBe('image/png');
  expect(await fileTypeOf(file(await picture.clone().jpeg().toBuffer()))).toBe('image/jpeg');
  expect(await fileTypeOf(file(await picture.clone().webp().toBuffer()))).toBe('image/webp');
  expect(await fileTypeOf(file('%PDF-1.7\n%%EOF\n'))).toBe('application/pdf');
  expect(await fileTypeOf(file('PK\u0003\u0004'))).toBe(workbookType);
});

it.each([
  ['a page', '<html></html>'],
  ['nothing', ''],
  ['a workbook of Excel 97', '\u00d0\u00cf\u0011\u00e0'],
  ['a sound', 'RIFF\0\0\0\0WAVE'],
  ['the letters of a PNG without its first byte', ' PNG\r\n\u001a\n'],
])('returns null for %s', async (_what, text) => {
  expect(await fileTypeOf(file(text))).toBeNull();
});
