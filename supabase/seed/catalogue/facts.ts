import { shuffle } from '../random.ts';
import { toAttribute } from './expand.ts';
import type { Both } from './family.ts';
import type { Item } from './product.ts';

type Facts = Record<string, Both | string | number>;

interface Rule {
  /** Subcategories of the rule. */
  subs: readonly string[];
  /** English names for which it holds; absent: all. */
  name?: RegExp;
  facts: Facts;
}

const steel: Both = ['Carbon steel', 'حديد كاربوني'];
const zinc: Both = ['Zinc plated', 'مطلي بالزنك'];
const galvanised: Both = ['Hot-dip galvanised', 'مغلون على الحار'];
const nylon: Both = ['Nylon', 'نايلون'];
const toolSteel: Both = ['Chrome vanadium steel', 'فولاذ كروم فاناديوم'];
const year: Both = ['12 months', '12 شهرًا'];
const twoYears: Both = ['24 months', '24 شهرًا'];
const carton: Both = ['Labelled carton', 'كرتون معلّم'];

const fasteners = [
  'screws',
  'bolts',
  'nuts-and-washers',
  'anchors-and-plugs',
  'nails-and-rivets',
  'chain-and-rigging',
];
const handTools = [
  'hammers-and-chisels',
  'masonry-tools',
  'measuring-and-marking',
  'pliers-and-cutters',
  'saws-and-knives',
  'screwdrivers',
  'tool-storage',
  'wrenches-and-sockets',
];
const machines = ['drills', 'rotary-hammers', 'grinders', 'power-saws', 'sanders-and-planers'];
const powerTools = [...machines, 'batteries-and-chargers', 'discs-and-blades', 'drill-bits'];

/** Standard by words of the name. */
const standards: readonly (readonly [subs: readonly string[], name: RegExp, standard: string])[] = [
  [['screws'], /^Wood/, 'DIN 7505'],
  [['screws'], /^Drywall/, 'EN 14566'],
  [['screws'], /^(?:Self-drilling|Roofing)/, 'DIN 7504'],
  [['screws'], /^Concrete/, 'EN 14592'],
  [['screws'], /^Self-tapping/, 'DIN 7981'],
  [['screws'], /^Assorted/, 'DIN 7997'],
  [['bolts'], /^Hex/, 'DIN 933'],
  [['bolts'], /^Socket/, 'DIN 912'],
  [['bolts'], /^Carriage/, 'DIN 603'],
  [['bolts'], /^Threaded/, 'DIN 975'],
  [['bolts'], /^U bolt/, 'DIN 3570'],
  [['bolts'], /^Eye/, 'DIN 444'],
  [['nuts-and-washers'], /^Hex/, 'DIN 934'],
  [['nuts-and-washers'], /^Lock/, 'DIN 985'],
  [['nuts-and-washers'], /^Wing/, 'DIN 315'],
  [['nuts-and-washers'], /^Flat/, 'DIN 125'],
  [['nuts-and-washers'], /^Spring/, 'DIN 127'],
  [['nuts-and-washers'], /^Cap/, 'DIN 1587'],
  [['anchors-and-plugs'], /plug/i, 'EAD 330284'],
  [['anchors-and-plugs'], /^Chemical/, 'EAD 330499'],
  [['anchors-and-plugs'], /./, 'EAD 330232'],
  [['nails-and-rivets'], /^Blind/, 'DIN 7337'],
  [['nails-and-rivets'], /^Cable/, 'IEC 61914'],
  [['nails-and-rivets'], /./, 'EN 10230'],
  [['chain-and-rigging'], /^Chain/, 'DIN 766'],
  [['chain-and-rigging'], /^Bow/, 'EN 13889'],
  [['chain-and-rigging'], /^Thimble/, 'EN 13411-1'],
  [['chain-and-rigging'], /clip/, 'EN 13411-5'],
  [['chain-and-rigging'], /^Galvanised wire/, 'EN 12385'],
  [['pipes', 'fittings'], /^PPR/, 'DIN 8077'],
  [['pipes'], /^PVC/, 'EN ISO 1452'],
  [['pipes', 'fittings'], /^Drain/, 'EN 1401'],
  [['pipes'], /^Corrugated/, 'EN 13476'],
  [['pipes'], /^Seamless/, 'ASTM A106'],
  [['fittings'], /^Brass/, 'EN 1254'],
  [['fittings'], /^(?:Galvanised|Black)/, 'EN 10242'],
  [['cables-and-wires'], /^Copper/, 'DIN 46235'],
  [['hammers-and-chisels'], /hammer/, 'DIN 1041'],
  [['hammers-and-chisels'], /chisel/, 'DIN 6453'],
  [['masonry-tools'], /./, 'EN 20284'],
  [['measuring-and-marking'], /^Laser/, 'EN 60825-1'],
  [['measuring-and-marking'], /caliper/, 'ISO 13385'],
  [['measuring-and-marking'], /./, 'EC class II'],
  [['pliers-and-cutters'], /./, 'ISO 5743'],
  [['saws-and-knives'], /./, 'DIN 7244'],
  [['screwdrivers'], /^Insulated/, 'IEC 60900'],
  [['screwdrivers'], /./, 'ISO 2380'],
  [['tool-storage'], /./, 'EN 14749'],
  [['wrenches-and-sockets'], /./, 'ISO 691'],
  [machines, /./, 'EN 62841'],
  [['batteries-and-chargers'], /./, 'IEC 62133'],
  [['discs-and-blades'], /^Diamond/, 'EN 13236'],
  [['discs-and-blades'], /^Saw/, 'EN 847-1'],
  [['discs-and-blades'], /^Wire/, 'EN 1083'],
  [['discs-and-blades'], /./, 'EN 12413'],
  [['drill-bits'], /./, 'DIN 338'],
];

