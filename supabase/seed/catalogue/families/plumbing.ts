import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'pipes', name: ['{type} pipe {diameter} mm, 4 m', 'بوري {type} {diameter} ملم طول 4 م'],
    about: ['Marked every metre, ends capped against dirt.', 'مؤشر كل متر ونهاياته مسدودة ضد التراب.'], unit: 'Piece', price: (v) => (v.diameter ?? 25) ** 1.5 * 22,
    axes: { type: [['PPR cold', 'PPR بارد', 1, { colour: 'green' }], ['PPR hot, aluminium', 'PPR حار ألمنيوم', 1.5, { colour: 'white' }], ['PVC pressure', 'PVC ضغط', 0.8, { colour: 'grey' }]], diameter: [20, 25, 32, 50, 63] }, draw: ['pipe', 'bundle'], brands: 'plumbing', stock: 900, sheet: true, goesWith: ['fittings'],
  },
  {
    sub: 'pipes', name: ['Drain pipe {diameter} mm, {length} m', 'بوري مجاري {diameter} ملم طول {length} م'],
    about: ['Socketed with rubber ring, quiet wall.', 'بساكيت وحلقة مطاط وجدار كاتم.'], unit: 'Piece', price: (v) => (v.diameter ?? 110) * 38 * (v.length ?? 3), axes: { diameter: [50, 75, 110, 160], length: [3, 6] }, draw: ['pipe', 'socketed', 'orange'], brands: 'plumbing', stock: 420,
  },
  {
    sub: 'pipes', name: ['Corrugated PE pipe {diameter} mm, 6 m', 'بوري مضلع PE ‏{diameter} ملم طول 6 م'],
    about: ['For storm water and cable crossings.', 'لمياه الأمطار وعبور الكيبلات.'], unit: 'Piece', price: (v) => (v.diameter ?? 200) * 260, axes: { diameter: [200, 300, 400] }, draw: ['pipe', 'corrugated', 'black'], stock: 90,
  },
  {
    sub: 'fittings', name: ['{material} {type} {diameter} mm', '{type} {material} {diameter} ملم'],
    about: ['Clean threads and even wall.', 'سن نظيف وجدار متساوي.'], unit: 'Piece', price: (v) => (v.diameter ?? 25) * 26,
    axes: { material: [['PPR', 'PPR', 1, { colour: 'green' }], ['Brass', 'براص', 4.2, { colour: 'brass' }], ['Galvanised', 'مغلون', 2.1, { colour: 'steel' }]], type: [['elbow', 'عكس', 1, { kind: 'elbow' }], ['tee', 'تي', 1.3, { kind: 'tee' }], ['coupling', 'ساكت', 0.8, { kind: 'coupling' }], ['reducer', 'مصغر', 0.9, { kind: 'reducer' }], ['union', 'يونيون', 2.2, { kind: 'union' }], ['plug', 'سدادة', 0.6, { kind: 'plug' }]], diameter: [20, 25, 32] }, draw: ['fitting', 'elbow'], brands: 'plumbing', keep: 36, stock: 1500, goesWith: ['pipes', 'wrenches-and-sockets'],
  },
  {
    sub: 'fittings', name: ['Drain {type} {diameter} mm', '{type} مجاري {diameter} ملم'],
    about: ['Fits common drain pipe, ring included.', 'يركب على بوري المجاري الشائع والحلقة معه.'], unit: 'Piece', price: (v) => (v.diameter ?? 110) * 24, axes: { type: [['Y branch', 'واي', 1.4, { kind: 'y' }], ['trap', 'سيفون', 1.8, { kind: 'trap' }], ['elbow', 'عكس', 1, { kind: 'elbow' }]], diameter: [50, 75, 110] }, draw: ['fitting', 'y', 'orange'], stock: 380,
  },
  {
    sub: 'valves', name: ['{type} valve {sizeInch}', 'قفل {type} {sizeInch}'],
    about: ['Pressure tested one by one.', 'مفحوص بالضغط واحد واحد.'], unit: 'Piece', price: 5500,
    axes: { type: [['Ball', 'كروي', 1, { kind: 'ball' }], ['Gate', 'بوابة', 1.4, { kind: 'gate' }], ['Check', 'عدم رجوع', 1.1, { kind: 'check' }], ['Butterfly', 'فراشة', 3, { kind: 'butterfly', colour: 'blue' }]], sizeInch: [['1/2"', '1/2 إنج', 0.8], ['3/4"', '3/4 إنج', 1], ['1"', '1 إنج', 1.5], ['2"', '2 إنج', 4]] }, draw: ['valve', 'ball', 'brass'], brands: 'plumbing', model: 'VL', stock: 320,
  },
  {
    sub: 'valves', name: ['{type}', '{type}'],
    about: ['Chrome or brass body, spare washer in the bag.', 'جسم كروم أو براص ومعه واشر احتياط.'], unit: 'Piece', price: 4500, axes: { type: [['Angle valve 1/2"', 'قفل زاوية 1/2 إنج', 1, { kind: 'angle', colour: 'steel' }], ['Angle valve with filter', 'قفل زاوية بفلتر', 1.4, { kind: 'angle' }], ['Float valve 1/2"', 'طوافة 1/2 إنج', 1.1, { kind: 'float' }], ['Float valve 1"', 'طوافة 1 إنج', 2.2, { kind: 'float', colour: 'brass' }]] }, draw: ['valve', 'angle'], brands: 'plumbing', stock: 240,
  },
  {
    sub: 'mixers-and-taps', name: ['{type}, {finish}', '{type} {finish}'],
    about: ['Ceramic cartridge, brass body, hoses included.', 'بكرة سيراميك وجسم براص والصوندات معه.'], unit: 'Each', price: 34000,
    axes: { type: [['Basin mixer', 'خلاط مغسلة', 1, { kind: 'basin' }], ['Kitchen mixer', 'خلاط مجلى', 1.15, { kind: 'kitchen' }], ['Shower mixer', 'خلاط دوش', 1.3, { kind: 'shower' }], ['Rain shower set', 'طقم دوش مطري', 2.9, { kind: 'head' }], ['Wall tap', 'حنفية جدار', 0.25, { kind: 'tap' }], ['Garden tap', 'حنفية حديقة', 0.2, { kind: 'garden' }]], finish: [['chrome', 'كروم', 1, { colour: 'steel' }], ['black', 'أسود', 1.25, { colour: 'black' }], ['gold', 'ذهبي', 1.5, { colour: 'brass' }]] }, draw: ['mixer', 'basin'], brands: 'plumbing', model: 'MX', stock: 85,
  },
  {
    sub: 'sanitary-ware', name: ['{type}', '{type}'],
    about: ['Glazed inside and out, packed in wood or carton.', 'مزجج داخل وخارج ومغلف بخشب أو كارتون.'], unit: 'Each', price: 65000,
    axes: { type: [['Wash basin 50 cm', 'مغسلة 50 سم', 0.5, { kind: 'basin' }], ['Wash basin with pedestal', 'مغسلة مع رجل', 0.8, { kind: 'pedestal' }], ['Close-coupled WC', 'مرافق غربي مع سيفون', 1.7, { kind: 'wc' }], ['Wall-hung WC', 'مرافق معلق', 2.6, { kind: 'wc', colour: 'white' }], ['Squat pan', 'مرافق شرقي', 0.5, { kind: 'squat' }], ['Bath tub 160 cm', 'بانيو 160 سم', 2.3, { kind: 'bath' }], ['Kitchen sink, single', 'مجلى ستيل مفرد', 0.7, { kind: 'sink', colour: 'steel' }], ['Kitchen sink, double', 'مجلى ستيل مزدوج', 1.1, { kind: 'sink', colour: 'graphite' }], ['Flush cistern', 'سيفون ماء', 0.35, { kind: 'cistern' }]] }, draw: ['sanitary', 'pedestal'], brands: 'plumbing', stock: 60,
  },
  {
    sub: 'water-tanks', name: ['Water tank {type} {volume} L', 'تانكي ماء {type} {volume} لتر'],
    about: ['Food-grade, light-proof layers, lid and fittings included.', 'صالح لماء الشرب وطبقات تمنع الضوء والغطاء والوصلات معه.'], unit: 'Each', price: (v) => 12000 + (v.volume ?? 1000) * 98,
    axes: { type: [['vertical', 'عمودي', 1, { kind: 'round', colour: 'white' }], ['horizontal', 'أفقي', 1.12, { kind: 'horizontal', colour: 'blue' }], ['square', 'مربع', 1.1, { kind: 'square', colour: 'beige' }], ['galvanised', 'مغلون', 1.3, { kind: 'steel', colour: 'steel' }]], volume: [500, 1000, 2000, 5000] }, draw: ['tank', 'round'], brands: 'plumbing', keep: 14, stock: 45, goesWith: ['pumps', 'valves'],
  },
  {
    sub: 'pumps', name: ['{type} pump {horsepower} hp', 'ماطور {type} {horsepower} حصان'],
    about: ['Copper winding, thermal protection, quiet bearings.', 'لف نحاس وحماية حرارية وبيرنك هادئ.'], unit: 'Each', price: (v) => 35000 + (v.horsepower ?? 1) * 62000,
    axes: { type: [['Booster', 'بوستر', 1, { kind: 'booster' }], ['Submersible', 'غطاس', 1.5, { kind: 'submersible', colour: 'steel' }], ['Centrifugal', 'سنتريفيوكل', 1.2, { kind: 'centrifugal' }], ['Drainage', 'نزح', 1.1, { kind: 'drain', colour: 'orange' }]], horsepower: [0.5, 1, 1.5, 2] }, specs: { voltage: 220 }, draw: ['pump', 'booster'], brands: 'plumbing', model: 'PM', sheet: true, stock: 50,
  },
  {
    sub: 'hoses-and-clamps', name: ['{type} {sizeInch}, {length} m', '{type} {sizeInch} طول {length} م'],
    about: ['Does not kink, sun resistant.', 'ما ينثني ويتحمل الشمس.'], unit: 'Roll', price: (v) => (v.length ?? 25) * 780, axes: { type: [['Garden hose', 'صوندة ماء', 1, { kind: 'garden', colour: 'green' }], ['Layflat hose', 'صوندة حريق مسطحة', 1.5, { kind: 'layflat', colour: 'blue' }], ['Braided hose', 'صوندة مسلحة', 1.4, { kind: 'braided' }], ['Suction hose', 'صوندة سحب', 2.6, { kind: 'suction', colour: 'graphite' }]], sizeInch: [['1/2"', '1/2 إنج', 0.8], ['3/4"', '3/4 إنج', 1], ['1"', '1 إنج', 1.4]], length: [25, 50] }, draw: ['hose', 'garden'], keep: 16, stock: 110,
  },
  {
    sub: 'hoses-and-clamps', name: ['{type}', '{type}'],
    about: ['Stainless or plated, does not cut the hose.', 'ستيل أو مطلي وما يقطع الصوندة.'], unit: 'Piece', price: 2000, axes: { type: [['Hose clamp 1/2"', 'قفيص 1/2 إنج', 0.2, { kind: 'clamp' }], ['Hose clamp 2"', 'قفيص 2 إنج', 0.4, { kind: 'clamp', colour: 'steel' }], ['Pipe saddle 25 mm', 'قفيز بوري 25 ملم', 0.2, { kind: 'saddle' }], ['Floor drain 15 × 15', 'سيفون أرضي 15×15', 3.5, { kind: 'drain', colour: 'steel' }], ['Water meter 1/2"', 'مقياس ماء 1/2 إنج', 9, { kind: 'meter' }], ['Water filter, 3 stages', 'فلتر ماء 3 مراحل', 28, { kind: 'filter' }]] }, draw: ['pipeGoods', 'clamp'], stock: 500,
  },
];
