import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'generators', name: ['{fuel} generator {kva} kVA, {type}', 'مولدة {fuel} {kva} كي في أي {type}'],
    about: ['Copper alternator, first service included in Baghdad and Basra.', 'راس نحاس وأول صيانة مجانية ببغداد والبصرة.'], unit: 'Each', price: (v) => 90000 + (v.kva ?? 5) * 118000,
    axes: { fuel: [['Petrol', 'بانزين', 1], ['Diesel', 'كاز', 1.45, { colour: 'yellow' }]], kva: [2.5, 5, 7.5, 10, 20], type: [['open frame', 'مكشوفة', 1, { kind: 'frame' }], ['silent', 'كاتم', 1.5, { kind: 'canopy' }]] }, draw: ['generator', 'frame'], brands: 'machinery', model: 'GN', keep: 14, sheet: true, stock: 14, goesWith: ['cables-and-wires'],
  },
  {
    sub: 'generators', name: ['Inverter generator {kva} kVA', 'مولدة انفرتر {kva} كي في أي'],
    about: ['Clean current for electronics, quiet enough for a balcony.', 'كهرباء نظيفة للأجهزة وصوتها يصلح للبلكونة.'], unit: 'Each', price: (v) => (v.kva ?? 2) * 215000, axes: { kva: [1, 2, 3.5] }, draw: ['generator', 'inverter', 'red'], brands: 'machinery', model: 'GI', sheet: true, stock: 20,
  },
  {
    sub: 'concrete-machines', name: ['Concrete mixer {volume} L, {fuel}', 'خباطة {volume} لتر {fuel}'],
    about: ['Cast ring gear, road wheels, tilting drum.', 'ترس مسبوك وعجلات سحب وحلة قلاب.'], unit: 'Each', price: (v) => 120000 + (v.volume ?? 350) * 1750, axes: { volume: [180, 350, 500], fuel: [['electric', 'كهرباء', 0.9], ['petrol', 'بانزين', 1], ['diesel', 'كاز', 1.3]] }, draw: ['concreteMixer', 'drum'], brands: 'machinery', model: 'CM', stock: 12,
  },
  {
    sub: 'concrete-machines', name: ['{type}', '{type}'],
    about: ['Spare parts kept in Baghdad.', 'أدواته الاحتياطية متوفرة ببغداد.'], unit: 'Each', price: 180000, axes: { type: [['Concrete vibrator 38 mm', 'هزاز كونكريت 38 ملم', 1, { subject: 'siteMachine', kind: 'vibrator' }], ['Concrete vibrator 50 mm', 'هزاز كونكريت 50 ملم', 1.25, { subject: 'siteMachine', kind: 'vibrator', colour: 'orange' }], ['Power trowel 90 cm', 'هليكوبتر كونكريت 90 سم', 4.2, { subject: 'siteMachine', kind: 'trowel' }], ['Mortar mixer 120 L', 'خلاطة مونة 120 لتر', 2.6, { kind: 'mortar' }], ['Paddle mixer 1600 W', 'خلاطة يدوية 1600 واط', 0.6, { kind: 'paddle' }]] }, draw: ['concreteMixer', 'mortar'], brands: 'machinery', stock: 16,
  },
  {
    sub: 'compressors', name: ['Air compressor {volume} L, {horsepower} hp, {type}', 'كومبريسر هواء {volume} لتر {horsepower} حصان {type}'],
    about: ['Gauge, regulator and safety valve fitted.', 'مع عداد ومنظم وصمام أمان.'], unit: 'Each', price: (v) => 60000 + (v.volume ?? 50) * 1300 + (v.horsepower ?? 2) * 26000,
    axes: { volume: [24, 50, 100, 200], horsepower: [2, 3, 5.5], type: [['belt drive', 'قايش', 1, { kind: 'belt' }], ['oil-free silent', 'بدون زيت كاتم', 1.35, { kind: 'silent' }], ['portable', 'متنقل', 0.9, { kind: 'portable' }]] }, draw: ['compressor', 'belt'], brands: 'machinery', model: 'AC', keep: 12, sheet: true, stock: 18,
  },
  {
    sub: 'compaction-and-cutting', name: ['{type}', '{type}'],
    about: ['Starts at the first pull, serviced before delivery.', 'يشتغل من أول سحبة ومفحوص قبل التسليم.'], unit: 'Each', price: 650000,
    axes: { type: [['Plate compactor 90 kg', 'كومبكتر صفيحة 90 كغم', 1, { kind: 'plate' }], ['Plate compactor 160 kg, reversible', 'كومبكتر صفيحة 160 كغم رجوع', 2.2, { kind: 'plate', colour: 'orange' }], ['Tamping rammer 70 kg', 'كومبكتر قفاز 70 كغم', 1.5, { kind: 'rammer' }], ['Floor saw 400 mm', 'قطاعة كونكريت 400 ملم', 1.7, { kind: 'cutter' }], ['Cut-off saw 350 mm', 'قطاعة يدوية 350 ملم', 0.8, { kind: 'cutter', colour: 'red' }], ['Rebar bender 32 mm', 'ماكنة طوي شيش 32 ملم', 3.4, { kind: 'bender' }], ['Rebar bender 20 mm, hand', 'طوية شيش يدوية 20 ملم', 0.3, { kind: 'bender', colour: 'blue' }]] }, draw: ['siteMachine', 'plate'], brands: 'machinery', sheet: true, stock: 9,
  },
  {
    sub: 'welding', name: ['{type} welder {current} A', 'ماكنة لحيم {type} {current} أمبير'],
    about: ['Holds the arc on weak current, with cables and mask.', 'يثبت القوس على كهرباء ضعيفة ومعه الكيبلات والقناع.'], unit: 'Each', price: (v) => 40000 + (v.current ?? 200) * 520, axes: { type: [['Inverter', 'انفرتر', 1, { kind: 'inverter' }], ['Transformer', 'ترانس', 1.3, { kind: 'transformer' }], ['MIG', 'MIG', 2.4, { kind: 'inverter', colour: 'blue' }]], current: [160, 200, 250, 315] }, draw: ['welding', 'inverter', 'red'], brands: 'machinery', model: 'WM', keep: 10, sheet: true, stock: 30, goesWith: ['head-protection'],
  },
  {
    sub: 'welding', name: ['{type}', '{type}'],
    about: ['Dry pack, even coating.', 'تغليف جاف وتغطية متساوية.'], unit: 'Pack', price: 11000, axes: { type: [['Electrodes 2.5 mm, 5 kg', 'شيش لحيم 2.5 ملم 5 كغم', 1.1, { kind: 'electrodes' }], ['Electrodes 3.2 mm, 5 kg', 'شيش لحيم 3.2 ملم 5 كغم', 1, { kind: 'electrodes', colour: 'red' }], ['Electrodes 4 mm, 5 kg', 'شيش لحيم 4 ملم 5 كغم', 1, { kind: 'electrodes', colour: 'blue' }], ['MIG wire 0.8 mm, 15 kg', 'سلك MIG ‏0.8 ملم 15 كغم', 4.2, { kind: 'wire' }], ['Cutting torch', 'مشعل قص أوكسجين', 4.8, { kind: 'torch' }], ['Gas regulator', 'ساعة غاز لحيم', 3.2, { kind: 'gas' }]] }, draw: ['welding', 'electrodes'], stock: 160,
  },
  {
    sub: 'lifting', name: ['{type} {capacity} t', '{type} {capacity} طن'],
    about: ['Proof loaded, plate with serial number.', 'مفحوص بالحمل وعليه لوحة ورقم.'], unit: 'Each', price: (v) => 30000 + (v.capacity ?? 2) * 38000,
    axes: { type: [['Chain hoist', 'بلنكو', 1, { kind: 'hoist' }], ['Lever hoist', 'بلنكو عتلة', 0.9, { kind: 'lever' }], ['Hydraulic jack', 'جك هيدروليك', 0.4, { kind: 'jack', colour: 'red' }], ['Pallet truck', 'عربة بليت', 2.2, { kind: 'pallet' }]], capacity: [1, 2, 3, 5] }, draw: ['lifting', 'hoist'], brands: 'machinery', model: 'LF', keep: 14, stock: 34, goesWith: ['chain-and-rigging'],
  },
  {
    sub: 'lifting', name: ['Webbing sling {capacity} t, {length} m', 'بلت رفع {capacity} طن طول {length} م'],
    about: ['Seven to one safety, colour-coded by load.', 'أمان سبعة لواحد ولونه حسب الحمولة.'], unit: 'Piece', price: (v) => (v.capacity ?? 2) * (v.length ?? 4) * 1600, axes: { capacity: [1, 2, 3], length: [2, 4, 6] }, draw: ['lifting', 'sling'], stock: 120,
  },
  {
    sub: 'ladders-and-scaffolding', name: ['{type} ladder, {steps} steps', 'درج {type} {steps} درجات'],
    about: ['Aluminium with rubber feet, stands still.', 'ألمنيوم برجلين مطاط وثابت.'], unit: 'Each', price: (v) => 12000 + (v.steps ?? 6) * 8200, axes: { type: [['Step', 'منزلي', 1, { kind: 'step' }], ['Extension', 'تلسكوب', 1.4, { kind: 'extension' }], ['Platform', 'منصة', 1.7, { kind: 'platform' }]], steps: [4, 6, 8, 10] }, draw: ['access', 'step'], brands: 'machinery', keep: 11, stock: 60,
  },
  {
    sub: 'ladders-and-scaffolding', name: ['{type}', '{type}'],
    about: ['Galvanised or painted, joints that still fit after years.', 'مغلون أو مصبوغ ووصلاته تبقى مضبوطة سنين.'], unit: 'Piece', price: 14000, axes: { type: [['Scaffold frame 1.7 m', 'فريم سكلة 1.7 م', 1.5, { kind: 'scaffold' }], ['Scaffold tower 6 m', 'برج سكلة 6 م', 32, { kind: 'scaffold', colour: 'blue' }], ['Steel prop 3.5 m', 'جك كهربج 3.5 م', 1.2, { kind: 'prop' }], ['Steel prop 4.5 m', 'جك كهربج 4.5 م', 1.6, { kind: 'prop', colour: 'red' }], ['Swivel coupler', 'كلبس متحرك', 0.2, { kind: 'coupler' }], ['Fixed coupler', 'كلبس ثابت', 0.18, { kind: 'coupler', colour: 'brass' }], ['Scaffold plank 3 m', 'لوح سكلة 3 م', 1.1, { kind: 'plank' }]] }, draw: ['access', 'scaffold'], stock: 320,
  },
];
