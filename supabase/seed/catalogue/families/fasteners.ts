import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'screws', name: ['{type} screws {size} mm, box of {packCount}', 'براغي {type} {size} ملم علبة {packCount}'],
    about: ['Sharp point, head that does not strip.', 'سن حاد وراس ما ينلعب.'], unit: 'Box', price: (v) => 1500 + (v.packCount ?? 200) * 9,
    axes: { type: [['Wood', 'خشب', 1, { kind: 'wood', colour: 'brass' }], ['Drywall', 'جبسن بورد', 0.8, { kind: 'drywall', colour: 'black' }], ['Self-drilling', 'ذاتي الثقب', 1.2, { kind: 'self' }], ['Roofing', 'جينكو', 1.5, { kind: 'roofing' }], ['Concrete', 'كونكريت', 1.9, { kind: 'concrete', colour: 'blue' }]], size: [['3.5 × 25', '3.5×25', 0.8], ['4 × 40', '4×40', 1], ['5 × 60', '5×60', 1.5]], packCount: [100, 500] }, draw: ['screw', 'wood'], brands: 'fasteners', keep: 24, stock: 480,
  },
  {
    sub: 'bolts', name: ['{type} bolt {thread} × {lengthMm} mm, grade {grade}', 'برغي {type} {thread}×{lengthMm} ملم درجة {grade}'],
    about: ['With nut, marked head, box of 50.', 'مع الصامولة وراس معلّم، علبة 50.'], unit: 'Box', price: (v) => 3000 + (v.lengthMm ?? 60) * 85,
    axes: { type: [['Hex', 'مسدس', 1, { kind: 'hex' }], ['Socket', 'ألن', 1.5, { kind: 'socket', colour: 'black' }], ['Carriage', 'عربة', 1.1, { kind: 'carriage' }]], thread: [['M8', 'M8', 1], ['M10', 'M10', 1.5], ['M12', 'M12', 2.1]], lengthMm: [40, 60, 100], grade: [['8.8', '8.8', 1]] }, draw: ['bolt', 'hex', 'steel'], brands: 'fasteners', keep: 20, stock: 260,
  },
  {
    sub: 'bolts', name: ['{type} {thread}', '{type} {thread}'],
    about: ['Galvanised, threads run clean.', 'مغلون والسن نظيف.'], unit: 'Piece', price: 2200, axes: { type: [['Threaded rod 1 m', 'شيش سن 1 م', 1, { kind: 'stud' }], ['U bolt', 'برغي U', 0.9, { kind: 'u' }], ['Eye bolt', 'برغي حلقة', 1.2, { kind: 'eye' }]], thread: [['M8', 'M8', 0.8], ['M10', 'M10', 1], ['M12', 'M12', 1.4], ['M16', 'M16', 2.4]] }, draw: ['bolt', 'stud'], brands: 'fasteners', stock: 600,
  },
  {
    sub: 'nuts-and-washers', name: ['{type} {thread}, box of {packCount}', '{type} {thread} علبة {packCount}'],
    about: ['Counted by weight, clean of oil.', 'معدودة بالوزن ونظيفة من الزيت.'], unit: 'Box', price: (v) => 1200 + (v.packCount ?? 100) * 22,
    axes: { type: [['Hex nut', 'صامولة', 1, { kind: 'nut' }], ['Lock nut', 'صامولة قفل', 1.5, { kind: 'lock' }], ['Wing nut', 'صامولة فراشة', 1.6, { kind: 'wing' }], ['Flat washer', 'واشر عدل', 0.6, { kind: 'washer' }], ['Spring washer', 'واشر سبرنك', 0.7, { kind: 'spring' }], ['Cap nut', 'صامولة قبة', 1.8, { kind: 'cap' }]], thread: [['M6', 'M6', 0.7], ['M8', 'M8', 1], ['M12', 'M12', 1.8]], packCount: [100] }, draw: ['nut', 'nut', 'steel'], brands: 'fasteners', stock: 420,
  },
  {
    sub: 'anchors-and-plugs', name: ['{type} {size} mm, box of {packCount}', '{type} {size} ملم علبة {packCount}'],
    about: ['Load table printed in the box.', 'جدول الأحمال مطبوع داخل العلبة.'], unit: 'Box', price: (v) => 2500 + (v.packCount ?? 50) * 95,
    axes: { type: [['Wedge anchor', 'أنكر بولت', 2, { kind: 'wedge' }], ['Sleeve anchor', 'راول بولت', 1.6, { kind: 'sleeve' }], ['Drop-in anchor', 'أنكر داخلي', 1.3, { kind: 'dropin', colour: 'brass' }], ['Nylon plug', 'دبل نايلون', 0.25, { kind: 'plug', colour: 'grey' }], ['Toggle anchor', 'دبل فراشة', 0.8, { kind: 'toggle' }]], size: [['8', '8', 0.8], ['10', '10', 1], ['12', '12', 1.4]], packCount: [50] }, draw: ['anchor', 'wedge', 'steel'], brands: 'fasteners', sheet: true, stock: 300, goesWith: ['drill-bits'],
  },
  {
    sub: 'anchors-and-plugs', name: ['Chemical anchor {volumeMl} ml', 'أنكر كيمياوي {volumeMl} مل'], about: ['For starter bars and heavy brackets, mixer nozzle included.', 'لأشاير الحديد والحمالات الثقيلة ومعه الخلاط.'], unit: 'Piece', price: (v) => 6000 + (v.volumeMl ?? 300) * 32, axes: { volumeMl: [300, 410] }, draw: ['anchor', 'chemical'], brands: 'fasteners', sheet: true, stock: 120,
  },
  {
    sub: 'nails-and-rivets', name: ['{type} {size}, {packWeight} kg', '{type} {size} كارتون {packWeight} كغم'],
    about: ['Bright or galvanised, points even.', 'لامع أو مغلون وسنه متساوي.'], unit: 'Box', price: (v) => (v.packWeight ?? 1) * 2400, axes: { type: [['Common nails', 'بسامير خشب', 1, { kind: 'common' }], ['Concrete nails', 'بسامير كونكريت', 1.6, { kind: 'concrete' }], ['Roofing nails', 'بسامير جينكو', 1.4, { kind: 'roofing' }]], size: [['2"', '2 إنج', 1], ['3"', '3 إنج', 0.97], ['4"', '4 إنج', 0.95]], packWeight: [1, 5] }, draw: ['nail', 'common', 'steel'], stock: 420,
  },
  {
    sub: 'nails-and-rivets', name: ['{type}, box of {packCount}', '{type} علبة {packCount}'], about: ['Fits common guns and riveters.', 'يركب على الفرد والكلبس الشائع.'], unit: 'Box', price: (v) => 1000 + (v.packCount ?? 500) * 8, axes: { type: [['Blind rivets 4 × 10', 'برشام 4×10', 1.4, { kind: 'rivet' }], ['Blind rivets 4.8 × 16', 'برشام 4.8×16', 1.9, { kind: 'rivet', colour: 'copper' }], ['Staples 10 mm', 'دبابيس 10 ملم', 0.5, { kind: 'staple' }], ['Brad nails, strip 50 mm', 'بسامير فرد شريط 50 ملم', 1.2, { kind: 'strip' }], ['Cable clips 8 mm', 'قفيز كيبل 8 ملم', 0.6, { kind: 'clip', colour: 'white' }]], packCount: [500, 1000] }, draw: ['nail', 'rivet'], stock: 360,
  },
  {
    sub: 'chain-and-rigging', name: ['{type} {diameter} mm', '{type} {diameter} ملم'], about: ['Calibrated and galvanised, sold by the metre or piece.', 'معاير ومغلون، يباع بالمتر أو القطعة.'], unit: 'Piece', price: (v) => (v.diameter ?? 8) * 430, axes: { type: [['Chain, per metre', 'زنجيل بالمتر', 1, { kind: 'chain' }], ['Bow shackle', 'شكل', 1.1, { kind: 'shackle' }], ['Wire rope clip', 'قفيص وايرروب', 0.4, { kind: 'clip' }], ['Thimble', 'كشتبان وايرروب', 0.3, { kind: 'thimble' }]], diameter: [6, 8, 10, 13] }, draw: ['rigging', 'chain', 'steel'], stock: 520,
  },
  {
    sub: 'screws', name: ['Assorted fasteners, {pieces} pieces, {type}', 'علبة براغي منوعة {pieces} قطعة {type}'], about: ['Sorted in a case with a lid for each size.', 'مرتبة بعلبة وكل قياس بخانة.'], unit: 'Each', price: (v) => 4000 + (v.pieces ?? 300) * 18, axes: { pieces: [150, 300, 600], type: [['open', 'مفتوحة', 1, { kind: 'open' }], ['with lid', 'بغطاء', 1.15, { kind: 'closed' }]] }, draw: ['partsBox', 'open'], stock: 70,
  },
];
