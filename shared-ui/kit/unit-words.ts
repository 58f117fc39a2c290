import { foldText, type UnitName } from '@mawad/shared-i18n';

/**
 * Spellings of the units in both languages, and their codes of UN/ECE recommendations 20 and 21 as accounting programs write
 * them (KGM, MTK, C62). Case and letter variants are normalized before comparison.
 */
const spellings: Record<UnitName, readonly string[]> = {
  Each: words('each ea c62 un unit units no nos nr nmb nar number numbers وحدة وحدات عدد'),
  Piece: words('piece pieces pc pcs pce h87 item items قطعة قطع حبة حبات'),
  Pack: words('pack packs packet packets pkt pk nmp xpk pa xpa حزمة حزم باكيت باكيتات باكت'),
  Box: words('box boxes bx xbx علبة علب صندوق صناديق'),
  Case: words('case cases carton cartons ctn ct xct cs xcs كرتون كرتونة كارتون كارتونة كراتين'),
  Kilogram: words('kilogram kilograms kg kgs kgm kilo kilos كغم كغ كجم كيلو كيلوغرام كيلوغرامات كيلوات'),
  Meter: words(
    'meter meters metre metres m mtr mtrs lm rm rmt rmtr rmtrs متر امتار م مط',
    'running meter',
    'running meters',
    'running metre',
    'running metres',
    'running mtr',
    'linear meter',
    'linear meters',
    'linear metre',
    'linear metres',
    'lin m',
    'l m',
    'r m',
    'متر طول',
    'امتار طولية',
    'متر طولي',
    'م ط',
    'م طول',
    'م طولي',
  ),
  Ton: words('ton tons tonne tonnes t mt tne طن اطنان', 'metric ton', 'metric tons', 'm ton', 'm t'),
  Bag: words('bag bags bg xbg sack sacks كيس اكياس كياس شوال شيكارة شيكارات شكارة'),
  'Square meter': words(
    'sqm sqmt sqmtr smt m2 mtk م2',
    'square meter',
    'square meters',
    'square metre',
    'square metres',
    'sq m',
    'sq mt',
    'sq mtr',
    'sq mtrs',
    'sq meter',
    'sq meters',
    'sq metre',
    'sq metres',
    'متر مربع',
    'م مربع',
  ),
  'Cubic meter': words(
    'cbm cum cmt m3 mtq م3',
    'cubic meter',
    'cubic meters',
    'cubic metre',
    'cubic metres',
    'cu m',
    'cu mt',
    'cu mtr',
    'cu mtrs',
    'cu meter',
    'cu metre',
    'متر مكعب',
    'م مكعب',
  ),
  Liter: words('liter liters litre litres l ltr لتر لترات'),
  Roll: words('roll rolls rol xro لفة لفات رول رولات'),
  Pair: words('pair pairs pr prs npr زوج زوجان زوجين ازواج'),
  Set: words('set sets kit kits طقم طقمين اطقم طقوم سيت سيتات'),
  Dozen: words('dozen dozens doz dz dzn dzp درزن درزنين درازن دزينة دزينات دستة'),
};

export const unitNames = Object.keys(spellings) as UnitName[];

function words(single: string, ...phrases: string[]): string[] {
  return [...single.split(' '), ...phrases];
}

const unitOf = new Map<string, UnitName>(
  (Object.entries(spellings) as [UnitName, string[]][]).flatMap(([unit, names]) =>
    names.map((name): [string, UnitName] => [foldText(name), unit]),
  ),
);

/** The unit that a text names in either language; null if it is none. */
export function readUnit(text: string): UnitName | null {
  return unitOf.get(foldText(text.replace(/\^/g, '').replace(/[.()]/g, ' '))) ?? null;
}
