import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { Drawings } from './drawings.ts';

const name = 'catalogue/hammer-0123456789abcdef';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#a41"/></svg>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mawad-drawings-'));
  mkdirSync(join(folder, 'catalogue'));
  writeFileSync(join(folder, `${name}.svg`), svg);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('Pictures of the demo catalogue', () => {
  it.each([
    ['', 960],
    ['-640', 640],
    ['-320', 320],
    ['-160', 160],
  ])('renders %p at a width of %i pixels', async (suffix, width) => {
    const picture = await new Drawings(folder).find(`${name}${suffix}.webp`);
    expect(await sharp(picture!).metadata()).toMatchObject({ format: 'webp', width, height: width });
  });

  it('renders a picture once for simultaneous requests and reads it from disk afterwards', async () => {
    const drawings = new Drawings(folder);
    const [first, second] = await Promise.all([1, 2].map(() => drawings.find(`${name}-160.webp`)));
    expect(second).toBe(first);
    rmSync(join(folder, `${name}.svg`));
    expect(await new Drawings(folder).find(`${name}-160.webp`)).toEqual(first);
    expect(readdirSync(join(folder, 'catalogue'))).toEqual(['hammer-0123456789abcdef-160.webp']);
  });

  it.each([
    'catalogue/saw-0123456789abcdef.webp',
    `${name}-200.webp`,
    `${name}.svg`,
    'companies/hammer-0123456789abcdef.webp',
    'catalogue/../catalogue/hammer-0123456789abcdef.webp',
  ])('has no picture for %s', async (path) => {
    expect(await new Drawings(folder).find(path)).toBeNull();
  });
});
