import type { Family } from '../family.ts';

export const families: readonly Family[] = [
  {
    sub: 'wall-paint', name: ['{type} {volume} L', '{type} {volume} لتر'],
    about: ['Covers in two coats, low smell, washable when dry.', 'يغطي بوجهين ورائحته خفيفة وينغسل بعد ما ينشف.'], unit: 'Each', price: (v) => 3000 + (v.volume ?? 18) * 3100,
    axes: { type: [['Interior emulsion, matt', 'بنتلايت داخلي مط', 1], ['Interior emulsion, satin', 'بنتلايت داخلي نص لمعة', 1.25, { colour: 'beige' }], ['Exterior acrylic', 'صبغ خارجي أكرليك', 1.4, { colour: 'orange' }], ['Textured coating', 'صبغ تكستشر', 1.15, { kind: 'drum' }], ['Anti-mould for bathrooms', 'صبغ ضد العفن للحمامات', 1.5, { colour: 'blue' }]], volume: [1, 3.6, 18] }, specs: { coverage: 11 }, draw: ['bucket', 'bucket'], brands: 'paint', variants: 'paint', sheet: true, stock: 160, goesWith: ['painting-tools', 'primers-and-putty'],
  },
  {
    sub: 'wood-and-metal-paint', name: ['{type} {volume} L', '{type} {volume} لتر'],
    about: ['Flows out smooth by brush or spray.', 'ينفرش ناعم بالفرشة أو الرش.'], unit: 'Each', price: (v) => 2500 + (v.volume ?? 1) * 7200,
    axes: { type: [['Enamel, gloss', 'صبغ دهني لماع', 1, { kind: 'tin' }], ['Anti-rust primer', 'برايمر ضد الصدأ', 0.9, { kind: 'tin', colour: 'red' }], ['Wood varnish', 'وارنيش خشب', 1.1, { kind: 'tin', colour: 'brown' }], ['Epoxy floor paint', 'إيبوكسي أرضيات', 2.2, { kind: 'bucket', colour: 'grey' }], ['Road marking paint', 'صبغ طرق', 1.3, { kind: 'bucket', colour: 'yellow' }]], volume: [0.9, 3.6] }, draw: ['bucket', 'tin'], brands: 'paint', variants: 'paint', stock: 130, goesWith: ['spray-paint'],
  },
  {
    sub: 'primers-and-putty', name: ['{type} {packWeight} kg', '{type} {packWeight} كغم'],
    about: ['Sands easily and does not shrink.', 'ينصنفر بسهولة وما ينكمش.'], unit: 'Each', price: (v) => 1500 + (v.packWeight ?? 20) * 850, axes: { type: [['Acrylic putty', 'معجون أكرليك', 1, { kind: 'plain' }], ['Cement putty', 'معجون سمنتي', 0.8, { kind: 'band', colour: 'grey' }], ['Joint compound', 'معجون جبسن بورد', 0.9, { kind: 'paper' }]], packWeight: [5, 20, 25] }, draw: ['bag', 'plain'], brands: 'paint', stock: 240,
  },
  {
    sub: 'primers-and-putty', name: ['{type} {volume} L', '{type} {volume} لتر'],
    about: ['Binds dust and evens the suction of the wall.', 'يثبت الغبار ويوحد امتصاص الجدار.'], unit: 'Each', price: (v) => 2000 + (v.volume ?? 10) * 2300, axes: { type: [['Wall primer', 'أساس جدران', 1], ['Deep penetrating primer', 'برايمر نافذ', 1.2, { colour: 'blue' }]], volume: [3.6, 10, 18] }, draw: ['bucket', 'open'], brands: 'paint', stock: 140,
  },
  {
    sub: 'spray-paint', name: ['Spray paint {volumeMl} ml, {type}', 'سبريه {type} {volumeMl} مل'],
    about: ['Even fan, dries to touch in 15 minutes.', 'رش متساوي وينشف خلال ربع ساعة.'], unit: 'Piece', price: (v) => (v.volumeMl ?? 400) * 6.5, axes: { type: [['gloss', 'لماع', 1], ['matt', 'مط', 1], ['heat resistant', 'حراري', 1.7], ['galvanising', 'غلونة', 1.8, { colour: 'steel' }]], volumeMl: [400] }, draw: ['dispenser', 'aerosol'], brands: 'paint', variants: 'sprayColour', stock: 500,
  },
  {
    sub: 'spray-paint', name: ['{type} {volume} L', '{type} {volume} لتر'],
    about: ['Clean solvent in a sealed can.', 'مذيب نظيف بعلبة مختومة.'], unit: 'Each', price: (v) => 800 + (v.volume ?? 1) * 2400, axes: { type: [['Thinner', 'ثنر', 1, { kind: 'can' }], ['White spirit', 'تربنتين معدني', 1.2, { kind: 'can', colour: 'blue' }], ['Paint remover', 'مزيل صبغ', 2.4, { kind: 'can', colour: 'red' }]], volume: [1, 4, 18] }, draw: ['dispenser', 'can'], stock: 260,
  },
  {
    sub: 'painting-tools', name: ['{type}', '{type}'],
    about: ['Does not shed, cleans quickly.', 'ما يوقع وبر ويتنظف بسرعة.'], unit: 'Piece', price: 3000,
    axes: { type: [['Roller 25 cm', 'رولة 25 سم', 1, { kind: 'roller' }], ['Mini roller 10 cm', 'رولة صغيرة 10 سم', 0.5, { kind: 'mini' }], ['Foam roller 18 cm', 'رولة إسفنج 18 سم', 0.7, { kind: 'roller', colour: 'yellow' }], ['Flat brush 2"', 'فرشة 2 إنج', 0.4, { kind: 'brush' }], ['Flat brush 4"', 'فرشة 4 إنج', 0.8, { kind: 'wide' }], ['Round brush', 'فرشة مدورة', 0.6, { kind: 'round' }], ['Paint pad', 'لبادة صبغ', 0.9, { kind: 'pad' }]] }, draw: ['applicator', 'roller'], brands: 'paint', stock: 340,
  },
  {
    sub: 'painting-tools', name: ['{type}', '{type}'],
    about: ['What the painter looks for on the second day.', 'اللي يحتاجه الصباغ من ثاني يوم.'], unit: 'Piece', price: 4000,
    axes: { type: [['Spray gun, gravity', 'فرد رش علوي', 6, { kind: 'spraygun' }], ['Spray gun, suction', 'فرد رش سفلي', 5, { kind: 'spraygun', colour: 'blue' }], ['Paint tray', 'طاسة رولة', 0.6, { kind: 'tray' }], ['Masking tape 48 mm', 'لاصق ورقي 48 ملم', 0.5, { kind: 'tape' }], ['Sandpaper, 50 sheets', 'ورق صنفرة 50 ورقة', 2.4, { kind: 'sandpaper' }], ['Putty knife set', 'طقم مشحاف معجون', 0.9, { kind: 'putty' }], ['Colour card, 200 shades', 'كتلوك ألوان 200 لون', 1.5, { kind: 'fan' }]] }, draw: ['painting', 'spraygun'], stock: 140,
  },
  {
    sub: 'sealants-and-glue', name: ['{type} {volumeMl} ml', '{type} {volumeMl} مل'],
    about: ['Stays elastic, does not yellow.', 'يبقى مرن وما يصفر.'], unit: 'Piece', price: (v) => (v.volumeMl ?? 300) * 9,
    axes: { type: [['Silicone, clear', 'سليكون شفاف', 1, { kind: 'cartridge' }], ['Silicone, white', 'سليكون أبيض', 1, { kind: 'cartridge', colour: 'white' }], ['Acrylic sealant', 'أكرليك صبغ', 0.7, { kind: 'cartridge', colour: 'orange' }], ['Polyurethane sealant', 'سليكون بولي يوريثان', 2.2, { kind: 'cartridge', colour: 'grey' }]], volumeMl: [280, 300] }, draw: ['dispenser', 'cartridge'], brands: 'paint', stock: 420, goesWith: ['windows'],
  },
  {
    sub: 'sealants-and-glue', name: ['{type}', '{type}'],
    about: ['Directions in Arabic on every pack.', 'طريقة الاستعمال بالعربي على كل عبوة.'], unit: 'Piece', price: 4500, axes: { type: [['Contact glue 1 kg', 'غراء آكو 1 كغم', 1.2, { kind: 'can', colour: 'yellow' }], ['Wood glue 1 kg', 'غراء خشب 1 كغم', 0.9, { kind: 'bottle' }], ['Epoxy, two tubes', 'إيبوكسي أنبوبين', 1.1, { kind: 'tube' }], ['Super glue 50 g', 'أمير لاصق 50 غم', 0.5, { kind: 'bottle', colour: 'red' }], ['PU foam 750 ml', 'فوم 750 مل', 1.3, { kind: 'foam' }], ['Sealant gun', 'فرد سليكون', 1, { kind: 'gun' }]] }, draw: ['dispenser', 'tube'], brands: 'paint', stock: 260,
  },
];
