import sharp from 'sharp';
import { FileError } from './format.ts';
import { requirePdf } from './pdf.ts';
import { readPicture } from './picture.ts';

type Type = 'webp' | 'jpeg' | 'png';
const types: Type[] = ['webp', 'jpeg', 'png'];

/** A picture of noise, whose bytes have all values. */
async function picture(type: Type, width = 90, height = 60, options: object = {}): Promise<Uint8Array> {
  const channels = 3;
  const noise = Buffer.from(
    Array.from({ length: width * height * channels }, (_, index) => (index * index * 31 + index) % 256),
  );
  const made = sharp(noise, { raw: { width, height, channels } });
  return new Uint8Array(await made.toFormat(type, options).toBuffer());
}

function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof FileError) return error.code;
    throw error;
  }
  return 'none';
}

const problem = (bytes: Uint8Array) => problemOf(() => readPicture(bytes));
const text = (content: string) => new TextEncoder().encode(content);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

function changed(bytes: Uint8Array, change: (view: DataView) => void): Uint8Array {
  const copy = bytes.slice();
  change(new DataView(copy.buffer));
  return copy;
}

it.each([
  ['webp', {}],
  ['webp', { lossless: true }],
  ['jpeg', {}],
  ['jpeg', { progressive: true }],
  ['png', {}],
  ['png', { palette: true, progressive: true }],
] as const)('reads %s %j', async (type, options) => {
  expect(readPicture(await picture(type, 91, 61, options))).toEqual({
    ...{ type: `image/${type}`, width: 91, height: 61 },
  });
});

it('reads pictures with transparency and metadata', async () => {
  const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: '#0b5c6380' } });
  const extended = await clear.webp().withMetadata({ orientation: 6 }).toBuffer();
  expect(readPicture(extended)).toEqual({ type: 'image/webp', width: 40, height: 30 });
  const withExif = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { Copyright: 'Mawad' } })
    .jpeg()
    .toBuffer();
  expect(readPicture(withExif)).toMatchObject({ width: 90, height: 60 });
});

it.each(types)('refuses %s truncated at any length', async (type) => {
  const whole = await picture(type);
  for (let length = 0; length < whole.length; length += 1) {
    expect(problem(whole.subarray(0, length))).toMatch(/^(not_a_picture|file_damaged)$/);
  }
  expect(problem(whole)).toBe('none');
});

it.each(types)('refuses %s with data before or after it', async (type) => {
  const whole = await picture(type);
  const page = text('<html><script>alert(1)</script></html>');
  expect(problem(join(whole, page))).toBe('file_damaged');
  expect(problem(join(page, whole))).toBe('not_a_picture');
  expect(problem(join(whole, whole))).toBe('file_damaged');
  expect(problem(join(whole, text('PK\x05\x06'), new Uint8Array(18)))).toBe('file_damaged');
});

it('refuses pictures with a side above 12,000 pixels', async () => {
  const wide: [Type, (view: DataView) => void, (view: DataView) => void][] = [
    ['png', (view) => view.setUint32(16, 12_001), (view) => view.setUint32(20, 0x7fffffff)],
    [
      'jpeg',
      (view) => view.setUint16(frameOf(view) + 7, 12_001),
      (view) => view.setUint16(frameOf(view) + 5, 65_535),
    ],
    ['webp', (view) => view.setUint16(26, 12_001, true), (view) => view.setUint16(28, 16_383, true)],
  ];
  for (const [type, width, height] of wide) {
    const whole = await picture(type);
    expect(problem(changed(whole, width))).toBe('picture_dimensions');
    expect(problem(changed(whole, height))).toBe('picture_dimensions');
  }
  const largest = changed(await picture('png'), (view) => view.setUint32(16, 12_000));
  expect(readPicture(largest).width).toBe(12_000);
});

/** Offset of SOF0. */
function frameOf(view: DataView): number {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) if (view.getUint8(at + 1) === 0xc0) return at;
}

it('refuses pictures without pixels or with contradictory sizes', async () => {
  expect(problem(changed(await picture('png'), (view) => view.setUint32(16, 0)))).toBe('file_damaged');
  expect(problem(changed(await picture('jpeg'), (view) => view.setUint16(frameOf(view) + 5, 0)))).toBe(
    'file_damaged',
  );
  const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: '#0b5c6380' } });
  const extended = new Uint8Array(await clear.webp().withMetadata({ orientation: 6 }).toBuffer());
  expect(problem(changed(extended, (view) => view.setUint8(24, 9)))).toBe('file_damaged');
});

it('refuses animated pictures', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#fff'), await frame('#000')];
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  expect(problem(new Uint8Array(animated))).toBe('not_a_picture');
});

it.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html></html>'],
  ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a program', 'MZ\x90\x00'],
  ['a WAV file', 'RIFF\x04\x00\x00\x00WAVE'],
])('refuses %s as a picture', (_what, content) => {
  expect(problem(text(content))).toBe('not_a_picture');
});

it('reads or refuses 2,000 damaged files of each type without another error', async () => {
  // Seeded, so that failures are reproducible.
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (const type of types) {
    const whole = await picture(type, 24, 24);
    for (let round = 0; round < 2_000; round += 1) {
      const damaged = whole.slice();
      for (let hit = 0; hit <= round % 4; hit += 1) damaged[random(whole.length)] = random(256);
      expect(problem(damaged)).toMatch(/^(none|not_a_picture|file_damaged|picture_dimensions)$/);
    }
  }
});

describe('datasheets', () => {
  const pdf = (bytes: Uint8Array) => problemOf(() => requirePdf(bytes));
  const body = '1 0 obj<<>>endobj\ntrailer<<>>\n';

  it('are recognised by the header and the end of a PDF', () => {
    expect(pdf(text(`%PDF-1.7\n${body}startxref\n9\n%%EOF\n`))).toBe('none');
    expect(pdf(text(`%PDF-2.0\n${body}%%EOF\r\n\0\0`))).toBe('none');
    expect(pdf(text(`%PDF-1.4\n${body}`))).toBe('file_damaged');
    expect(pdf(text(`%PDF-1.4\n${body}%%EOF\n${'<html>'.repeat(200)}`))).toBe('file_damaged');
    expect(pdf(text(`<html>%PDF-1.4\n${body}%%EOF`))).toBe('not_a_pdf');
    expect(pdf(text('%PDF-%%EOF'))).toBe('not_a_pdf');
    expect(pdf(text(''))).toBe('not_a_pdf');
  });

  it('are not confused with pictures', async () => {
    expect(pdf(await picture('png'))).toBe('not_a_pdf');
    expect(problem(text(`%PDF-1.4\n${body}%%EOF`))).toBe('not_a_picture');
  });
});