/** Standard and usual outer dimensions, mm, of other goods with a datasheet. */
const sheetFacts: Record<string, readonly [standard: string, size: readonly [number, number, number]]> = {
  cement: ['EN 197-1', [620, 400, 120]],
  blocks: ['EN 771-3', [400, 200, 200]],
  'mortar-and-adhesives': ['EN 12004', [480, 320, 110]],
  rebar: ['ASTM A615', [12_000, 400, 300]],
  'insulation-boards': ['EN 13164', [1250, 600, 50]],
  membranes: ['EN 13707', [1000, 220, 220]],
  'bitumen-and-coatings': ['EN 15814', [300, 300, 380]],
  'wall-paint': ['EN 13300', [300, 300, 330]],
  'split-units': ['EN 14511', [860, 210, 295]],
  heaters: ['IEC 60335-2-21', [450, 450, 780]],
  lighting: ['IEC 60598', [600, 120, 60]],
  'breakers-and-boards': ['IEC 60898', [90, 70, 75]],
  'backup-and-solar': ['IEC 61215', [520, 240, 220]],
  generators: ['ISO 8528', [900, 620, 700]],
  compressors: ['EN 1012-1', [820, 380, 720]],
  'compaction-and-cutting': ['EN 500-4', [1050, 500, 980]],
  welding: ['IEC 60974-1', [420, 180, 300]],
  pumps: ['EN 809', [380, 220, 260]],
  'head-protection': ['EN 397', [290, 220, 150]],
  'safety-shoes': ['EN ISO 20345', [330, 220, 130]],
  'fall-protection': ['EN 361', [300, 250, 120]],
  drills: ['EN 62841', [280, 90, 220]],
  'rotary-hammers': ['EN 60745', [450, 110, 260]],
};

/** Outer dimensions of goods of the usual size of their subcategory, scaled by their own. */
function dimensionsOf({ sub, sheet, appearance }: Item): Facts {
  const found = sheet ? sheetFacts[sub] : undefined;
  if (!found) return {};
  const sides = found[1].map((side) =>
    Math.max(5, Math.round((side * (0.85 + 0.3 * appearance.size)) / 5) * 5),
  );
  const text = sides.join(' × ');
  return { dimensions: [`${text} mm`, `${text} ملم`], standard: found[0], certificate: 'ISO 9001' };
}

