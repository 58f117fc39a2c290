import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'tiles', name: ['{type} tile {size} cm', 'كاشي {type} {size} سم'],
    about: ['First grade, one calibre and shade to the box.', 'درجة أولى، قياس ولون واحد بالكارتون.'], unit: 'Square meter', price: 11500,
    axes: { type: [['porcelain, marble look', 'بورسلين مرمر', 1.5, { kind: 'plain', colour: 'white' }], ['porcelain, concrete look', 'بورسلين كونكريت', 1.4, { kind: 'check', colour: 'grey' }], ['ceramic wall', 'سيراميك جدران', 1, { kind: 'subway', colour: 'cream' }], ['ceramic, patterned', 'سيراميك منقوش', 1.15, { kind: 'pattern', colour: 'blue' }], ['wood look', 'بورسلين خشبي', 1.6, { kind: 'wood', colour: 'wood' }], ['mosaic', 'موزاييك', 2.2, { kind: 'mosaic', colour: 'green' }]], size: [['30 × 60', '30×60', 1], ['60 × 60', '60×60', 1.1], ['60 × 120', '60×120', 1.6], ['40 × 40', '40×40', 0.85]] }, draw: ['tile', 'check', 'cream'], brands: 'finishing', keep: 22, variants: 'tileColour', stock: 1400, goesWith: ['mortar-and-adhesives'],
  },
  {
    sub: 'marble-and-stone', name: ['{type} slab {thickness} mm', '{type} سمك {thickness} ملم'],
    about: ['Polished face, calibrated back, cut to size.', 'وجه مجلي وظهر معاير ويقص حسب القياس.'], unit: 'Square meter', price: (v) => (v.thickness ?? 20) * 1700,
    axes: { type: [['White marble', 'مرمر أبيض', 1.6, { kind: 'marble', colour: 'white' }], ['Beige marble', 'مرمر بيجي', 1.3, { kind: 'marble', colour: 'beige' }], ['Black granite', 'كرانيت أسود', 1.8, { kind: 'granite', colour: 'black' }], ['Grey granite', 'كرانيت رصاصي', 1.4, { kind: 'granite', colour: 'grey' }], ['Mosul limestone', 'حلان موصلي', 0.9, { kind: 'limestone', colour: 'cream' }]], thickness: [20, 30] }, draw: ['slab', 'marble'], stock: 260,
  },
  {
    sub: 'marble-and-stone', name: ['Stair tread, {type}, {lengthCm} cm', 'درجة مرمر {type} طول {lengthCm} سم'], about: ['Rounded nose with anti-slip groove.', 'أنف مدور وخط مانع للانزلاق.'], unit: 'Piece', price: (v) => (v.lengthCm ?? 120) * 210, axes: { type: [['beige', 'بيجي', 1, { colour: 'beige' }], ['black', 'أسود', 1.3, { colour: 'black' }]], lengthCm: [100, 120, 150] }, draw: ['slab', 'tread'], stock: 180,
  },
  {
    sub: 'doors', name: ['{type} door {size} cm', 'باب {type} {size} سم'],
    about: ['With frame and three hinges; lock sold apart.', 'مع الفريم وثلاث نرمادات والكيلون يباع لوحده.'], unit: 'Each', price: 110000,
    axes: { type: [['Panel wood', 'خشب حشوات', 1.5, { kind: 'panel', colour: 'brown' }], ['Flush wood', 'خشب مسحب', 1, { kind: 'flush', colour: 'wood' }], ['Security steel', 'حديد أمني', 2.6, { kind: 'steel', colour: 'graphite' }], ['Glazed aluminium', 'ألمنيوم وجام', 1.7, { kind: 'glass', colour: 'steel' }], ['PVC', 'PVC حمامات', 0.7, { kind: 'pvc', colour: 'white' }], ['Sliding', 'سحاب', 1.6, { kind: 'sliding', colour: 'white' }]], size: [['80 × 210', '80×210', 0.9], ['90 × 210', '90×210', 1], ['100 × 220', '100×220', 1.2]] }, draw: ['door', 'panel'], brands: 'finishing', keep: 16, stock: 40, goesWith: ['locks-and-hinges'],
  },
  {
    sub: 'windows', name: ['{type} window {size} cm, {colour}', 'شباك {type} {size} سم {colour}'],
    about: ['Double seal against dust, ready to fit.', 'سد مزدوج ضد الغبار وجاهز للتركيب.'], unit: 'Each', price: 95000,
    axes: { type: [['Casement', 'درفة', 1, { kind: 'casement' }], ['Sliding', 'سحاب', 0.9, { kind: 'sliding' }], ['Arched', 'قوس', 1.6, { kind: 'arched' }], ['Louvre', 'ابجور', 0.8, { kind: 'louvre' }]], size: [['100 × 120', '100×120', 1], ['150 × 150', '150×150', 1.8]], colour: [['white', 'أبيض', 1, { colour: 'white' }], ['brown', 'جوزي', 1.15, { colour: 'brown' }]] }, draw: ['windowFrame', 'casement'], brands: 'finishing', keep: 14, stock: 36,
  },
  {
    sub: 'windows', name: ['Insect screen {size} cm', 'منخل شباك {size} سم'], about: ['Fibre mesh in an aluminium frame.', 'منخل فايبر بفريم ألمنيوم.'], unit: 'Each', price: 14000, axes: { size: [['60 × 60', '60×60', 0.7], ['100 × 120', '100×120', 1], ['150 × 150', '150×150', 1.6]] }, draw: ['windowFrame', 'screen', 'steel'], stock: 120,
  },
  {
    sub: 'locks-and-hinges', name: ['{type}, {finish}', '{type} {finish}'],
    about: ['Smooth action, screws and keys in the box.', 'حركة ناعمة والبراغي والمفاتيح بالعلبة.'], unit: 'Each', price: 12000,
    axes: { type: [['Mortise lock', 'كيلون دفن', 1.2, { kind: 'lock' }], ['Door handle pair', 'يدة باب زوج', 1, { kind: 'handle' }], ['Butt hinges, 3 pieces', 'نرمادة 3 قطع', 0.5, { kind: 'hinge' }], ['Padlock 50 mm', 'قفل 50 ملم', 0.6, { kind: 'padlock' }], ['Cylinder 70 mm', 'سلندر 70 ملم', 0.9, { kind: 'cylinder' }], ['Door closer', 'ذراع باب', 2.4, { kind: 'closer' }], ['Door knob', 'يدة كروية', 0.8, { kind: 'knob' }]], finish: [['satin', 'ستيل', 1, { colour: 'steel' }], ['brass', 'ذهبي', 1.2, { colour: 'brass' }], ['black', 'أسود', 1.15, { colour: 'black' }]] }, draw: ['ironmongery', 'lock'], brands: 'finishing', keep: 18, stock: 180, goesWith: ['doors'],
  },
  {
    sub: 'ceilings-and-glass', name: ['{type}', '{type}'], about: ['Packed on edge, without chips.', 'مغلف على الحافة وبدون كسر.'], unit: 'Square meter', price: 9000,
    axes: { type: [['Mineral ceiling tile 60 × 60', 'سقف ثانوي معدني 60×60', 0.9, { kind: 'ceiling', colour: 'white' }], ['PVC gypsum ceiling tile', 'سقف ثانوي جبسن مفيلم', 0.6, { kind: 'ceiling', colour: 'cream' }], ['Ceiling grid', 'كرد سقف ثانوي', 0.5, { kind: 'grid', colour: 'steel' }], ['Clear glass 4 mm', 'جام شفاف 4 ملم', 1.1, { kind: 'glass' }], ['Tempered glass 10 mm', 'جام سيكوريت 10 ملم', 3.8, { kind: 'glass', colour: 'green' }], ['Double glazing', 'جام دبل', 4.6, { kind: 'glass', colour: 'blue' }], ['Glass block', 'طابوق زجاجي', 4, { kind: 'block' }], ['Skirting 8 cm', 'ازارة 8 سم', 0.3, { kind: 'skirting', colour: 'wood' }]] }, draw: ['surface', 'ceiling'], brands: 'finishing', stock: 460,
  },
];
