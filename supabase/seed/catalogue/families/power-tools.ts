import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'drills', name: ['{type} {power} W', '{type} {power} واط'],
    about: ['Metal gear case, variable speed, spare brushes in the box.', 'علبة تروس معدن وسرعة متغيرة وفحم احتياط بالعلبة.'], unit: 'Each', price: (v) => 24000 + (v.power ?? 600) * 52,
    axes: { type: [['Drill', 'دريل', 1, { kind: 'corded' }], ['Impact drill', 'دريل همر خفيف', 1.15, { kind: 'impact' }]], power: [500, 650, 850, 1050] }, specs: { voltage: 220 }, draw: ['drill', 'corded'], brands: 'power', model: 'DR', sheet: true, stock: 65, goesWith: ['drill-bits'],
  },
  {
    sub: 'drills', name: ['Cordless {type} {voltage} V, {ampHours} Ah', '{type} شحن {voltage} فولت {ampHours} أمبير'],
    about: ['Two batteries and charger, LED light, metal chuck.', 'بطاريتين وشاحنة وضوء ليد وظرف معدن.'], unit: 'Each', price: (v) => (v.voltage ?? 18) * 4200 + (v.ampHours ?? 2) * 14000,
    axes: { type: [['drill', 'دريل', 1, { kind: 'cordless' }], ['impact driver', 'درنفيس دقاق', 1.1, { kind: 'driver' }]], voltage: [12, 18, 20], ampHours: [2, 4] }, draw: ['drill', 'cordless'], brands: 'power', model: 'CD', keep: 10, sheet: true, stock: 50, goesWith: ['batteries-and-chargers', 'drill-bits'],
  },
  {
    sub: 'rotary-hammers', name: ['{type} {power} W', '{type} {power} واط'],
    about: ['Damped handle and dust seal for long days in concrete.', 'يدة مخمدة وسدادة غبار لشغل الكونكريت الطويل.'], unit: 'Each', price: (v) => 42000 + (v.power ?? 800) * 98,
    axes: { type: [['Rotary hammer SDS-plus', 'همر دريل SDS-plus', 1, { kind: 'rotary' }], ['Demolition hammer SDS-max', 'همر تكسير SDS-max', 1.7, { kind: 'demolition' }], ['Breaker hex 30', 'همر تكسير ثقيل هكس 30', 2.4, { kind: 'breaker' }]], power: [800, 1100, 1500, 1700] }, specs: { voltage: 220 }, draw: ['rotaryHammer', 'rotary'], brands: 'power', model: 'RH', sheet: true, stock: 35, goesWith: ['drill-bits'],
  },
  {
    sub: 'grinders', name: ['Angle grinder {disc} mm, {power} W', 'كوسرة {disc} ملم {power} واط'],
    about: ['Lock-on switch, side handle, tool-free guard.', 'سويج تثبيت ويدة جانبية وواقي بدون مفتاح.'], unit: 'Each', price: (v) => 12000 + (v.disc ?? 115) * 210 + (v.power ?? 900) * 14,
    axes: { disc: [115, 125, 180, 230], power: [750, 1100, 2000] }, draw: ['grinder', 'small'], brands: 'power', model: 'AG', keep: 10, stock: 80, goesWith: ['discs-and-blades', 'eye-ear-and-breathing'],
  },
  {
    sub: 'grinders', name: ['Cordless grinder {disc} mm, {voltage} V', 'كوسرة شحن {disc} ملم {voltage} فولت'],
    about: ['Brushless motor, body only or with battery.', 'ماطور بدون فحم، مع بطارية.'], unit: 'Each', price: (v) => (v.voltage ?? 18) * 6100, axes: { disc: [115, 125], voltage: [18, 20] }, draw: ['grinder', 'cordless'], brands: 'power', model: 'CG', stock: 30, goesWith: ['batteries-and-chargers'],
  },
  {
    sub: 'power-saws', name: ['{type} {power} W', '{type} {power} واط'],
    about: ['Straight guided cut, dust outlet, blade included.', 'قص مستقيم ومخرج غبار ومعه شفرة.'], unit: 'Each', price: (v) => 30000 + (v.power ?? 1200) * 58,
    axes: { type: [['Circular saw', 'منشار صينية', 1, { kind: 'circular' }], ['Jigsaw', 'منشار اركت', 0.75, { kind: 'jig' }], ['Mitre saw', 'منشار زاوية', 1.9, { kind: 'mitre' }], ['Reciprocating saw', 'منشار سبعي', 1.1, { kind: 'reciprocating' }]], power: [750, 1200, 1600] }, specs: { voltage: 220 }, draw: ['powerSaw', 'circular'], brands: 'power', model: 'PS', stock: 32, goesWith: ['discs-and-blades'],
  },
  {
    sub: 'power-saws', name: ['Petrol chainsaw, bar {sizeInch}', 'منشار بانزين شيش {sizeInch}'],
    about: ['Two-stroke with easy start and chain brake.', 'شوطين تشغيل سهل وبريك جنزير.'], unit: 'Each', price: 145000, axes: { sizeInch: [['16"', '16 إنج', 1], ['18"', '18 إنج', 1.15], ['20"', '20 إنج', 1.35]] }, draw: ['powerSaw', 'chain'], brands: 'power', model: 'CH', stock: 18,
  },
  {
    sub: 'sanders-and-planers', name: ['{type} {power} W', '{type} {power} واط'],
    about: ['Low vibration, dust bag, hook-and-loop or belt change in seconds.', 'اهتزاز قليل وكيس غبار وتبديل سريع.'], unit: 'Each', price: (v) => 22000 + (v.power ?? 300) * 70,
    axes: { type: [['Orbital sander', 'ماكنة صنفرة', 1, { kind: 'orbital' }], ['Belt sander', 'صنفرة حزام', 1.4, { kind: 'belt' }], ['Electric planer', 'رندة كهربائية', 1.5, { kind: 'planer' }], ['Polisher', 'ماكنة تلميع', 1.3, { kind: 'polisher' }]], power: [300, 600, 900] }, draw: ['sander', 'orbital'], brands: 'power', model: 'SP', stock: 28,
  },
  {
    sub: 'drill-bits', name: ['{type} bit {diameter} mm', 'ريشة {type} {diameter} ملم'],
    about: ['Ground and marked; sold singly.', 'مجلخة ومعلّمة، تباع بالمفرد.'], unit: 'Piece', price: (v) => 900 + (v.diameter ?? 8) * 260,
    axes: { type: [['HSS twist', 'حديد HSS', 1, { kind: 'twist' }], ['masonry', 'كونكريت', 0.9, { kind: 'masonry' }], ['SDS-plus', 'SDS-plus', 1.6, { kind: 'sds' }]], diameter: [5, 6, 8, 10, 12, 16] }, draw: ['drillBit', 'twist'], brands: 'power', stock: 420, goesWith: ['drills'],
  },
  {
    sub: 'drill-bits', name: ['{type}', '{type}'],
    about: ['Keeps its edge and runs true.', 'يحافظ على حده ويدور مضبوط.'], unit: 'Each', price: 12000,
    axes: { type: [['Hole saw set, 11 pieces', 'طقم كوب سو 11 قطعة', 2.2, { kind: 'hole' }], ['Hole saw 68 mm', 'كوب سو 68 ملم', 0.7, { kind: 'hole', colour: 'yellow' }], ['Step drill 4–32 mm', 'ريشة مدرجة 4–32 ملم', 1.3, { kind: 'step' }], ['Screw bits, 32 pieces', 'لقم درنفيس 32 قطعة', 0.9, { kind: 'bits' }], ['Wood auger 20 mm', 'بريمة خشب 20 ملم', 0.8, { kind: 'auger' }]] }, draw: ['drillBit', 'hole'], brands: 'power', stock: 90,
  },
  {
    sub: 'discs-and-blades', name: ['{type} {disc} mm', '{type} {disc} ملم'],
    about: ['Balanced for full speed, ring marked with its limit.', 'موزون للسرعة القصوى والحد مكتوب على الحلقة.'], unit: 'Piece', price: (v) => (v.disc ?? 115) * 11,
    axes: { type: [['Cutting disc, metal', 'قرص قص حديد', 1, { kind: 'cutting' }], ['Grinding disc', 'قرص جلخ', 1.3, { kind: 'wheel' }], ['Flap disc', 'قرص صنفرة مروحي', 2, { kind: 'flap' }], ['Diamond disc', 'قرص ماسي', 6.5, { kind: 'diamond' }], ['Saw blade, wood', 'صينية خشب', 8, { kind: 'blade' }]], disc: [115, 180, 230] }, draw: ['disc', 'cutting'], brands: 'power', stock: 900, goesWith: ['grinders'],
  },
  {
    sub: 'batteries-and-chargers', name: ['{type} {voltage} V, {ampHours} Ah', '{type} {voltage} فولت {ampHours} أمبير'],
    about: ['Protected cells, charge indicator.', 'خلايا محمية ومؤشر شحن.'], unit: 'Each', price: (v) => (v.voltage ?? 18) * 800 + (v.ampHours ?? 2) * 8200, axes: { type: [['Battery pack', 'بطارية عدة', 1, { kind: 'pack' }], ['Fast charger', 'شاحنة سريعة', 0.8, { kind: 'charger' }]], voltage: [12, 18, 20], ampHours: [2, 4] }, draw: ['powerPack', 'pack'], brands: 'power', keep: 9, stock: 70, goesWith: ['drills'],
  },
];