/** Facts by subcategory; a property that the family states itself is left out, and the first rule that names one counts. */
const rules: readonly Rule[] = [
  { subs: fasteners, name: /^Nylon|^Plastic/, facts: { material: nylon, finish: ['Plain', 'بلا طلاء'] } },
  { subs: ['nails-and-rivets'], name: /^Blind/, facts: { material: ['Aluminium', 'ألمنيوم'] } },
  { subs: ['nails-and-rivets'], name: /^Cable/, facts: { material: ['Polyethylene', 'بولي إثيلين'] } },
  {
    subs: ['anchors-and-plugs'],
    name: /^Chemical/,
    facts: { material: ['Vinylester resin', 'راتنج فينيل إستر'] },
  },
  { subs: ['chain-and-rigging'], facts: { material: ['Alloy steel', 'فولاذ سبائكي'], finish: galvanised } },
  { subs: ['screws'], name: /^Drywall/, facts: { finish: ['Black phosphate', 'فوسفات أسود'] } },
  { subs: fasteners, facts: { material: steel, finish: zinc, packing: carton, certificate: 'ISO 9001' } },

  { subs: ['pipes'], name: /^PPR hot/, facts: { pressure: 20, temperature: ['Up to 95 °C', 'لغاية 95 م°'] } },
  {
    subs: ['pipes', 'fittings'],
    name: /^PPR/,
    facts: { pressure: 16, temperature: ['Up to 60 °C', 'لغاية 60 م°'] },
  },
  { subs: ['pipes'], name: /^PVC/, facts: { pressure: 10, temperature: ['Up to 45 °C', 'لغاية 45 م°'] } },
  {
    subs: ['pipes', 'fittings'],
    name: /^PPR/,
    facts: { material: 'PPR', joint: ['Heat fusion', 'لحام حراري'] },
  },
  { subs: ['pipes'], name: /^PVC/, facts: { material: 'PVC', joint: ['Solvent cement', 'لاصق PVC'] } },
  {
    subs: ['pipes', 'fittings'],
    name: /^Drain/,
    facts: {
      material: 'PVC',
      joint: ['Rubber ring', 'جوان مطاطي'],
      temperature: ['Up to 60 °C', 'لغاية 60 م°'],
      use: ['Drainage', 'مجاري'],
    },
  },
  {
    subs: ['pipes'],
    name: /^Corrugated/,
    facts: {
      material: 'HDPE',
      joint: ['Socket and ring', 'موفة وجوان'],
      temperature: ['Up to 45 °C', 'لغاية 45 م°'],
      use: ['Drainage', 'مجاري'],
    },
  },
  {
    subs: ['pipes', 'fittings'],
    name: /^(?:Seamless|Black|Galvanised)/,
    facts: { material: steel, pressure: 25, joint: ['Welded or threaded', 'لحام أو سن'] },
  },
  { subs: ['fittings'], name: /^Brass/, facts: { pressure: 16, joint: ['Threaded', 'سن'] } },
  {
    subs: ['pipes', 'fittings'],
    facts: {
      use: ['Water supply', 'شبكة الماء'],
      temperature: ['Up to 110 °C', 'لغاية 110 م°'],
      certificate: 'ISO 9001',
    },
  },

  {
    subs: ['cables-and-wires'],
    name: /^Copper/,
    facts: {
      material: ['Electrolytic copper', 'نحاس إلكتروليتي'],
      finish: ['Tin plated', 'مطلي بالقصدير'],
      packing: carton,
    },
  },
  {
    subs: ['cables-and-wires'],
    name: /^Armoured/,
    facts: { insulation: 'XLPE', ratedVoltage: '0.6/1 kV', temperature: ['Up to 90 °C', 'لغاية 90 م°'] },
  },
  {
    subs: ['cables-and-wires'],
    name: /cable \d|wire/,
    facts: { insulation: 'PVC', ratedVoltage: '450/750 V', conductor: ['Copper', 'نحاس'] },
  },
  { subs: ['cables-and-wires'], facts: { temperature: ['Up to 70 °C', 'لغاية 70 م°'], certificate: 'CE' } },

  {
    subs: ['batteries-and-chargers'],
    facts: { warranty: year, certificate: ['CE, UN 38.3', 'CE، UN 38.3'] },
  },
  {
    subs: ['discs-and-blades', 'drill-bits'],
    facts: { use: ['For trade use', 'للاستعمال المهني'], packing: carton },
  },
  { subs: ['discs-and-blades'], name: /^Diamond/, facts: { material: ['Diamond segments', 'قطع ألماس'] } },
  { subs: ['discs-and-blades'], name: /^Saw/, facts: { material: ['Carbide tipped', 'رؤوس كاربايد'] } },
  { subs: ['discs-and-blades'], name: /^Wire/, facts: { material: ['Steel wire', 'سلك حديد'] } },
  { subs: ['discs-and-blades'], facts: { material: ['Bonded corundum', 'كوروند مضغوط'] } },
  { subs: ['drill-bits'], name: /^(?:Masonry|SDS)/, facts: { material: ['Carbide tipped', 'رأس كاربايد'] } },
  { subs: ['drill-bits'], name: /^Diamond/, facts: { material: ['Diamond crown', 'تاج ألماس'] } },
  { subs: ['drill-bits'], facts: { material: ['High-speed steel', 'فولاذ سريع القطع'] } },
  {
    subs: powerTools,
    facts: { warranty: year, certificate: 'CE', packing: ['Case or carton', 'حقيبة أو كرتون'] },
  },

  {
    subs: ['measuring-and-marking'],
    name: /^(?:Laser|Digital)/,
    facts: { material: ['ABS and rubber', 'ABS ومطاط'] },
  },
  {
    subs: ['measuring-and-marking'],
    facts: { material: ['Steel and aluminium', 'حديد وألمنيوم'], warranty: year },
  },
  { subs: ['masonry-tools'], name: /^Sponge/, facts: { material: ['Sponge and plastic', 'إسفنج وبلاستك'] } },
  { subs: ['masonry-tools'], facts: { material: ['Tempered steel', 'فولاذ مسقى'] } },
  { subs: ['tool-storage'], name: /bag/, facts: { material: ['Polyester', 'بوليستر'] } },
  { subs: ['tool-storage'], name: /^Tool box/, facts: { material: ['Polypropylene', 'بولي بروبلين'] } },
  { subs: ['tool-storage'], facts: { material: ['Sheet steel', 'صفيح حديد'] } },
  { subs: ['hammers-and-chisels'], name: /^Rubber/, facts: { material: ['Rubber', 'مطاط'] } },
  { subs: ['hammers-and-chisels'], facts: { material: ['Forged steel', 'فولاذ مطروق'] } },
  {
    subs: handTools,
    facts: {
      material: toolSteel,
      warranty: twoYears,
      use: ['For trade use', 'للاستعمال المهني'],
      packing: ['Hanging card or box', 'كارت تعليق أو علبة'],
      certificate: 'ISO 9001',
    },
  },
];

