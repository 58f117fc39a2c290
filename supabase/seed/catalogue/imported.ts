import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { groupBy } from '../grouping.ts';
import { units } from '../../src/catalogue/queries.ts';
import { describe } from './describe.ts';
import { rank, toAttribute } from './expand.ts';
import type { Both, Unit } from './family.ts';
import { roundPrice, type Attribute, type Item } from './product.ts';
import { useOf } from './uses.ts';

/** IQD per UAE dirham. */
const rate = 357;

interface Goods {
  sub: string;
  name: Both;
  about: Both;
  draw: readonly [subject: string, kind: string, colour?: string, accent?: string];
  stock: number;
  goesWith?: readonly string[];
  /** Property and unit of measures that are ranges or codes. */
  worded?: Record<string, readonly [property: string, unit?: Both]>;
  /** Arabic translations of worded measures. */
  words?: Record<string, string>;
}

const mm: Both = ['mm', 'ملم'];

/** Names and pictures for the groups of the data file. */
const goods: Record<string, Goods> = {
  hose: {
    sub: 'hoses-and-clamps',
    name: ['Watering hose {diameter} mm', 'صوندة سقي {diameter} ملم'],
    about: [
      'Rubber hose for sites and farms, cut from the coil.',
      'صوندة لاستيك للمواقع والمزارع، تُقص من اللفة.',
    ],
    draw: ['hose', 'garden', 'black'],
    stock: 900,
    goesWith: ['fittings'],
  },
  core: {
    sub: 'drill-bits',
    name: ['Diamond core bit {diameter} mm', 'كور ماسي {diameter} ملم'],
    about: [
      'Wet core drilling in reinforced concrete for pipes and ducts.',
      'لثقب الكونكريت المسلح بالماء لعبور البواري والدكتات.',
    ],
    draw: ['drillBit', 'hole', 'graphite'],
    stock: 40,
  },
  stone: {
    sub: 'sand-and-gravel',
    name: ['Crushed stone {grain} mm, strength {grade}', 'حجر مكسر {grain} ملم قوة {grade}'],
    about: [
      'Dense rock, crushed and sieved for structural concrete.',
      'حجر صلد مكسر ومنخول لكونكريت الهيكل.',
    ],
    draw: ['heap', 'rock', 'grey'],
    stock: 600,
    goesWith: ['cement'],
    worded: { grain: ['grain', mm], grade: ['grade'] },
  },
  mortar: {
    sub: 'mortar-and-adhesives',
    name: ['Ready-mixed masonry mortar {grade}', 'مونة بناء جاهزة {grade}'],
    about: [
      'Cement mortar brought to the site by the cubic meter, workable for four hours.',
      'مونة سمنت تصل الموقع بالمتر المكعب وتبقى صالحة للعمل أربع ساعات.',
    ],
    draw: ['heap', 'sand', 'grey'],
    stock: 120,
    goesWith: ['blocks', 'bricks'],
    worded: { grade: ['grade'] },
  },
  limeMortar: {
    sub: 'mortar-and-adhesives',
    name: ['Cement-lime mortar {grade}', 'مونة سمنت ونورة {grade}'],
    about: [
      'Soft mortar for brick walls and repairs of old houses.',
      'مونة لينة لجدران الطابوق وترميم البيوت القديمة.',
    ],
    draw: ['heap', 'sand', 'cream'],
    stock: 90,
    goesWith: ['bricks'],
    worded: { grade: ['grade'] },
  },
  sleeve: {
    sub: 'cables-and-wires',
    name: ['Copper cable sleeve {section} mm², box of 100', 'وصلة كيبل نحاس {section} ملم² علبة 100'],
    about: ['Tinned copper sleeves for crimped joints.', 'وصلات نحاس مقصدرة للكبس.'],
    draw: ['fitting', 'coupling', 'copper'],
    stock: 140,
    goesWith: ['pliers-and-cutters'],
  },
  lug: {
    sub: 'cables-and-wires',
    name: ['Copper cable lug {type}, box of 100', 'كوس كيبل نحاس {type} علبة 100'],
    about: ['Stamped lugs for screw terminals.', 'كوسات نحاس للتيرمنالات.'],
    draw: ['fitting', 'nipple', 'copper'],
    stock: 160,
    goesWith: ['pliers-and-cutters'],
    worded: { type: ['size'] },
  },
  styropor: {
    sub: 'insulation-boards',
    name: ['Expanded polystyrene board {grade}', 'ألواح ستايروبور {grade}'],
    about: [
      'Light boards for roofs and cavities; the number tells the strength.',
      'ألواح خفيفة للسطوح والفراغات، والرقم يدل على القوة.',
    ],
    draw: ['foamBoard', 'foam', 'white'],
    stock: 150,
    goesWith: ['joints-and-tapes'],
    worded: { grade: ['grade'] },
  },
  wool: {
    sub: 'wool-and-foil',
    name: ['Mineral wool slab {grade}, {density} kg/m³', 'ألواح صوف صخري {grade} كثافة {density} كغم/م³'],
    about: [
      'Does not burn, keeps heat and noise out of partitions and roofs.',
      'لا يحترق ويعزل الحرارة والصوت في القواطع والسطوح.',
    ],
    draw: ['foamBoard', 'wool', 'yellow'],
    stock: 110,
    worded: { grade: ['grade'], density: ['density', ['kg/m³', 'كغم/م³']] },
  },
  electrode: {
    sub: 'welding',
    name: ['Welding electrode {type}, {diameter} mm', 'شيش لحيم {type} قطر {diameter} ملم'],
    about: ['For {use}. Keep dry; bake before use.', 'للحيم {use}. يُحفظ جافًا ويُسخّن قبل الاستعمال.'],
    draw: ['welding', 'electrodes', 'graphite'],
    stock: 420,
    goesWith: ['workwear'],
    worded: { type: ['grade'] },
    words: {
      'alloyed high-strength and heat-resistant steels': 'الفولاذ السبائكي العالي المقاومة والحراري',
      'heat-resistant austenitic steels': 'الفولاذ الأوستنيتي الحراري',
      'heat-resistant steels': 'الفولاذ الحراري',
      'high-alloy corrosion-resistant steels': 'الفولاذ العالي السبائك المقاوم للتآكل',
      'high-alloy heat-resistant steels': 'الفولاذ العالي السبائك الحراري',
      'high-alloy steels': 'الفولاذ العالي السبائك',
      'low-alloy and carbon steels': 'الفولاذ الكربوني والقليل السبائك',
    },
  },
  wire: {
    sub: 'welding',
    name: ['Welding wire {type}, {diameter} mm', 'سلك لحيم {type} قطر {diameter} ملم'],
    about: [
      'Wound in layers for automatic and semi-automatic welding.',
      'ملفوف بطبقات للحيم الأوتوماتيك ونصف الأوتوماتيك.',
    ],
    draw: ['welding', 'wire', 'copper'],
    stock: 300,
    worded: { type: ['grade'] },
  },
  brush: {
    sub: 'discs-and-blades',
    name: ['Wire disc brush {diameter} mm for grinders', 'فرشاة سلك {diameter} ملم للكوسرة'],
    about: [
      'Twisted wire that takes off rust, scale and old paint.',
      'سلك مجدول يزيل الصدأ والقشور والصبغ القديم.',
    ],
    draw: ['disc', 'wheel', 'steel'],
    stock: 180,
    goesWith: ['grinders'],
  },
  nails: {
    sub: 'nails-and-rivets',
    name: ['Steel {type} nail {diameter} × {lengthMm} mm', 'بسمار {type} {diameter}×{lengthMm} ملم'],
    about: ['Bright steel, weighed out by the kilogram.', 'حديد لماع ويُباع بالوزن.'],
    draw: ['nail', 'common', 'steel'],
    stock: 800,
    worded: { type: ['type'] },
    words: { construction: 'بناء', finishing: 'تشطيب', wire: 'سلكي' },
  },
  dowel: {
    sub: 'anchors-and-plugs',
    name: [
      'Plastic plug with screw {diameter} × {lengthMm} mm, box of 100',
      'دبل بلاستك مع برغي {diameter}×{lengthMm} ملم علبة 100',
    ],
    about: ['Plug and matching screw in one box.', 'الدبل وبرغيه في علبة واحدة.'],
    draw: ['anchor', 'plug', 'orange'],
    stock: 260,
    goesWith: ['drill-bits'],
  },
  anchor: {
    sub: 'anchors-and-plugs',
    name: [
      'Wedge anchor {thread}, {diameter} × {lengthMm} mm, box of 100',
      'أنكر بولت {thread} قياس {diameter}×{lengthMm} ملم علبة 100',
    ],
    about: [
      'Expands on tightening; for rails, racks and columns.',
      'يفتح عند الشد، للمحجرات والرفوف والأعمدة.',
    ],
    draw: ['anchor', 'wedge', 'steel'],
    stock: 150,
    goesWith: ['drill-bits'],
    worded: { thread: ['thread'] },
  },
  pipe: {
    sub: 'pipes',
    name: [
      'Seamless steel pipe {diameter} × {thickness} mm',
      'بوري حديد بدون درز {diameter}×{thickness} ملم',
    ],
    about: ['Hot rolled, ends bevelled for welding.', 'مدرفل على الحار ونهاياته مشطوفة للحيم.'],
    draw: ['pipe', 'single', 'graphite'],
    stock: 360,
    goesWith: ['welding'],
  },
  angle: {
    sub: 'beams-and-sections',
    name: [
      'Angle bar {size} mm, thickness {range} mm, {grade}',
      'زاوية حديد {size} ملم سمك {range} ملم {grade}',
    ],
    about: ['Equal legs, sorted by size in the bundle.', 'متساوية الضلعين ومفرزة بالحزمة حسب القياس.'],
    draw: ['profile', 'L'],
    stock: 45,
    worded: { size: ['size', mm], range: ['thickness', mm], grade: ['grade'] },
  },
  rebar: {
    sub: 'rebar',
    name: ['Rebar {grade} {diameter} mm', 'شيش تسليح {grade} قطر {diameter} ملم'],
    about: [
      'Ribbed bar with mill certificate for reinforced concrete.',
      'شيش محلزن مع شهادة المعمل للخرسانة المسلحة.',
    ],
    draw: ['rebar', 'ribbed'],
    stock: 90,
    goesWith: ['mesh-and-wire'],
    worded: { grade: ['grade'] },
  },
  glass: {
    sub: 'ceilings-and-glass',
    name: ['Float glass {thickness} mm, clear', 'جام صافي {thickness} ملم'],
    about: ['Flat and free of waves, cut to your measure.', 'مستوي وبلا تموج ويُقص حسب القياس.'],
    draw: ['surface', 'glass'],
    stock: 400,
    goesWith: ['sealants-and-glue'],
  },
  foam: {
    sub: 'sealants-and-glue',
    name: ['Mounting foam {volumeMl} ml', 'فوم تركيب {volumeMl} مل'],
    about: [
      'Fills around frames and pipes, cut flush after an hour.',
      'يملأ حول الإطارات والبواري ويُقص بعد ساعة.',
    ],
    draw: ['dispenser', 'foam', 'yellow'],
    stock: 320,
    goesWith: ['doors', 'windows'],
  },
  rope: {
    sub: 'chain-and-rigging',
    name: ['Galvanised wire rope {diameter} mm', 'وايرروب مغلون {diameter} ملم'],
    about: [
      'Flexible rope for slings, stays and hoists; weighed by the kilogram.',
      'حبل فولاذي مرن للتعليق والشد والرفع، يُباع بالوزن.',
    ],
    draw: ['cable', 'coil', 'steel'],
    stock: 500,
  },
  screws: {
    sub: 'screws',
    name: [
      'Self-tapping screw {diameter} × {lengthMm} mm, round head',
      'برغي صاج راس مدور {diameter}×{lengthMm} ملم',
    ],
    about: ['Cuts its own thread in sheet metal.', 'يفتح سنه بنفسه في الصاج.'],
    draw: ['screw', 'self', 'steel'],
    stock: 340,
    goesWith: ['sheet-and-plate'],
  },
  brick: {
    sub: 'bricks',
    name: ['Solid ceramic brick {grade}, 250 × 120 × 65 mm', 'طابوق صلد {grade} قياس 250×120×65 ملم'],
    about: [
      'Load-bearing brick; the grade tells the crushing strength.',
      'طابوق حامل، والدرجة تدل على مقاومة الكسر.',
    ],
    draw: ['brick', 'solid', 'red'],
    stock: 26000,
    goesWith: ['cement'],
    worded: { grade: ['grade'] },
  },
  felt: {
    sub: 'membranes',
    name: ['Roofing felt {type}', 'لباد سطوح {type}'],
    about: ['Bitumen felt for the layers below the membrane.', 'لباد قيري للطبقات تحت الممبرين.'],
    draw: ['roll', 'slate', 'graphite'],
    stock: 700,
    goesWith: ['bitumen-and-coatings'],
    worded: { type: ['grade'] },
  },
  mastic: {
    sub: 'bitumen-and-coatings',
    name: ['Bitumen-rubber mastic {type}', 'ماستك قير ومطاط {type}'],
    about: ['Melted and spread hot over joints and foundations.', 'يذوب ويُفرش حارًا على الفواصل والأسس.'],
    draw: ['bucket', 'drum', 'graphite'],
    stock: 900,
    goesWith: ['membranes'],
    worded: { type: ['grade'] },
  },
  coupling: {
    sub: 'fittings',
    name: ['Black steel coupling {diameter} mm', 'مف حديد أسود {diameter} ملم'],
    about: ['Straight thread for water and gas lines.', 'سن عدل لخطوط الماء والغاز.'],
    draw: ['fitting', 'coupling', 'graphite'],
    stock: 260,
    goesWith: ['pipes', 'valves', 'wrenches-and-sockets'],
  },
  ring: {
    sub: 'hoses-and-clamps',
    name: ['Support ring for pipe {diameter} mm', 'حلقة إسناد بوري {diameter} ملم'],
    about: ['Keeps a pipe in the middle of its sleeve.', 'تثبت البوري في وسط الغلاف.'],
    draw: ['pipeGoods', 'clamp', 'graphite'],
    stock: 120,
    goesWith: ['pipes'],
  },
  fabric: {
    sub: 'gypsum-and-plaster',
    name: ['Plaster mesh {size} mm, {weight} g/m²', 'شبك لبخ فايبر {size} ملم {weight} غم/م²'],
    about: [
      'Glass fibre mesh that resists alkali; stops cracks in plaster.',
      'شبك فايبر مقاوم للقلويات يمنع تشقق اللبخ.',
    ],
    draw: ['mesh', 'roll', 'white'],
    stock: 2600,
    worded: { size: ['size', mm], weight: ['grade', ['g/m²', 'غم/م²']] },
  },
  plywood: {
    sub: 'timber-and-plywood',
    name: [
      'Birch plywood {grade} {size} mm, class {type}',
      'بلايوود تامول {grade} سمك {size} ملم صنف {type}',
    ],
    about: ['Sanded on both faces, priced by volume for workshops.', 'مصنفر من الوجهين ويحسب بالحجم للورش.'],
    draw: ['boards', 'ply', 'cream'],
    stock: 60,
    worded: { grade: ['grade'], size: ['thickness', mm], type: ['finish'] },
  },
  timber: {
    sub: 'timber-and-plywood',
    name: ['Edged pine timber, grade {grade}', 'خشب جام منشور درجة {grade}'],
    about: [
      'Spruce and pine, 2 to 6.5 m long, for formwork and roofs.',
      'خشب صنوبر بأطوال من 2 إلى 6.5 م للقالب والسقوف.',
    ],
    draw: ['boards', 'plank', 'wood'],
    stock: 80,
    goesWith: ['nails-and-rivets'],
    worded: { grade: ['grade'] },
  },
};

