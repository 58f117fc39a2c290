import type { Family } from '../family.ts';

/** Weight of 1 m² of steel sheet, 1 mm thick, kg. */
const steelDensity = 7.85;

/** Weight of a round bar, kg; diameter in mm, length in m. */
const barWeight = (diameter: number, length: number) =>
  ((Math.PI / 4) * diameter ** 2 * length * steelDensity) / 1000;

export const families: readonly Family[] = [
  {
    sub: 'rebar',
    name: [
      'Deformed rebar {diameter} mm, grade {grade}, 12 m',
      'شيش حديد {diameter} ملم درجة {grade} طول 12 م',
    ],
    about: [
      'Mill marked, straight or bent once for transport, with mill certificate.',
      'مختوم من المعمل، مستقيم أو مطوي مرة للنقل، مع شهادة فحص.',
    ],
    detail: (v) => {
      const kilograms = barWeight(v.diameter ?? 12, 12);
      const bars = Math.round(1000 / kilograms);
      return [
        `One bar weighs about ${kilograms.toFixed(1)} kg; a ton is about ${bars} bars.`,
        `وزن الشيش الواحد نحو ${kilograms.toFixed(1)} كغم، والطن نحو ${bars} شيشًا.`,
      ];
    },
    unit: 'Ton',
    price: (v) => 985000 + (v.diameter === 8 ? 35000 : (v.diameter ?? 12) > 20 ? 20000 : 0),
    axes: {
      diameter: [8, 10, 12, 16, 20, 25, 32],
      grade: [
        ['60', '60', 1],
        ['40', '40', 0.96],
      ],
    },
    specs: { standard: 'ASTM A615', length: 12 },
    draw: ['rebar', 'ribbed'],
    brands: 'steel',
    sheet: true,
    stock: 160,
    goesWith: ['mesh-and-wire'],
  },
  {
    sub: 'rebar',
    name: ['Plain round bar {diameter} mm, 6 m', 'سيخ حديد أملس {diameter} ملم طول 6 م'],
    about: ['Smooth bar for stirrups, gates and workshop use.', 'سيخ أملس للأتاري والأبواب والورش.'],
    detail: (v) => {
      const kilograms = barWeight(v.diameter ?? 10, 6).toFixed(1);
      return [`One bar weighs about ${kilograms} kg.`, `وزن السيخ الواحد نحو ${kilograms} كغم.`];
    },
    unit: 'Piece',
    price: (v) => (v.diameter ?? 10) ** 2 * 46,
    axes: { diameter: [6, 8, 10, 12, 16] },
    specs: { length: 6 },
    draw: ['rebar', 'plain'],
    stock: 700,
  },
  {
    sub: 'mesh-and-wire',
    name: ['Welded mesh {size}, wire {diameter} mm', 'مشبك BRC {size} سلك {diameter} ملم'],
    about: ['Flat sheets 2.4 × 6 m, welded at every crossing.', 'ألواح 2.4×6 م ملحومة بكل تقاطع.'],
    detail: () => ['One sheet covers 14.4 m².', 'اللوح الواحد يغطي 14.4 م².'],
    unit: 'Piece',
    price: (v) => (v.diameter ?? 5) ** 2 * 2300,
    axes: {
      size: [
        ['15 × 15 cm', '15×15 سم', 1],
        ['20 × 20 cm', '20×20 سم', 0.78],
      ],
      diameter: [5, 6, 8],
    },
    draw: ['mesh', 'sheet'],
    stock: 340,
  },
  {
    sub: 'mesh-and-wire',
    name: ['{type}, {weight} kg coil', '{type} لفة {weight} كغم'],
    about: [
      'Soft annealed or galvanised, without rust on delivery.',
      'مطاوع أو مغلون، بدون صدأ عند التسليم.',
    ],
    unit: 'Roll',
    price: (v) => (v.weight ?? 20) * 1750,
    axes: {
      type: [
        ['Black tie wire', 'سلك تربيط أسود', 1, { kind: 'wire' }],
        ['Galvanised wire', 'سلك مغلون', 1.25, { kind: 'strand' }],
        ['Barbed wire', 'سلك شائك', 1.4, { kind: 'barbed' }],
      ],
      weight: [5, 10, 25],
    },
    draw: ['wireCoil', 'wire'],
    stock: 420,
    goesWith: ['pliers-and-cutters'],
  },
  {
    sub: 'mesh-and-wire',
    name: ['Galvanised chicken mesh {size}, {heightM} m × 25 m', 'مشبك لبخ {size} عرض {heightM} م طول 25 م'],
    about: [
      'Carries plaster over joints between concrete and block.',
      'يمسك اللبخ فوق فواصل الكونكريت والبلوك.',
    ],
    detail: (v) => {
      const area = (v.heightM ?? 1) * 25;
      return [`One roll covers ${area} m².`, `اللفة الواحدة تغطي ${area} م².`];
    },
    unit: 'Roll',
    price: (v) => (v.heightM ?? 1) * 21000,
    axes: {
      size: [
        ['12 mm', '12 ملم', 1.2],
        ['19 mm', '19 ملم', 1],
      ],
      heightM: [0.9, 1.2],
    },
    draw: ['mesh', 'roll'],
    stock: 210,
  },
  {
    sub: 'beams-and-sections',
    name: ['{type} {height} mm, 6 m', '{type} {height} ملم طول 6 م'],
    about: [
      'Hot rolled to EN tolerances; cutting on request.',
      'مدرفل على الحار حسب المواصفة، والقص حسب الطلب.',
    ],
    unit: 'Piece',
    price: (v) => (v.height ?? 140) * 900,
    axes: {
      type: [
        ['I beam IPE', 'شيلمان IPE', 1, { kind: 'I' }],
        ['Channel UPN', 'جينل UPN', 0.9, { kind: 'U' }],
      ],
      height: [100, 120, 140, 160, 200, 240],
    },
    specs: { standard: 'EN 10025 S275', length: 6 },
    draw: ['profile', 'I'],
    stock: 140,
  },
  {
    sub: 'beams-and-sections',
    name: ['Steel angle {size} mm, 6 m', 'زاوية حديد {size} ملم طول 6 م'],
    about: ['Equal leg angle for frames, racks and stairs.', 'زاوية متساوية للهياكل والرفوف والدرج.'],
    unit: 'Piece',
    price: 14500,
    axes: {
      size: [
        ['30 × 30 × 3', '30×30×3', 1],
        ['40 × 40 × 4', '40×40×4', 1.75],
        ['50 × 50 × 5', '50×50×5', 2.7],
        ['65 × 65 × 6', '65×65×6', 4.1],
      ],
    },
    draw: ['profile', 'L'],
    stock: 360,
  },
  {
    sub: 'beams-and-sections',
    name: ['Flat bar {size} mm, 6 m', 'تسمة حديد {size} ملم طول 6 م'],
    about: ['Clean edges for gates and brackets.', 'حافات نظيفة للأبواب والحمالات.'],
    unit: 'Piece',
    price: 7500,
    axes: {
      size: [
        ['20 × 3', '20×3', 1],
        ['30 × 4', '30×4', 1.9],
        ['40 × 5', '40×5', 3.1],
        ['50 × 6', '50×6', 4.6],
      ],
    },
    draw: ['profile', 'flat'],
    stock: 480,
  },
  {
    sub: 'hollow-sections',
    name: [
      '{type} hollow section {size} mm, wall {thickness} mm',
      'تيوب {type} {size} ملم سمك {thickness} ملم',
    ],
    about: ['Six-meter lengths with clean weld seam.', 'أطوال ستة أمتار ولحامها نظيف.'],
    unit: 'Piece',
    price: (v) => 13500 * (v.thickness ?? 2),
    axes: {
      type: [
        ['Black', 'أسود', 1],
        ['Galvanised', 'مغلون', 1.22, { colour: 'steel' }],
      ],
      size: [
        ['20 × 20', '20×20', 0.45],
        ['40 × 40', '40×40', 1],
        ['40 × 80', '40×80', 1.5, { kind: 'rect' }],
        ['100 × 100', '100×100', 2.7],
      ],
      thickness: [1.5, 2, 3],
    },
    draw: ['hollow', 'square'],
    keep: 16,
    stock: 300,
    goesWith: ['welding'],
  },
  {
    sub: 'hollow-sections',
    name: ['Steel pipe {sizeInch}, {finish}, 6 m', 'بوري حديد {sizeInch} {finish} طول 6 م'],
    about: ['Threaded or plain ends, straight and round.', 'بسن أو بدون، مستقيم ومدور تمام.'],
    unit: 'Piece',
    price: 15500,
    axes: {
      sizeInch: [
        ['1/2"', '1/2 إنج', 1],
        ['1"', '1 إنج', 1.9],
        ['2"', '2 إنج', 3.9],
        ['3"', '3 إنج', 6.3],
      ],
      finish: [
        ['black', 'أسود', 1],
        ['galvanised', 'مغلون', 1.28, { colour: 'steel' }],
      ],
    },
    draw: ['hollow', 'round'],
    stock: 260,
  },
  {
    sub: 'sheet-and-plate',
    name: ['{type}, {thickness} mm', '{type} سمك {thickness} ملم'],
    about: ['Flat sheets 1 × 2 m, oiled and wrapped.', 'ألواح 1×2 م مدهونة ومغلفة.'],
    detail: (v) => {
      const kilograms = Math.round((v.thickness ?? 2) * 2 * steelDensity);
      return [`One sheet weighs about ${kilograms} kg.`, `وزن اللوح الواحد نحو ${kilograms} كغم.`];
    },
    unit: 'Piece',
    price: (v) => 21000 * (v.thickness ?? 2),
    axes: {
      type: [
        ['Black steel plate', 'بليت أسود', 1, { kind: 'plate' }],
        ['Chequered plate', 'بليت برغل', 1.15, { kind: 'chequer' }],
        ['Galvanised sheet', 'صاج مغلون', 1.2, { kind: 'plate', colour: 'steel' }],
      ],
      thickness: [1, 2, 3, 5],
    },
    draw: ['sheetMetal', 'plate'],
    stock: 230,
  },
  {
    sub: 'sheet-and-plate',
    name: ['Roofing sheet {type}, {colour}, {thickness} mm', 'جينكو {type} {colour} {thickness} ملم'],
    about: [
      'Pre-painted over zinc; lengths to order up to 6 m.',
      'مصبوغ فوق الغلونة، وأطوال حسب الطلب لغاية 6 م.',
    ],
    unit: 'Meter',
    price: (v) => 16500 * (v.thickness ?? 0.5),
    axes: {
      type: [
        ['corrugated', 'مموج', 1, { kind: 'corrugated' }],
        ['trapezoid', 'شبه منحرف', 1.08, { kind: 'trapezoid' }],
      ],
      colour: [
        ['white', 'أبيض', 1, { colour: 'white' }],
        ['blue', 'أزرق', 1, { colour: 'blue' }],
        ['brick red', 'قرميدي', 1.04, { colour: 'red' }],
      ],
      thickness: [0.4, 0.5],
    },
    draw: ['sheetMetal', 'corrugated'],
    stock: 2200,
    goesWith: ['screws'],
  },
];