/** Countries of manufacture by group of goods. */
const origins: readonly Both[] = [
  ['Türkiye', 'تركيا'],
  ['China', 'الصين'],
  ['Germany', 'ألمانيا'],
  ['Iraq', 'العراق'],
];
const withOrigin = new Set([
  ...fasteners,
  ...handTools,
  ...powerTools,
  'pipes',
  'fittings',
  'cables-and-wires',
]);

/** Goods that fit, for families that name none. */
const fits: Record<string, readonly string[]> = {
  bolts: ['nuts-and-washers', 'wrenches-and-sockets'],
  'nuts-and-washers': ['bolts', 'wrenches-and-sockets'],
  screws: ['screwdrivers', 'anchors-and-plugs'],
  'anchors-and-plugs': ['drill-bits', 'screws'],
  'nails-and-rivets': ['hammers-and-chisels'],
  'chain-and-rigging': ['lifting'],
  pipes: ['fittings', 'valves', 'wrenches-and-sockets'],
  fittings: ['pipes', 'wrenches-and-sockets'],
  'cables-and-wires': ['cables-and-wires', 'conduit-and-trunking', 'pliers-and-cutters'],
  'conduit-and-trunking': ['cables-and-wires'],
  'breakers-and-boards': ['cables-and-wires'],
  valves: ['fittings', 'pipes'],
  'hoses-and-clamps': ['fittings'],
};

/** Standard of goods, or null. */
function standardOf({ sub, name }: Item): string | null {
  return standards.find(([subs, words]) => subs.includes(sub) && words.test(name[0]))?.[2] ?? null;
}

function factsOf(item: Item): Facts {
  const standard = standardOf(item);
  const [origin] = shuffle(origins, item.brand ?? item.key, 'origin');
  const found = rules.filter(
    ({ subs, name }) => subs.includes(item.sub) && (name === undefined || name.test(item.name[0])),
  );
  return Object.assign(
    {},
    dimensionsOf(item),
    withOrigin.has(item.sub) ? { origin } : {},
    ...found.map(({ facts }) => facts).reverse(),
    standard === null ? {} : { standard },
  ) as Facts;
}

/** Adds what a buyer compares — material, finish, standard, certificates — and the goods that fit. */
export function completeFacts(item: Item): Item {
  const stated = new Set(item.attributes.map(({ key }) => key));
  const added = Object.entries(factsOf(item)).filter(([key]) => !stated.has(key));
  return {
    ...item,
    attributes: [...item.attributes, ...added.map(([key, value]) => toAttribute(key, value))],
    goesWith: item.goesWith.length > 0 ? item.goesWith : (fits[item.sub] ?? []),
  };
}
