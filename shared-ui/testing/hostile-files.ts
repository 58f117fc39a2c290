import { strToU8, zipSync } from 'fflate';
import { listLimits, type SheetLimits } from '@mawad/shared-ui/spreadsheet/limits.ts';
import type { SheetKind } from '@mawad/shared-ui/spreadsheet/read-sheet.ts';
import { workbookOf } from './workbook-of.ts';

/** Seeded pseudo-random numbers, the same in every run. */
export type Random = () => number;

function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const below = (random: Random, most: number) => Math.floor(random() * most);
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[below(random, items.length)]!;

/** Small limits, so that a file that exceeds one is detected soon. */
export const hostileLimits: SheetLimits = {
  ...listLimits,
  bytes: 1024 * 1024,
  inflatedBytes: 4 * 1024 * 1024,
  wholeBytes: 2 * 1024 * 1024,
};

const texts = ['SKU', 'السعر', 'C-1', 'سمنت مقاوم', 'Rebar & mesh'];
const numbers = [9500, 120.5, 46_418, 7];
const escaped = (text: string) => text.replaceAll('&', '&amp;');

const strings = texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('');
const row = (number: number) =>
  `<row r="${number}">${texts.map((_, index) => `<c r="${String.fromCharCode(65 + index)}${number}" t="s"><v>${index}</v></c>`).join('')}${numbers
    .map(
      (value, index) =>
        `<c r="${String.fromCharCode(70 + index)}${number}"><f>A1+${index}</f><v>${value}</v></c>`,
    )
    .join('')}</row>`;
const rows = Array.from({ length: 12 }, (_, index) => row(index + 1)).join('');
const good = workbookOf({ sheets: [{ xml: rows }], strings });

/** Cells that a damaged copy of the good workbook may return; any other would be a wrong row. */
export const trustedCells = new Set<unknown>([null, ...texts, ...numbers]);

type Damage = (bytes: Uint8Array, random: Random) => Uint8Array;

const damages: Damage[] = [
  function turnBits(bytes, random) {
    const copy = bytes.slice();
    for (let count = below(random, 8); count >= 0; count -= 1)
      copy[below(random, copy.length)]! ^= 1 << below(random, 8);
    return copy;
  },
  (bytes, random) => bytes.slice(0, below(random, bytes.length)),
  (bytes, random) => bytes.slice(below(random, bytes.length)),
  function dropPiece(bytes, random) {
    const from = below(random, bytes.length);
    return joined(bytes.subarray(0, from), bytes.subarray(from + 1 + below(random, 64)));
  },
  function repeatPiece(bytes, random) {
    const from = below(random, bytes.length);
    return joined(bytes.subarray(0, from), bytes.subarray(Math.max(0, from - below(random, 500))));
  },
  function addNoise(bytes, random) {
    const noise = Uint8Array.from({ length: 1 + below(random, 64) }, () => below(random, 256));
    const from = below(random, bytes.length);
    return joined(bytes.subarray(0, from), noise, bytes.subarray(from + (random() < 0.5 ? noise.length : 0)));
  },
  function setField(bytes, random) {
    // A number in the directory or its end: sizes, offsets, counts.
    const copy = bytes.slice();
    const view = new DataView(copy.buffer);
    const at = copy.length - 4 - below(random, 700);
    view.setUint32(Math.max(0, at), oneOf(random, [0, 1, 0xffff, 0x7fffffff, 0xffffffff, copy.length]), true);
    return copy;
  },
];

function joined(...pieces: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** XML fragments that are known to break parsers. */
const snippets = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '</',
  '/>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x',
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaa">]>',
  '&a;',
  '&#0;',
  '&#x110000;',
  '&#xD800;',
  '&amp;amp;',
  '_xD83D_',
  '\u0000',
  '\ufffd',
  '\ufeff',
  '\u202e',
  '<row>',
  '</row>',
  '<row/>',
  '<row r="1048577">',
  '<row r="-1">',
  '<row r="1e9">',
  '<row r="5" r="6">',
  '<row r="3',
  '<c>',
  '</c>',
  '<c/>',
  '<c r="XFD1">',
  '<c r="ZZZZZZ9"/>',
  '<c r="">',
  '<c r="A1" t="zz"><v>1</v></c>',
  '<c t="s"><v>-1</v></c>',
  '<c t="s"><v>99999999</v></c>',
  '<c t="s"><v>1.5</v></c>',
  '<c><v>1e999</v></c>',
  '<c><v>NaN</v></c>',
  '<c><v>Infinity</v></c>',
  '<c><v>0x10</v></c>',
  '<c s="-1"><v>1</v></c>',
  '<c s="99999"><v>1</v></c>',
  '<c><v/></c>',
  '<c><f/></c>',
  '<c t="e"><v>#REF!</v></c>',
  '<c t="b"><v>maybe</v></c>',
  '<c t="d"><v>not a date</v></c>',
  '<c t="inlineStr"><is><t>x</t><rPh><t>y</t></rPh></is></c>',
  '<v>',
  '</v>',
  '<is>',
  '<f>',
  '<sheetData>',
  '</sheetData>',
  '<sheetData/>',
  '<x:row><x:c><x:v>1</x:v></x:c></x:row>',
  '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
  '</si>',
  '<si>',
  '<si/>',
  '<t>',
  '</t>',
  ' '.repeat(5_000),
  'a'.repeat(40_000),
  '<c>'.repeat(2_000),
  '<row><c><v>1</v></c></row>'.repeat(600),
];

