import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'split-units', name: ['{type} {cooling} t, {drive}', '{type} {cooling} طن {drive}'],
    about: ['Cools at 55 °C outside; compressor warranty five years.', 'يبرد بحرارة 55 خارجية وضمان الكومبريسر خمس سنوات.'], unit: 'Each', price: (v) => 160000 + (v.cooling ?? 1.5) * 260000,
    axes: { type: [['Split unit', 'سبلت', 1, { kind: 'split' }], ['Floor standing unit', 'سبلت عمودي', 1.5, { kind: 'floor' }], ['Cassette unit', 'كاسيت سقفي', 1.6, { kind: 'cassette' }], ['Window unit', 'مكيف شباك', 0.7, { kind: 'window' }]], cooling: [1, 1.5, 2, 3], drive: [['inverter', 'انفرتر', 1.25], ['on/off', 'عادي', 1]] }, specs: { refrigerant: 'R410A' }, draw: ['airConditioner', 'set'], brands: 'hvac', model: 'SU', keep: 20, sheet: true, stock: 35, goesWith: ['cooling-parts'],
  },
  {
    sub: 'air-coolers', name: ['Air cooler {type}, {airflow} m³/h', 'مبردة {type} {airflow} م³/ساعة'],
    about: ['Copper motor, honeycomb pads, floats and pump included.', 'ماطور نحاس وحشوة خلية نحل والطوافة والواتربم معها.'], unit: 'Each', price: (v) => 40000 + (v.airflow ?? 4000) * 27, axes: { type: [['window', 'شباك', 1, { kind: 'window' }], ['portable', 'متنقلة', 0.9, { kind: 'portable' }], ['roof', 'سطح', 1.5, { kind: 'roof' }]], airflow: [2500, 4000, 6000] }, draw: ['cooler', 'window'], brands: 'hvac', model: 'CL', stock: 48,
  },
  {
    sub: 'fans-and-extractors', name: ['{type} {lengthCm} cm', '{type} {lengthCm} سم'],
    about: ['Balanced blades, copper winding.', 'ريش موزونة ولف نحاس.'], unit: 'Each', price: (v) => 8000 + (v.lengthCm ?? 40) * 520, axes: { type: [['Stand fan', 'مروحة عمودية', 1, { kind: 'stand' }], ['Wall fan', 'مروحة جدارية', 0.95, { kind: 'wall' }], ['Exhaust fan', 'مفرغة هواء', 0.8, { kind: 'exhaust' }], ['Axial fan, industrial', 'مروحة صناعية', 2.4, { kind: 'axial' }], ['Duct fan', 'مروحة دكت', 1.5, { kind: 'duct' }]], lengthCm: [20, 30, 40, 60] }, draw: ['fan', 'stand'], brands: 'hvac', model: 'FN', keep: 15, stock: 110,
  },
  {
    sub: 'fans-and-extractors', name: ['Ceiling fan {lengthCm} cm, {type}', 'مروحة سقفية {lengthCm} سم {type}'], about: ['Five speeds, quiet bearing.', 'خمس سرعات وبيرنك هادئ.'], unit: 'Each', price: (v) => (v.lengthCm ?? 140) * 260, axes: { lengthCm: [120, 140, 150], type: [['white', 'أبيض', 1, { colour: 'white' }], ['brown', 'جوزي', 1.08, { colour: 'brown' }], ['remote control', 'ريموت', 1.7, { colour: 'graphite' }]] }, draw: ['fan', 'ceiling'], brands: 'hvac', model: 'CF', stock: 140,
  },
  {
    sub: 'heaters', name: ['{type} {volume} L', '{type} {volume} لتر'],
    about: ['Enamelled tank, thermostat and safety valve.', 'خزان مطلي ومنظم حرارة وصمام أمان.'], unit: 'Each', price: (v) => 45000 + (v.volume ?? 80) * 1050, axes: { type: [['Electric water heater', 'كيزر كهرباء', 1, { kind: 'boiler' }], ['Gas water heater', 'كيزر غاز', 1.3, { kind: 'gas' }], ['Solar water heater', 'كيزر شمسي', 3.1, { kind: 'solar' }]], volume: [50, 80, 120, 200] }, draw: ['heater', 'boiler'], brands: 'hvac', model: 'WH', keep: 11, sheet: true, stock: 46, goesWith: ['fittings', 'valves'],
  },
  {
    sub: 'heaters', name: ['{type} {power} W', '{type} {power} واط'], about: ['Cuts out when it falls.', 'ينطفي إذا وقع.'], unit: 'Each', price: (v) => 12000 + (v.power ?? 1500) * 19, axes: { type: [['Oil radiator', 'صوبة زيت', 1.5, { kind: 'oil' }], ['Electric heater', 'صوبة كهرباء', 0.6, { kind: 'radiator' }], ['Instant water heater', 'كيزر فوري', 1.4, { kind: 'instant' }]], power: [1500, 2000, 2500, 3500] }, draw: ['heater', 'oil'], brands: 'hvac', keep: 10, stock: 80,
  },
  {
    sub: 'ducts-and-grilles', name: ['{type} {size} cm', '{type} {size} سم'], about: ['Galvanised or powder coated, edges folded.', 'مغلون أو مصبوغ حراري وحافاته مطوية.'], unit: 'Piece', price: 12000,
    axes: { type: [['Supply grille', 'كريل دفع', 0.8, { kind: 'grille' }], ['Ceiling diffuser', 'ديفيوزر سقفي', 1.2, { kind: 'diffuser' }], ['Galvanised duct', 'دكت مغلون', 1.6, { kind: 'duct' }], ['Flexible duct, 10 m', 'دكت فلكسبل 10 م', 1.9, { kind: 'flex' }]], size: [['20 × 20', '20×20', 0.8], ['30 × 30', '30×30', 1], ['45 × 45', '45×45', 1.5], ['60 × 60', '60×60', 2]] }, draw: ['airPart', 'grille'], brands: 'hvac', keep: 14, stock: 130,
  },
  {
    sub: 'cooling-parts', name: ['Copper tube {size}, 15 m', 'بوري نحاس {size} لفة 15 م'], about: ['Soft drawn, cleaned and sealed.', 'مطاوع ونظيف ومسدود.'], unit: 'Roll', price: 62000, axes: { size: [['1/4"', '1/4 إنج', 0.6], ['3/8"', '3/8 إنج', 1], ['1/2"', '1/2 إنج', 1.4], ['5/8"', '5/8 إنج', 1.9]] }, draw: ['copperCoil', 'coil', 'copper'], stock: 120,
  },
  {
    sub: 'cooling-parts', name: ['{type}', '{type}'], about: ['Fits common split units.', 'يركب على السبلتات الشائعة.'], unit: 'Piece', price: 9000, axes: { type: [['Pipe insulation 3/8", 2 m', 'عازل بوري 3/8 طول 2 م', 0.2, { kind: 'insulation', colour: 'black' }], ['Pipe insulation 5/8", 2 m', 'عازل بوري 5/8 طول 2 م', 0.25, { kind: 'insulation', colour: 'white' }], ['Digital thermostat', 'ثرموستات رقمي', 3, { kind: 'thermostat' }], ['Wi-Fi thermostat', 'ثرموستات واي فاي', 5.6, { kind: 'thermostat', colour: 'black' }], ['Outdoor unit bracket', 'حمالة كومبريسر', 1.1, { subject: 'profile', kind: 'L', colour: 'white' }], ['Gas R410A, 11.3 kg', 'غاز R410A ‏11.3 كغم', 11, { subject: 'welding', kind: 'gas', colour: 'orange' }], ['Gas R22, 13.6 kg', 'غاز R22 ‏13.6 كغم', 9, { subject: 'welding', kind: 'gas', colour: 'green' }]] }, draw: ['airPart', 'thermostat'], stock: 220, goesWith: ['split-units'],
  },
];
