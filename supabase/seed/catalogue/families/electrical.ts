import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'cables-and-wires', name: ['Single core wire {section} mm², 100 m', 'واير مفرد {section} ملم² لفة 100 م'],
    about: ['Full copper, real section, PVC 450/750 V.', 'نحاس كامل ومقطع حقيقي، عزل PVC ‏450/750 فولت.'], unit: 'Roll', price: (v) => (v.section ?? 2.5) * 17500 + 4000, axes: { section: [1.5, 2.5, 4, 6, 10, 16] }, specs: { cores: 1, standard: 'IEC 60227' }, draw: ['cable', 'coil'], brands: 'electrical', variants: 'cableColour', sheet: true, stock: 300,
  },
  {
    sub: 'cables-and-wires', name: ['{type} cable {cores} × {section} mm²', 'كيبل {type} {cores}×{section} ملم²'],
    about: ['Cut to length; drum on request.', 'يقص حسب الطول، والبكرة حسب الطلب.'], unit: 'Meter', price: (v) => (v.cores ?? 4) * (v.section ?? 10) * 195 + 400,
    axes: { type: [['flexible', 'مرن', 1, { kind: 'section' }], ['armoured', 'مسلح', 1.35, { kind: 'drum' }]], cores: [2, 3, 4], section: [4, 10, 16, 35] }, specs: { standard: 'IEC 60502' }, draw: ['cable', 'drum'], brands: 'electrical', keep: 18, sheet: true, stock: 3500, goesWith: ['conduit-and-trunking'],
  },
  {
    sub: 'breakers-and-boards', name: ['Miniature breaker {poles}P {current} A', 'جوزة {poles} قطب {current} أمبير'],
    about: ['Curve C, 6 kA, snaps on DIN rail.', 'منحنى C قدرة قطع 6 كيلو أمبير تركب على سكة.'], unit: 'Piece', price: (v) => 2600 * (v.poles ?? 1) + (v.current ?? 16) * 18, axes: { poles: [1, 2, 3], current: [10, 16, 20, 32, 63] }, specs: { standard: 'IEC 60898' }, draw: ['breaker', '1'], brands: 'electrical', model: 'MB', stock: 420,
  },
  {
    sub: 'breakers-and-boards', name: ['{type} {current} A', '{type} {current} أمبير'],
    about: ['Visible trip position, copper terminals.', 'وضع الفصل واضح ومرابط نحاس.'], unit: 'Piece', price: (v) => 21000 + (v.current ?? 100) * 420,
    axes: { type: [['Moulded case breaker 3P', 'قاطع MCCB ثلاثي', 1, { kind: 'mccb' }], ['Contactor 3P', 'كونتكتر ثلاثي', 0.6, { kind: 'contactor' }], ['Earth leakage breaker', 'قاطع تسرب أرضي', 0.9, { kind: 'rccb' }]], current: [40, 63, 100, 160] }, draw: ['breaker', 'mccb'], brands: 'electrical', model: 'MC', sheet: true, stock: 90,
  },
  {
    sub: 'breakers-and-boards', name: ['Distribution board {ways} ways, {type}', 'بورد توزيع {ways} خط {type}'],
    about: ['Powder-coated steel with earth and neutral bars.', 'حديد مصبوغ حراري مع بار أرضي وحيادي.'], unit: 'Each', price: (v) => 9000 + (v.ways ?? 12) * 1900, axes: { ways: [8, 12, 18, 24, 36], type: [['flush', 'دفن', 1], ['surface', 'ظاهر', 1.06]] }, draw: ['breaker', 'board', 'grey'], brands: 'electrical', stock: 70,
  },
  {
    sub: 'switches-and-sockets', name: ['{type}, {colour}', '{type} {colour}'],
    about: ['Silver contacts, screw terminals that hold two wires.', 'تماسات فضة ومرابط تستوعب سلكين.'], unit: 'Piece', price: 2500,
    axes: { type: [['Switch 1 gang', 'سويج خط واحد', 0.8, { kind: 'switch1' }], ['Switch 2 gang', 'سويج خطين', 1, { kind: 'switch2' }], ['Switch 3 gang', 'سويج ثلاث خطوط', 1.3, { kind: 'switch3' }], ['Socket 13 A', 'بلك 13 أمبير', 1.1, { kind: 'socket' }], ['Double socket 13 A', 'بلك مزدوج 13 أمبير', 1.8, { kind: 'double' }], ['Socket with USB', 'بلك مع USB', 3.4, { kind: 'usb' }], ['Dimmer', 'مخفّت إنارة', 2.9, { kind: 'dimmer' }], ['Bell push', 'جرس', 0.9, { kind: 'bell' }]], colour: [['white', 'أبيض', 1, { colour: 'white' }], ['grey', 'رصاصي', 1.15, { colour: 'grey' }], ['gold', 'ذهبي', 1.4, { colour: 'brass' }]] },
    draw: ['wallPlate', 'socket'], brands: 'electrical', keep: 22, stock: 520, goesWith: ['conduit-and-trunking'],
  },
  {
    sub: 'lighting', name: ['LED {type} {power} W, {light}', '{type} ليد {power} واط {light}'],
    about: ['Works from 170 to 250 V, two-year warranty.', 'يشتغل من 170 إلى 250 فولت وضمان سنتين.'], unit: 'Piece', price: (v) => 800 + (v.power ?? 12) * 210,
    axes: { type: [['bulb', 'كلوب', 1, { kind: 'bulb' }], ['spot', 'سبوت لايت', 1.4, { kind: 'spot' }], ['tube', 'شمعة', 1.1, { kind: 'tube' }], ['panel', 'بانيل', 2.1, { kind: 'panel' }]], power: [9, 12, 18, 24], light: [['white 6500 K', 'أبيض 6500', 1], ['warm 3000 K', 'شمسي 3000', 1]] }, draw: ['lamp', 'bulb'], brands: 'electrical', keep: 22, stock: 600,
  },
  {
    sub: 'lighting', name: ['LED {type} {power} W', '{type} ليد {power} واط'],
    about: ['Sealed against dust and rain, aluminium body.', 'مسدود ضد التراب والمطر وجسمه ألمنيوم.'], unit: 'Piece', price: (v) => 4000 + (v.power ?? 50) * 380,
    axes: { type: [['floodlight', 'بروجكتر', 1, { kind: 'flood' }], ['street light', 'إنارة شارع', 1.4, { kind: 'street' }], ['bulkhead', 'إنارة جدارية', 0.9, { kind: 'bulkhead' }], ['strip, 5 m', 'شريط 5 م', 0.6, { kind: 'strip' }]], power: [30, 50, 100, 200] }, specs: { protection: 'IP65' }, draw: ['lamp', 'flood'], brands: 'electrical', keep: 14, sheet: true, stock: 140,
  },
  {
    sub: 'conduit-and-trunking', name: ['{type} {diameter} mm', '{type} {diameter} ملم'],
    about: ['White, flame retardant, does not crack in winter.', 'أبيض غير قابل للاشتعال وما يتكسر بالشتا.'], unit: 'Piece', price: (v) => (v.diameter ?? 20) * 55,
    axes: { type: [['PVC conduit, 3 m', 'بوري كهرباء PVC طول 3 م', 1, { kind: 'conduit' }], ['Trunking, 2 m', 'ترنك طول 2 م', 1.5, { kind: 'trunking' }], ['Flexible conduit, 25 m', 'بوري فلكسبل 25 م', 7, { kind: 'flex' }], ['Cable gland', 'كلاند كيبل', 0.9, { kind: 'gland' }], ['Junction box', 'علبة توصيل', 1.2, { kind: 'box' }]], diameter: [16, 20, 25, 40] }, draw: ['conduit', 'conduit'], keep: 16, stock: 900,
  },
  {
    sub: 'conduit-and-trunking', name: ['Perforated cable tray {widthMm} mm, 2.4 m', 'كيبل تري مثقب {widthMm} ملم طول 2.4 م'],
    about: ['Hot-dip galvanised, with coupler and bolts.', 'مغلون على الحار مع الوصلة والبراغي.'], unit: 'Piece', price: (v) => (v.widthMm ?? 100) * 135, axes: { widthMm: [100, 200, 300] }, draw: ['conduit', 'tray', 'steel'], stock: 160,
  },
  {
    sub: 'backup-and-solar', name: ['{type}', '{type}'],
    about: ['Tested under load before delivery, installation on request.', 'مفحوص على الحمل قبل التسليم والنصب حسب الطلب.'], unit: 'Each', price: 100000,
    axes: { type: [['Solar panel 450 W', 'لوح شمسي 450 واط', 1.15, { kind: 'panel' }], ['Solar panel 580 W', 'لوح شمسي 580 واط', 1.45, { kind: 'panel', colour: 'graphite' }], ['Hybrid inverter 3.5 kW', 'انفرتر هجين 3.5 كيلوواط', 4.6, { kind: 'inverter' }], ['Hybrid inverter 6 kW', 'انفرتر هجين 6 كيلوواط', 7.9, { kind: 'inverter', colour: 'orange' }], ['Gel battery 12 V 200 Ah', 'بطارية جل 12 فولت 200 أمبير', 2.6, { kind: 'battery' }], ['Lithium battery 5 kWh', 'بطارية ليثيوم 5 كيلوواط ساعة', 14.5, { kind: 'battery', colour: 'white' }], ['UPS 1.2 kVA', 'يو بي اس 1.2 كي في أي', 1.05, { kind: 'ups' }], ['UPS 3 kVA online', 'يو بي اس 3 كي في أي اونلاين', 6.2, { kind: 'ups', colour: 'black' }], ['Voltage stabiliser 5 kVA', 'منظم فولتية 5 كي في أي', 1.5, { kind: 'stabiliser' }], ['Voltage stabiliser 10 kVA', 'منظم فولتية 10 كي في أي', 2.4, { kind: 'stabiliser', colour: 'red' }]] },
    draw: ['powerBackup', 'panel'], brands: 'electrical', model: 'PB', sheet: true, stock: 40,
  },
  {
    sub: 'leads-and-testers', name: ['{type}', '{type}'],
    about: ['Copper cable of full section and a plug that stays cool.', 'كيبل نحاس بمقطع كامل وبلك ما يسخن.'], unit: 'Piece', price: 8000,
    axes: { type: [['Extension strip, 4 ways, 3 m', 'سيار 4 فتحات 3 م', 0.9, { kind: 'strip' }], ['Extension strip, 6 ways, 5 m', 'سيار 6 فتحات 5 م', 1.4, { kind: 'strip', colour: 'black' }], ['Cable reel 25 m', 'بكرة سيار 25 م', 4, { kind: 'reel' }], ['Cable reel 50 m', 'بكرة سيار 50 م', 7, { kind: 'reel', colour: 'orange' }], ['Plug 13 A', 'فيشة 13 أمبير', 0.2, { kind: 'plug' }], ['Industrial plug 32 A', 'فيشة صناعية 32 أمبير', 1.1, { kind: 'plug', colour: 'blue' }], ['Digital multimeter', 'افوميتر رقمي', 1.9, { kind: 'tester' }], ['Clamp meter 600 A', 'كلامب ميتر 600 أمبير', 4.2, { kind: 'tester', colour: 'red' }], ['Voltage tester pen', 'درنفيس فحص', 0.4, { kind: 'tester', colour: 'yellow' }]] }, draw: ['extension', 'strip'], brands: 'electrical', stock: 190,
  },
];
