import { foldText, type UnitName } from '@mawad/shared-i18n';

/** Spellings of the units in both languages; case and letter variants are normalized before comparison. */
const spellings: Record<UnitName, readonly string[]> = {
  Each: words('each ea unit units no nos وحدة وحدات عدد'),
  Piece: words('piece pieces pc pcs pce قطعة قطع حبة حبات'),
  Pack: words('pack packs packet packets pkt حزمة حزم باكيت باكيتات باكت'),
  Box: words('box boxes bx علبة علب صندوق صناديق'),
  Case: words('case cases carton cartons ctn كرتون كرتونة كارتون كارتونة كراتين'),
  Kilogram: words('kilogram kilograms kg kgs kilo kilos كغم كغ كجم كيلو كيلوغرام كيلوغرامات كيلوات'),
  Meter: words('meter meters metre metres m mtr lm متر امتار م', 'running meter', 'متر طول', 'م ط'),
  Ton: words('ton tons tonne tonnes t mt طن اطنان'),
  Bag: words('bag bags sack sacks كيس اكياس كياس شوال'),
  'Square meter': words(
    'sqm m2 م2',
    'square meter',
    'square meters',
    'square metre',
    'square metres',
    'sq m',
    'متر مربع',
    'م مربع',
  ),
  'Cubic meter': words(
    'cbm m3 م3',
    'cubic meter',
    'cubic meters',
    'cubic metre',
    'cubic metres',
    'cu m',
    'متر مكعب',
    'م مكعب',
  ),
  Liter: words('liter liters litre litres l ltr لتر لترات'),
  Roll: words('roll rolls لفة لفات رول رولات'),
  Pair: words('pair pairs pr prs زوج زوجان زوجين ازواج'),
};

function words(single: string, ...phrases: string[]): string[] {
  return [...single.split(' '), ...phrases];
}

const unitOf = new Map<string, UnitName>(
  (Object.entries(spellings) as [UnitName, string[]][]).flatMap(([unit, names]) =>
    names.map((name): [string, UnitName] => [foldText(name), unit]),
  ),
);

/** The unit that a text names in either language; null if it is none. A dozen is a count, not a unit. */
export function readUnit(text: string): UnitName | null {
  return unitOf.get(foldText(text.replace(/[.()]/g, ' '))) ?? null;
}