interface Row {
  id: string;
  goods: string;
  unit: Unit;
  price: number;
  measures: Record<string, string>;
}

function readRows(): Row[] {
  const file = readFileSync(new URL('../data/construction-materials.csv', import.meta.url), 'utf8');
  const records = parse<Record<string, string>>(file, { columns: true });
  return records.map(({ id = '', goods: group = '', unit = '', price_aed, measures = '' }) => {
    const known = units.find((name) => name === unit);
    if (!known || !goods[group]) throw new Error(`row ${id} of the materials is unknown`);
    return {
      id,
      goods: group,
      unit: known,
      price: Number(price_aed) * rate,
      measures: Object.fromEntries(measures.split(';').map((pair) => pair.split('=') as [string, string])),
    };
  });
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function attributesOf({ worded = {}, words = {} }: Goods, measures: Row['measures']): Attribute[] {
  return Object.entries(measures)
    .filter(([key]) => key !== 'use')
    .map(([key, value]) => {
      const [property, unit] = worded[key] ?? [key];
      if (!worded[key]) return toAttribute(property, Number(value));
      return toAttribute(property, [
        [sentence(value), unit?.[0]].filter(Boolean).join(' '),
        [words[value] ?? value, unit?.[1]].filter(Boolean).join(' '),
      ]);
    });
}

function fill(text: string, measures: Row['measures'], words: Goods['words'] = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = measures[key];
    if (value === undefined) throw new Error(`"${text}" names the unknown measure ${key}`);
    return words[value] ?? value;
  });
}

