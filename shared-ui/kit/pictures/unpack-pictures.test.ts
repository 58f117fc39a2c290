/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { unpackPictures } from './unpack-pictures.ts';

const pictures = (zip: Record<string, string>, name = 'pictures.zip') => {
  const entries = Object.entries(zip).map(([path, text]) => [path, strToU8(text)] as const);
  return new File([zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>], name);
};

async function unpacked(files: File[]): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const { name, file } of unpackPictures(files)) found.push([name, await file.text()]);
  return found;
}

it('returns dropped pictures and the pictures in folders of ZIP files, and no other files', async () => {
  const zip = pictures({
    'bolts/M10.jpg': 'bolt',
    'لوح.png': 'board',
    'notes.txt': 'text',
    '__MACOSX/._M10.jpg': 'shadow',
  });
  expect(await unpacked([new File(['nut'], 'nut.webp'), new File(['x'], 'list.pdf'), zip])).toEqual([
    ['nut.webp', 'nut'],
    ['M10.jpg', 'bolt'],
    ['لوح.png', 'board'],
  ]);
});

it('throws for a damaged ZIP file', async () => {
  const whole = new Uint8Array(await pictures({ 'a.jpg': 'a'.repeat(5_000) }).arrayBuffer());
  whole.fill(0xff, 40, 60);
  await expect(unpacked([new File([whole], 'damaged.zip')])).rejects.toThrow();
});
