import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'membranes', name: ['Bitumen membrane {type} {thickness} mm, 10 m', 'لباد {type} {thickness} ملم رول 10 م'],
    about: ['Polyester core, torch applied, stays flexible in cold.', 'قلب بوليستر، لحام بالنار ويبقى مرن بالبرد.'], unit: 'Roll', price: (v) => (v.thickness ?? 4) * 9500, axes: { type: [['plain', 'سادة', 1, { kind: 'membrane', colour: 'black' }], ['mineral slate', 'محصى', 1.15, { kind: 'slate' }], ['aluminium faced', 'ألمنيوم', 1.25, { kind: 'membrane', colour: 'steel' }]], thickness: [3, 4, 5] }, draw: ['roll', 'membrane'], brands: 'insulation', sheet: true, stock: 320, goesWith: ['bitumen-and-coatings'],
  },
  {
    sub: 'membranes', name: ['{type}', '{type}'], about: ['Wide rolls, overlaps marked.', 'رولات عريضة وخط التراكب مؤشر.'], unit: 'Roll', price: 48000, axes: { type: [['PE film 200 micron, 4 × 25 m', 'نايلون 200 مايكرون 4×25 م', 0.8, { kind: 'film' }], ['PE film 500 micron, 4 × 25 m', 'نايلون 500 مايكرون 4×25 م', 1.7, { kind: 'film', colour: 'black' }], ['Geotextile 200 g, 4 × 50 m', 'جيوتكستايل 200 غم 4×50 م', 2.9, { kind: 'wool', colour: 'white' }], ['PVC membrane 1.5 mm', 'ممبرين PVC ‏1.5 ملم', 4.1, { kind: 'membrane', colour: 'grey' }], ['Fibreglass mesh 145 g, 50 m', 'شبك فايبر 145 غم 50 م', 0.7, { kind: 'net' }]] }, draw: ['roll', 'film'], brands: 'insulation', stock: 140,
  },
  {
    sub: 'bitumen-and-coatings', name: ['{type} {packWeight} kg', '{type} {packWeight} كغم'],
    about: ['Brush or roller, one hour to touch.', 'بالفرشة أو الرولة وينشف خلال ساعة.'], unit: 'Each', price: (v) => (v.packWeight ?? 20) * 1750, axes: { type: [['Bitumen primer', 'برايمر قير', 0.8, { kind: 'drum', colour: 'black' }], ['Rubber bitumen', 'قير مطاطي', 1, { kind: 'bucket', colour: 'black' }], ['Acrylic roof coating', 'عازل أكرليك سطوح', 1.9, { kind: 'bucket', colour: 'white' }], ['Polyurethane coating', 'عازل بولي يوريثان', 3.4, { kind: 'bucket', colour: 'grey' }], ['Crystalline waterproofing', 'عازل بلوري للخزانات', 2.1, { kind: 'tin', colour: 'blue' }]], packWeight: [5, 20] }, draw: ['bucket', 'drum', 'black'], brands: 'insulation', sheet: true, stock: 160,
  },
  {
    sub: 'insulation-boards', name: ['{type} board {thickness} mm', 'لوح {type} سمك {thickness} ملم'],
    about: ['Square edges, wrapped in film.', 'حافات قائمة ومغلف بنايلون.'], unit: 'Square meter', price: (v) => (v.thickness ?? 50) * 120,
    axes: { type: [['XPS', 'XPS عالي الكثافة', 1.6, { kind: 'foam', colour: 'blue' }], ['EPS', 'ستايروبور', 0.8, { kind: 'foam', colour: 'white' }], ['rock wool', 'صوف صخري', 1.7, { kind: 'wool', colour: 'beige' }], ['cork', 'فلين', 2.4, { kind: 'cork', colour: 'brown' }], ['sandwich', 'سندويج بنل', 4.4, { kind: 'composite' }]], thickness: [25, 50, 75, 100] }, specs: { conductivity: 0.034 }, draw: ['foamBoard', 'foam'], brands: 'insulation', keep: 18, sheet: true, stock: 900,
  },
  {
    sub: 'wool-and-foil', name: ['{type} {thickness} mm, {length} m', '{type} {thickness} ملم رول {length} م'],
    about: ['Keeps its thickness after unrolling.', 'يرجع لسماكته بعد الفرش.'], unit: 'Roll', price: (v) => (v.thickness ?? 50) * (v.length ?? 10) * 42, axes: { type: [['Glass wool', 'صوف زجاجي', 1, { kind: 'wool', colour: 'yellow' }], ['Rock wool blanket', 'بطانية صوف صخري', 1.5, { kind: 'wool', colour: 'brown' }], ['Reflective foil bubble', 'عازل حراري فقاعي', 1.2, { kind: 'foil', colour: 'steel' }]], thickness: [10, 25, 50], length: [10, 20] }, draw: ['roll', 'wool'], brands: 'insulation', keep: 14, stock: 160,
  },
  {
    sub: 'joints-and-tapes', name: ['{type} {widthMm} mm', '{type} {widthMm} ملم'],
    about: ['For joints that move and must stay dry.', 'للفواصل اللي تتحرك ولازم تبقى جافة.'], unit: 'Roll', price: (v) => (v.widthMm ?? 100) * 320, axes: { type: [['PVC waterstop, 15 m', 'ووتر ستوب PVC طول 15 م', 1.4, { kind: 'waterstop' }], ['Backer rod, 50 m', 'باكر رود 50 م', 0.3, { kind: 'backer', colour: 'grey' }], ['Butyl tape, 10 m', 'شريط بيوتيل 10 م', 0.6, { kind: 'tape', colour: 'black' }], ['Aluminium tape, 25 m', 'شريط ألمنيوم 25 م', 0.25, { kind: 'tape', colour: 'steel' }]], widthMm: [50, 100, 200] }, draw: ['jointGoods', 'waterstop'], brands: 'insulation', keep: 10, stock: 240,
  },
  {
    sub: 'joints-and-tapes', name: ['Plaster bead {type}, {length} m', 'زاوية لبخ {type} طول {length} م'], about: ['Straight, galvanised or PVC.', 'عدلة، مغلونة أو PVC.'], unit: 'Piece', price: (v) => (v.length ?? 3) * 480, axes: { type: [['galvanised', 'مغلونة', 1, { colour: 'steel' }], ['PVC with mesh', 'PVC بشبك', 1.4, { colour: 'white' }]], length: [2.5, 3] }, draw: ['jointGoods', 'bead'], stock: 900,
  },
];
