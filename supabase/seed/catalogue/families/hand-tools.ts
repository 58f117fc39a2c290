import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'hammers-and-chisels', name: ['{type} hammer {weight} kg', 'جاكوج {type} {weight} كغم'],
    about: ['Forged head, handle that does not loosen in dry heat.', 'راس مطروق ويدة ما ترخى بالحر اليابس.'], unit: 'Piece', price: (v) => 4500 + (v.weight ?? 0.5) * 7800,
    axes: { type: [['Claw', 'بسامير', 1, { kind: 'claw' }], ['Ball peen', 'حدادة', 1.05, { kind: 'ball' }], ['Rubber', 'مطاط', 0.8, { kind: 'mallet', colour: 'black' }]], weight: [0.3, 0.5, 0.8] },
    draw: ['hammer', 'claw'], brands: 'tools', model: 'HM', stock: 150, goesWith: ['nails-and-rivets'],
  },
  {
    sub: 'hammers-and-chisels', name: ['Sledge hammer {weight} kg, {material} handle', 'مطرقة ثقيلة {weight} كغم يدة {material}'],
    about: ['For breaking and driving stakes.', 'للتكسير ودك الأوتاد.'], unit: 'Piece', price: (v) => 6000 + (v.weight ?? 3) * 4200,
    axes: { weight: [3, 5, 8], material: [['wooden', 'خشب', 1], ['fibreglass', 'فايبر', 1.35]] }, draw: ['hammer', 'sledge'], brands: 'tools', model: 'SL', stock: 80,
  },
  {
    sub: 'hammers-and-chisels', name: ['{type} chisel {lengthMm} mm', 'قلم {type} {lengthMm} ملم'],
    about: ['Hardened edge, softer head that does not splinter.', 'حد مقسى وراس لا يتطاير.'], unit: 'Piece', price: (v) => 2500 + (v.lengthMm ?? 250) * 16,
    axes: { type: [['Cold', 'حديد عدل', 1, { kind: 'cold' }], ['Pointed', 'مدبب', 1, { kind: 'point' }], ['Wood', 'خشب', 1.3, { kind: 'wood' }], ['Bolster', 'عريض', 1.4, { kind: 'bolster' }]], lengthMm: [200, 250, 300] },
    draw: ['chisel', 'cold'], brands: 'tools', keep: 9, stock: 190,
  },
  {
    sub: 'pliers-and-cutters', name: ['{type} {lengthMm} mm', '{type} {lengthMm} ملم'],
    about: ['Chrome vanadium steel, two-part grip.', 'فولاذ كروم فاناديوم وقبضة مطاطية.'], unit: 'Piece', price: (v) => 4200 + (v.lengthMm ?? 180) * 26,
    axes: { type: [['Combination pliers', 'بلايس', 1, { kind: 'combination' }], ['Long-nose pliers', 'بلايس بوز', 1.05, { kind: 'longnose' }], ['Side cutters', 'قطاعة جانبية', 1.1, { kind: 'cutter' }], ['Pincers', 'كلبتين حدادة', 0.95, { kind: 'pincers' }], ['Crimping pliers', 'كلبس كهرباء', 1.7, { kind: 'crimper' }]], lengthMm: [160, 180, 200] },
    draw: ['pliers', 'combination'], brands: 'tools', model: 'PL', keep: 14, stock: 170,
  },
  {
    sub: 'wrenches-and-sockets', name: ['Combination spanner {size} mm', 'سبانة مزدوجة {size} ملم'],
    about: ['Drop forged, sizes stamped deep.', 'مطروقة والقياس محفور واضح.'], unit: 'Piece', price: 3200,
    axes: { size: [['8', '8', 0.8], ['10', '10', 0.9], ['13', '13', 1], ['17', '17', 1.35], ['19', '19', 1.5], ['24', '24', 2.1], ['32', '32', 3.6]] }, draw: ['wrench', 'combination', 'steel'], brands: 'tools', model: 'CS', stock: 320,
  },
  {
    sub: 'wrenches-and-sockets', name: ['{type} {lengthMm} mm', '{type} {lengthMm} ملم'],
    about: ['Smooth screw that holds its setting.', 'برغي ناعم يثبت على القياس.'], unit: 'Piece', price: (v) => (v.lengthMm ?? 250) * 52,
    axes: { type: [['Adjustable spanner', 'سبانة فرنسية', 1, { kind: 'adjustable' }], ['Pipe wrench', 'رنج بواري', 1.2, { kind: 'pipe' }]], lengthMm: [200, 250, 300, 450] }, draw: ['wrench', 'adjustable'], brands: 'tools', model: 'AW', stock: 130, goesWith: ['fittings'],
  },
  {
    sub: 'wrenches-and-sockets', name: ['{type} set, {pieces} pieces', 'طقم {type} {pieces} قطعة'],
    about: ['In a steel or moulded case with a place for each piece.', 'بعلبة وكل قطعة بمكانها.'], unit: 'Each', price: (v) => 9000 + (v.pieces ?? 24) * 1150,
    axes: { type: [['Socket', 'بوكسات', 1.2, { kind: 'socket' }], ['Allen key', 'مفاتيح ألن', 0.6, { kind: 'allen' }], ['Ring spanner', 'سبانات نجمة', 1, { kind: 'ring' }]], pieces: [9, 12, 24, 46] }, draw: ['wrench', 'socket'], brands: 'tools', keep: 9, stock: 60,
  },
  {
    sub: 'screwdrivers', name: ['{type} screwdriver {lengthMm} mm', 'درنفيس {type} {lengthMm} ملم'],
    about: ['Magnetic tip, handle that fits a wet hand.', 'راس مغناطيسي ويدة ما تنزلق.'], unit: 'Piece', price: (v) => 1800 + (v.lengthMm ?? 100) * 14,
    axes: { type: [['Flat', 'عدل', 1, { kind: 'flat' }], ['Cross', 'مربع', 1, { kind: 'cross' }], ['Insulated 1000 V', 'معزول 1000 فولت', 1.8, { kind: 'insulated', colour: 'red' }]], lengthMm: [75, 100, 150] }, draw: ['screwdriver', 'flat'], brands: 'tools', keep: 9, stock: 240,
  },
  {
    sub: 'screwdrivers', name: ['Screwdriver set, {pieces} pieces', 'طقم درنفيسات {pieces} قطعة'],
    about: ['The sizes a fitter uses, in a hanging case.', 'القياسات المستعملة بحافظة تعليق.'], unit: 'Each', price: (v) => 3000 + (v.pieces ?? 6) * 1450, axes: { pieces: [6, 8, 12, 32] }, draw: ['screwdriver', 'set', undefined, 'blue'], brands: 'tools', stock: 75,
  },
  {
    sub: 'measuring-and-marking', name: ['Tape measure {length} m', 'فيتة قياس {length} م'],
    about: ['Nylon-coated blade with clear marks from both sides.', 'شريط مطلي وأرقامه واضحة من الوجهين.'], unit: 'Piece', price: (v) => 2200 + (v.length ?? 5) * 720, axes: { length: [3, 5, 8, 30, 50] }, draw: ['measuring', 'tape', undefined, 'yellow'], brands: 'tools', model: 'TM', stock: 260,
  },
  {
    sub: 'measuring-and-marking', name: ['Spirit level {lengthCm} cm', 'ميزان ماء {lengthCm} سم'],
    about: ['Milled base, three vials, reads true both ways.', 'قاعدة مفرزة وثلاث فقاعات، يقرأ صح من الجهتين.'], unit: 'Piece', price: (v) => 5000 + (v.lengthCm ?? 60) * 145, axes: { lengthCm: [40, 60, 100, 150] }, draw: ['measuring', 'level'], brands: 'tools', model: 'SLV', stock: 110,
  },
  {
    sub: 'measuring-and-marking', name: ['{type}', '{type}'],
    about: ['Checked before packing, with spare battery or chalk where it needs one.', 'مفحوص قبل التغليف ومعه بطارية أو طباشير إضافي حسب النوع.'], unit: 'Piece', price: 18000,
    axes: { type: [['Laser level, cross line', 'ميزان ليزر خطين', 4.2, { kind: 'laser' }], ['Laser level, 12 lines', 'ميزان ليزر 12 خط', 7.5, { kind: 'laser', colour: 'green' }], ['Laser distance meter 50 m', 'فيتة ليزر 50 م', 3.1, { kind: 'laser', colour: 'yellow' }], ['Vernier caliper 150 mm', 'ورنية 150 ملم', 1, { kind: 'caliper' }], ['Digital caliper 150 mm', 'ورنية رقمية 150 ملم', 1.7, { kind: 'caliper', colour: 'graphite' }], ['Chalk line 30 m', 'خيط شاقول طباشير 30 م', 0.4, { kind: 'line' }], ['Builder’s square 60 cm', 'كونيا 60 سم', 0.7, { kind: 'square' }]] },
    draw: ['measuring', 'laser'], brands: 'tools', model: 'MX', stock: 45,
  },
  {
    sub: 'saws-and-knives', name: ['{type}', '{type}'],
    about: ['Hard teeth, set for a clean fast cut.', 'أسنان مقساة وقص سريع نظيف.'], unit: 'Piece', price: 9000,
    axes: { type: [['Hand saw 450 mm', 'منشار خشب 450 ملم', 1, { kind: 'hand' }], ['Hand saw 550 mm', 'منشار خشب 550 ملم', 1.25, { kind: 'hand', colour: 'blue' }], ['Hacksaw frame 300 mm', 'منشار حديد 300 ملم', 0.9, { kind: 'hack' }], ['Bow saw 600 mm', 'منشار قوس 600 ملم', 1.2, { kind: 'bow' }], ['Snap-off knife 18 mm', 'كتر 18 ملم', 0.3, { kind: 'knife', colour: 'yellow' }], ['Heavy knife 25 mm', 'كتر ثقيل 25 ملم', 0.45, { kind: 'knife', colour: 'red' }], ['Tin snips 250 mm', 'مقص صاج 250 ملم', 1.3, { kind: 'snips' }]] },
    draw: ['handSaw', 'hand'], brands: 'tools', stock: 120,
  },
  {
    sub: 'masonry-tools', name: ['{type}', '{type}'],
    about: ['Made for daily site use, handles replaceable.', 'لشغل الموقع اليومي واليدة تتبدل.'], unit: 'Piece', price: 7500,
    axes: { type: [['Brick trowel 200 mm', 'مالج بناء 200 ملم', 0.6, { kind: 'trowel' }], ['Brick trowel 250 mm', 'مالج بناء 250 ملم', 0.75, { kind: 'trowel', colour: 'blue' }], ['Plaster float', 'مالج لبخ', 0.9, { kind: 'float' }], ['Sponge float', 'مالج إسفنج', 0.7, { kind: 'float', colour: 'yellow' }], ['Round shovel', 'كرك مدور', 1.2, { kind: 'shovel' }], ['Square shovel', 'كرك مربع', 1.25, { kind: 'shovel', colour: 'graphite' }], ['Pickaxe 2.5 kg', 'قزمة 2.5 كغم', 1.9, { kind: 'pick' }], ['Garden rake', 'خرماشة', 1, { kind: 'rake' }]] },
    draw: ['trowel', 'trowel'], brands: 'tools', stock: 160, goesWith: ['cement'],
  },
  {
    sub: 'masonry-tools', name: ['Wheelbarrow {volume} L, {material}', 'عربانة {material} {volume} لتر'],
    about: ['Pneumatic wheel, bolted frame, carries mortar all day.', 'تاير هواء وهيكل براغي، تتحمل المونة كل النهار.'], unit: 'Piece', price: (v) => 22000 + (v.volume ?? 80) * 330, axes: { volume: [65, 85, 110], material: [['steel', 'حديد', 1, { kind: 'steel' }], ['plastic', 'بلاستك', 1.1, { kind: 'plastic', colour: 'blue' }]] }, draw: ['barrow', 'steel'], brands: 'tools', stock: 55,
  },
  {
    sub: 'tool-storage', name: ['{type}', '{type}'],
    about: ['Closes well and carries what it says.', 'يقفل زين ويشيل المكتوب عليه.'], unit: 'Piece', price: 21000,
    axes: { type: [['Tool box 40 cm', 'صندوق عدة 40 سم', 0.8, { kind: 'box' }], ['Tool box 50 cm', 'صندوق عدة 50 سم', 1.1, { kind: 'box', colour: 'red' }], ['Steel tool box, 5 trays', 'صندوق عدة حديد 5 طوابق', 1.9, { kind: 'box', colour: 'blue' }], ['Tool bag, 14 pockets', 'حقيبة عدة 14 جيب', 1, { kind: 'bag' }], ['Tool bag with wheels', 'حقيبة عدة بعجلات', 2.6, { kind: 'bag', colour: 'black' }], ['Tool trolley, 5 drawers', 'كابينة عدة 5 جرارات', 11, { kind: 'cabinet' }], ['Tool trolley, 7 drawers', 'كابينة عدة 7 جرارات', 15, { kind: 'cabinet', colour: 'red' }]] },
    draw: ['toolbox', 'box', undefined, 'graphite'], brands: 'tools', stock: 40,
  },
];
