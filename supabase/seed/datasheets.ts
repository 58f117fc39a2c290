import { createHash } from 'node:crypto';
import type { Offer } from './catalogue/offers.ts';

/** Text limited to ASCII, which the standard fonts of PDF can show, and escaped for a PDF string. */
const plain = (text: string): string =>
  text
    .replace(/²/g, '2')
    .replace(/³/g, '3')
    .replace(/×/g, 'x')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);

const line = (font: 'F1' | 'F2', size: number, x: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${plain(text)}) Tj ET`;

function wrap(text: string, width: number): string[] {
  return text.split(' ').reduce<string[]>(
    (lines, word) => {
      const last = lines.at(-1)!;
      if (last.length + word.length + 1 > width) return [...lines, word];
      return [...lines.slice(0, -1), last ? `${last} ${word}` : word];
    },
    [''],
  );
}

type Row = readonly [label: string, value: string];

/** Properties that are dimensions. */
const dimensions = new Set(
  'diameter length lengthMm lengthCm width widthMm height heightM thickness size sizeInch section thread dimensions volumeMl'.split(
    ' ',
  ),
);
const norms = new Set(['standard', 'certificate', 'protection', 'protectionClass']);

/** Parts of the sheet with their rows. */
function partsOf(offer: Offer): (readonly [title: string, rows: Row[]])[] {
  const rows = (isWanted: (key: string) => boolean): Row[] =>
    offer.attributes
      .filter(({ key }) => isWanted(key))
      .map(({ label_en, value_en }) => [label_en, value_en] as const);
  return [
    [
      'Product',
      [
        ['Item number', offer.sku],
        ...(offer.brand ? [['Brand', offer.brand] as const] : []),
        ...(offer.model ? [['Model', offer.model] as const] : []),
        ['Unit of sale', offer.unit],
        ['Supplier', offer.seller.company],
      ],
    ],
    ['Dimensions', rows((key) => dimensions.has(key))],
    ['Technical data', rows((key) => !dimensions.has(key) && !norms.has(key))],
    ['Standards and certificates', rows((key) => norms.has(key))],
  ];
}

/** PDF operators of the page: title, text and a table for each part. */
function content(offer: Offer): string {
  const text = wrap(offer.description[0], 88);
  let y = 694 - text.length * 15;
  const table = partsOf(offer)
    .filter(([, rows]) => rows.length > 0)
    .flatMap(([title, rows]) => {
      const head = line('F2', 12, 50, y, title);
      y -= 24;
      const body = rows.flatMap(([label, value]) => {
        const drawn = [
          line('F1', 10.5, 56, y, label),
          line('F2', 10.5, 230, y, value),
          `0.79 0.81 0.79 RG 0.6 w 50 ${y - 7} m 545 ${y - 7} l S`,
        ];
        y -= 22;
        return drawn;
      });
      y -= 8;
      return [head, ...body];
    });
  return [
    '0.043 0.361 0.388 rg 0 800 595 42 re f 1 1 1 rg',
    line('F2', 14, 50, 815, 'MAWAD   Data sheet'),
    '0.078 0.137 0.169 rg',
    ...wrap(offer.name[0], 50).map((part, index) => line('F2', 18, 50, 755 - index * 22, part)),
    ...text.map((part, index) => line('F1', 10.5, 50, 708 - index * 15, part)),
    ...table,
    line('F1', 8.5, 50, 50, 'Values as stated by the manufacturer; subject to change.'),
  ].join('\n');
}

/** Creates a PDF of one A4 page with standard fonts. */
export function makeDatasheet(offer: Offer): Buffer {
  const page = content(offer);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page)} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${plain(offer.name[0])}) /Producer (Mawad) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const references = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${references}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

/** Storage path of a datasheet; changes with its content. */
export function datasheetPath(offer: Offer, file: Buffer): string {
  const digest = createHash('sha256').update(file).digest('hex').slice(0, 8);
  return `catalogue/${offer.sku.toLowerCase()}-${digest}.pdf`;
}
