import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'head-protection', name: ['Safety helmet {type}', 'خوذة سلامة {type}'],
    about: ['Impact shell with ratchet band and sweat pad.', 'قشرة مقاومة للصدمات مع حزام تنظيم وإسفنجة عرق.'], unit: 'Piece', price: 6500,
    axes: { type: [['vented', 'مهواة', 1, { kind: 'cap' }], ['full brim', 'حافة كاملة', 1.4, { kind: 'full' }], ['bump cap', 'كاب مبطن', 0.9, { kind: 'bump' }], ['electrician’s, closed', 'كهربائي مغلقة', 1.6, { kind: 'cap' }], ['with chin strap and lamp clip', 'مع حزام حنك وحامل ضوء', 1.8, { kind: 'full' }]] },
    specs: { standard: 'EN 397' }, draw: ['helmet', 'cap', 'yellow'], brands: 'safety', variants: 'helmet', sheet: true, stock: 180, goesWith: ['eye-ear-and-breathing'],
  },
  {
    sub: 'head-protection', name: ['Welding helmet {type}', 'قناع لحيم {type}'],
    about: ['Light shell, clear view, spare glass included.', 'خفيف ورؤيته صافية ومعه جامة احتياط.'], unit: 'Piece', price: 16000, axes: { type: [['fixed shade 11', 'درجة 11 ثابتة', 1], ['auto-darkening', 'تعتيم تلقائي', 2.6, { colour: 'blue' }], ['auto-darkening, wide view', 'تعتيم تلقائي رؤية واسعة', 3.9, { colour: 'red' }]] }, draw: ['helmet', 'welding', 'graphite'], brands: 'safety', stock: 60, goesWith: ['welding'],
  },
  {
    sub: 'gloves', name: ['{type} gloves', 'كفوف {type}'],
    about: ['Sold by the pair, fit checked in all sizes.', 'تباع بالزوج وكل القياسات مجربة.'], unit: 'Pack', price: 2500,
    axes: { type: [['Knitted dotted', 'حياكة منقطة', 0.4, { kind: 'knit' }], ['Nitrile coated', 'نايتريل', 0.9, { kind: 'coated', colour: 'grey' }], ['Latex coated', 'لاتكس', 0.8, { kind: 'coated', colour: 'green' }], ['Leather driver', 'جلد سائق', 2, { kind: 'leather', colour: 'cream' }], ['Welder’s leather', 'جلد لحيم', 2.8, { kind: 'leather', colour: 'brown' }], ['Rubber acid', 'مطاط أسيد', 1.6, { kind: 'rubber', colour: 'black' }], ['Household rubber', 'مطاط تنظيف', 0.6, { kind: 'rubber', colour: 'yellow' }], ['Cut resistant level 5', 'مقاومة القطع درجة 5', 2.4, { kind: 'coated', colour: 'blue' }], ['Electrician’s 1000 V', 'كهربائي 1000 فولت', 6.5, { kind: 'rubber', colour: 'red' }], ['Winter lined', 'شتوية مبطنة', 1.9, { kind: 'coated', colour: 'orange' }]] },
    draw: ['glove', 'coated'], brands: 'safety', variants: 'glove', stock: 400,
  },
  {
    sub: 'safety-shoes', name: ['{type}', '{type}'],
    about: ['Toe cap 200 J, oil-resistant sole, breathable lining.', 'بوز يتحمل 200 جول ونعل مقاوم للزيت وبطانة تتنفس.'], unit: 'Pack', price: 42000,
    axes: { type: [['Safety shoe S1P, low', 'حذاء سلامة S1P واطئ', 0.9, { kind: 'shoe' }], ['Safety boot S3, leather', 'بسطال سلامة S3 جلد', 1.2, { kind: 'ankle', colour: 'brown' }], ['Safety boot S3, black', 'بسطال سلامة S3 أسود', 1.15, { kind: 'ankle', colour: 'black' }], ['Suede safety shoe', 'حذاء سلامة شمواه', 0.85, { kind: 'shoe', colour: 'beige' }], ['Rubber boot', 'جزمة مطاط', 0.4, { kind: 'wellington', colour: 'green' }], ['Rubber boot with steel toe', 'جزمة مطاط بوز حديد', 0.65, { kind: 'wellington', colour: 'black' }], ['Welder’s boot', 'بسطال لحيم', 1.3, { kind: 'ankle', colour: 'graphite' }], ['Executive safety shoe', 'حذاء سلامة إداري', 1.5, { kind: 'shoe', colour: 'black' }]] },
    specs: { standard: 'EN ISO 20345' }, draw: ['boot', 'ankle', 'brown', 'black'], brands: 'safety', variants: 'shoe', sheet: true, stock: 150,
  },
  {
    sub: 'eye-ear-and-breathing', name: ['{type}', '{type}'],
    about: ['Packed singly, clean and dated.', 'مغلف بالمفرد ونظيف وعليه تاريخ.'], unit: 'Piece', price: 2500,
    axes: { type: [['Clear spectacles', 'نظارة شفافة', 1, { kind: 'spectacles' }], ['Dark spectacles', 'نظارة داكنة', 1.1, { kind: 'spectacles', colour: 'black' }], ['Chemical goggles', 'نظارة كيمياوية', 2, { kind: 'goggles' }], ['Dust goggles', 'نظارة غبار', 1.4, { kind: 'goggles', colour: 'grey' }], ['Face shield', 'واقي وجه', 3, { kind: 'shield' }], ['Ear muffs 27 dB', 'سماعة أذن 27 ديسبل', 3.6, { kind: 'muffs' }], ['Ear muffs for helmet', 'سماعة أذن للخوذة', 5, { kind: 'muffs', colour: 'yellow' }], ['Ear plugs, 50 pairs', 'سدادة أذن 50 زوج', 4.2, { kind: 'plugs' }], ['FFP2 masks, box of 20', 'كمامة FFP2 علبة 20', 4, { kind: 'mask' }], ['FFP3 mask with valve', 'كمامة FFP3 بصمام', 1.6, { kind: 'mask', colour: 'blue' }], ['Half-face respirator', 'قناع نصف وجه بفلتر', 9, { kind: 'respirator' }], ['Full-face respirator', 'قناع وجه كامل', 34, { kind: 'respirator', colour: 'graphite' }]] },
    draw: ['protector', 'goggles'], brands: 'safety', stock: 300,
  },
  {
    sub: 'workwear', name: ['{type}', '{type}'],
    about: ['Double stitched, colour stays after washing.', 'خياطة مزدوجة ولون ثابت بعد الغسل.'], unit: 'Piece', price: 14000,
    axes: { type: [['Reflective vest', 'صدرية عاكسة', 0.3, { kind: 'vest', colour: 'yellow' }], ['Reflective vest, pockets', 'صدرية عاكسة بجيوب', 0.7, { kind: 'vest', colour: 'orange' }], ['Coverall, cotton', 'بدلة عمل قطعة واحدة قطن', 1.9, { kind: 'coverall', colour: 'blue' }], ['Coverall, fire retardant', 'بدلة عمل مقاومة للهب', 4.6, { kind: 'coverall', colour: 'orange' }], ['Work shirt', 'قميص عمل', 1, { kind: 'shirt', colour: 'grey' }], ['Polo shirt', 'تيشيرت عمل', 0.7, { kind: 'shirt', colour: 'blue' }], ['Winter jacket', 'قمصلة عمل شتوية', 3.1, { kind: 'jacket', colour: 'graphite' }], ['Rain suit', 'بدلة مطر', 1.4, { kind: 'rain', colour: 'green' }]] },
    draw: ['garment', 'vest'], brands: 'safety', variants: 'garment', stock: 220,
  },
  {
    sub: 'fall-protection', name: ['{type}', '{type}'],
    about: ['With inspection card and serial number.', 'معه بطاقة فحص ورقم تسلسلي.'], unit: 'Piece', price: 38000,
    axes: { type: [['Full body harness', 'حزام أمان كامل', 1, { kind: 'harness' }], ['Full body harness, 4 points', 'حزام أمان كامل 4 نقاط', 1.5, { kind: 'harness', colour: 'red' }], ['Shock-absorbing lanyard', 'حبل أمان بماص صدمة', 0.8, { kind: 'lanyard' }], ['Double lanyard', 'حبل أمان مزدوج', 1.2, { kind: 'lanyard', colour: 'yellow' }], ['Safety rope 12 mm, 20 m', 'حبل أمان 12 ملم 20 م', 0.9, { kind: 'rope' }], ['Safety rope 14 mm, 50 m', 'حبل أمان 14 ملم 50 م', 2.1, { kind: 'rope', colour: 'blue' }]] },
    specs: { standard: 'EN 361' }, draw: ['harness', 'harness'], brands: 'safety', sheet: true, stock: 70,
  },
  {
    sub: 'fire-and-site-safety', name: ['{type} extinguisher {weight} kg', 'مطفأة {type} {weight} كغم'],
    about: ['Filled and sealed, with wall bracket and gauge.', 'معبأة ومختومة مع حمالة وعداد.'], unit: 'Piece', price: (v) => 9000 + (v.weight ?? 6) * 4200, axes: { type: [['Powder', 'بودر', 1], ['CO₂', 'CO₂', 2.1, { colour: 'black' }]], weight: [2, 6, 12] }, draw: ['siteSafety', 'extinguisher', 'red'], brands: 'safety', stock: 120,
  },
  {
    sub: 'fire-and-site-safety', name: ['{type}', '{type}'],
    about: ['Seen from far by day and by night.', 'يشوفه السائق من بعيد ليل ونهار.'], unit: 'Piece', price: 9000,
    axes: { type: [['Traffic cone 50 cm', 'قمع مرور 50 سم', 0.7, { kind: 'cone', colour: 'orange' }], ['Traffic cone 75 cm', 'قمع مرور 75 سم', 1.2, { kind: 'cone', colour: 'orange' }], ['Barrier tape 200 m', 'شريط تحذير 200 م', 0.4, { kind: 'tape' }], ['Plastic barrier 2 m', 'حاجز بلاستك 2 م', 7.5, { kind: 'barrier' }], ['First aid box, 20 persons', 'صندوق إسعاف 20 شخص', 2.9, { kind: 'firstaid', colour: 'green' }], ['Warning light, solar', 'ضوء تحذير شمسي', 1.8, { kind: 'light' }]] }, draw: ['siteSafety', 'cone'], stock: 160,
  },
];