/** Goods from published price lists, with trade names. See data/NOTICE.md. */
export function importedItems(): Item[] {
  const rows = readRows();
  return [...groupBy(rows, (row) => row.goods)].flatMap(([group, members]) => {
    const kind = goods[group]!;
    const ladder = [...new Set(members.map(({ price }) => price))].sort((a, b) => a - b);
    return members.map(({ id, unit, price, measures }): Item => {
      const key = `imported/${id}`;
      const attributes = attributesOf(kind, measures);
      const about: Both = [fill(kind.about[0], measures), fill(kind.about[1], measures, kind.words)];
      const [subject, form, colour, accent] = kind.draw;
      return {
        key,
        sub: kind.sub,
        name: [fill(kind.name[0], measures), fill(kind.name[1], measures, kind.words)],
        description: describe({
          use: useOf(kind.sub, measures.type ?? ''),
          about,
          attributes,
          detail: null,
          unit,
        }),
        unit,
        price: roundPrice(price),
        brand: null,
        model: null,
        attributes,
        appearance: {
          subject,
          kind: form,
          ...(colour ? { colour } : {}),
          ...(accent ? { accent } : {}),
          size: rank(price, ladder),
        },
        variants: null,
        goesWith: kind.goesWith ?? [],
        sheet: false,
        video: null,
        stock: kind.stock,
      };
    });
  });
}
