import { foldText, toLatinDigits } from '@mawad/shared-i18n';
import { units, type Unit } from '@mawad/supabase/queries/catalogue';

/** How people write the units, in both languages; spellings are folded before they are compared. */
const spellings: Record<Unit, string> = {
  Each: 'each ea unit units no nos وحدة وحدات',
  Piece: 'piece pieces pc pcs pce قطعة قطع حبة حبات حبه',
  Pack: 'pack packs packet packets pkt حزمة حزم باكيت باكيتات باكت',
  Box: 'box boxes bx علبة علب صندوق صناديق',
  Case: 'case cases carton cartons ctn كرتون كرتونة كارتون كارتونة كراتين',
  Kilogram: 'kilogram kilograms kg kgs kilo kilos كغم كغ كيلو كيلوغرام كيلوغرامات كيلوات',
  Meter: 'meter meters metre metres m mtr lm متر امتار أمتار م',
  Ton: 'ton tons tonne tonnes t mt طن اطنان أطنان',
  Bag: 'bag bags sack sacks كيس اكياس أكياس كياس شوال',
  'Square meter': 'sqm m2 m² م2 م²',
  'Cubic meter': 'cbm m3 m³ م3 م³',
  Liter: 'liter liters litre litres l ltr لتر لترات',
  Roll: 'roll rolls لفة لفات رول رولات',
  Pair: 'pair pairs pr prs زوج زوجان زوجين ازواج أزواج',
};

const phrases: [string, Unit][] = [
  ['square meter', 'Square meter'],
  ['square meters', 'Square meter'],
  ['square metre', 'Square meter'],
  ['sq m', 'Square meter'],
  ['متر مربع', 'Square meter'],
  ['cubic meter', 'Cubic meter'],
  ['cubic meters', 'Cubic meter'],
  ['cubic metre', 'Cubic meter'],
  ['متر مكعب', 'Cubic meter'],
];

const known = new Map<string, Unit>([
  ...units.flatMap((unit) =>
    spellings[unit].split(' ').map((word): [string, Unit] => [foldText(word), unit]),
  ),
  ...phrases.map(([phrase, unit]): [string, Unit] => [foldText(phrase), unit]),
]);

/** The unit that a text names in either language, or null. */
export function readUnit(text: string): Unit | null {
  return known.get(foldText(text.replace(/[.()]/g, ' '))) ?? null;
}

/** A number as people write it: 1,500 · 1.5 · 2,5 · ١٬٥٠٠; nothing else may stand beside it. */
export const numberPattern = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`;
const wholeNumber = new RegExp(`^(?:${numberPattern})$`);

/** The number that a text is, or null. */
export function readNumber(text: string): number | null {
  const digits = toLatinDigits(text).replace(/\s/g, '');
  if (!wholeNumber.test(digits)) return null;
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits);
  return Number(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}

/** A quantity that can be asked for: above 0, below a billion, two decimals at most; else null. */
export function readQuantity(text: string): number | null {
  const number = readNumber(text);
  if (number === null || number <= 0 || number >= 1e9) return null;
  return Math.abs(number * 100 - Math.round(number * 100)) < 1e-6 ? Math.round(number * 100) / 100 : null;
}