function mutateText(text: string, random: Random): string {
  let mutated = text;
  for (let count = below(random, 3); count >= 0; count -= 1) {
    const at = below(random, mutated.length);
    const skipped = oneOf(random, [0, 0, 1, 8, 60]);
    mutated = mutated.slice(0, at) + oneOf(random, snippets) + mutated.slice(at + skipped);
  }
  return mutated;
}

/** An intact ZIP file with odd or hostile XML. */
function oddWorkbook(random: Random): Uint8Array {
  const document = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  switch (below(random, 6)) {
    case 0:
      return workbookOf({ sheets: [{ xml: rows }], strings: mutateText(strings, random) });
    case 1: {
      const workbook = `<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`;
      const parts = { 'xl/workbook.xml': strToU8(mutateText(workbook, random)) };
      return workbookOf({ sheets: [{ xml: rows }], strings, parts });
    }
    case 2: {
      const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="dd/mm"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`;
      const parts = { 'xl/styles.xml': strToU8(mutateText(styles, random)) };
      return workbookOf({ sheets: [{ xml: rows }], strings, parts });
    }
    default:
      return workbookOf({ sheets: [{ xml: mutateText(document, random) }, { xml: rows }], strings });
  }
}

/** Archives that are no workbooks, or that unpack to a far larger size. */
function makeArchives(): Uint8Array[] {
  const zeros = new Uint8Array(5_000_000);
  const withParts = (parts: Record<string, Uint8Array>) =>
    workbookOf({ sheets: [{ xml: rows }], strings, parts });
  const many = Array.from({ length: 600 }, (_, index) => [`xl/a${index}`, new Uint8Array(1)]);
  return [
    zipSync({ 'word/document.xml': strToU8('<w/>') }),
    withParts({ 'xl/worksheets/sheet1.xml': zeros }),
    withParts({ 'xl/sharedStrings.xml': zeros }),
    withParts(Object.fromEntries(many) as Record<string, Uint8Array>),
    withParts({ 'xl/embeddings/a.zip': zipSync({ 'inner.zip': zipSync({ 'a.bin': zeros }) }) }),
  ];
}

let archives: Uint8Array[] | undefined;

function oddArchive(random: Random): Uint8Array {
  const archive = oneOf(random, (archives ??= makeArchives()));
  return random() < 0.5 ? archive : oneOf(random, damages)(archive, random);
}

const csv = `SKU,Name,السعر\n${'C-1,"سمنت, مقاوم",9500\n'.repeat(40)}`;
const tokens = [
  '"',
  '""',
  '"\n',
  ',',
  ';',
  '\t',
  '|',
  '\r',
  '\n',
  '\0',
  '\ufeff',
  'sep=|\n',
  '=cmd()',
  '"a"b',
  ',"'.repeat(3_000),
  '"'.repeat(5_001),
  '\n'.repeat(6_000),
  ','.repeat(4_000),
  '\u2028',
  '\u202e',
];

function oddText(random: Random): Uint8Array {
  let text = csv;
  for (let count = below(random, 4); count >= 0; count -= 1) {
    const at = below(random, text.length);
    text = text.slice(0, at) + oneOf(random, tokens) + text.slice(at + below(random, 3));
  }
  const utf8 = new TextEncoder().encode(text);
  const wide = new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer);
  const bytes = oneOf(random, [
    utf8,
    joined(new Uint8Array([0xef, 0xbb, 0xbf]), utf8),
    joined(new Uint8Array([0xff, 0xfe]), wide),
    wide,
  ]);
  return random() < 0.5 ? bytes : oneOf(random, damages)(bytes, random);
}

export interface HostileFile {
  bytes: Uint8Array;
  kind: SheetKind;
  /** True if only cells of the undamaged file may be returned. */
  isCopy: boolean;
}

/** The file with this number: a damaged copy of a good one, or a hostile one. */
export function hostileFile(number: number): HostileFile {
  const random = randomOf(number);
  const kind = number % 10;
  if (kind < 4) return { bytes: oneOf(random, damages)(good, random), kind: 'xlsx', isCopy: true };
  if (kind < 7) return { bytes: oddWorkbook(random), kind: 'xlsx', isCopy: false };
  if (kind < 9) return { bytes: oddText(random), kind: 'csv', isCopy: false };
  if (random() < 0.5) return { bytes: oddArchive(random), kind: 'xlsx', isCopy: false };
  const noise = Uint8Array.from({ length: below(random, 3_000) }, () => below(random, 256));
  if (random() < 0.5) noise.set([0x50, 0x4b, 3, 4].slice(0, noise.length));
  return { bytes: noise, kind: oneOf(random, ['xlsx', 'csv']), isCopy: false };
}
