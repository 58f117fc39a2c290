import type { ReturnsRule } from '../../src/catalogue/queries.ts';
import type { Both } from './family.ts';

interface SubcategorySeed {
  key: string;
  name: Both;
  /** Subject and kind of the picture. */
  draw: readonly [subject: string, kind: string, colour?: string, accent?: string];
  /** Search words in addition to the name. */
  words: readonly string[];
}

export interface CategorySeed extends SubcategorySeed {
  /** One sentence about the goods of the category. */
  about: Both;
  children: readonly SubcategorySeed[];
}

const sub = (
  key: string,
  en: string,
  ar: string,
  draw: SubcategorySeed['draw'],
  ...words: string[]
): SubcategorySeed => ({
  key,
  name: [en, ar],
  draw,
  words,
});

/** Return rules of subcategories whose goods spoil, are sold loose, or are cut or mixed to order; all others allow 30-day returns. */
export const categoryReturns: Readonly<Record<string, ReturnsRule | undefined>> = {
  cement: 'faulty_only',
  'sand-and-gravel': 'faulty_only',
  'gypsum-and-plaster': 'faulty_only',
  'mortar-and-adhesives': 'faulty_only',
  'cables-and-wires': 'faulty_only',
  'wood-and-metal-paint': 'faulty_only',
  'primers-and-putty': 'faulty_only',
  'spray-paint': 'faulty_only',
  'sealants-and-glue': 'faulty_only',
  'bitumen-and-coatings': 'faulty_only',
  'wall-paint': 'none',
  'marble-and-stone': 'none',
};

/** Category tree in display order. The English slug is the key, the Arabic slug is made of the Arabic name. */
export const categories: readonly CategorySeed[] = [
  {
    ...sub(
      'building-materials',
      'Building materials',
      'مواد البناء',
      ['brickStack', 'holes'],
      'سمنت',
      'طابوق',
      'رمل',
    ),
    about: [
      'Cement, brick, block, sand and timber for the structure, by the bag, the thousand or the truck.',
      'سمنت وطابوق وبلوك ورمل وخشب للهيكل، بالكيس أو بالألف أو بالحمل.',
    ],
    children: [
      sub('cement', 'Cement', 'سمنت', ['bag', 'band'], 'اسمنت', 'مقاوم', 'portland'),
      sub('bricks', 'Bricks', 'طابوق', ['brick', 'holes'], 'طابوق جمهوري', 'brick'),
      sub('blocks', 'Blocks and thermostone', 'بلوك وثرمستون', ['block', 'hollow', 'grey'], 'ثرمستون', 'aac'),
      sub('sand-and-gravel', 'Sand and gravel', 'رمل وحصو', ['heap', 'gravel'], 'حصى', 'سبيس', 'aggregate'),
      sub('gypsum-and-plaster', 'Gypsum and plaster', 'بورك وجص', ['bag', 'paper'], 'بورك', 'جبسن بورد'),
      sub(
        'mortar-and-adhesives',
        'Mortar and tile adhesives',
        'مونة ولواصق كاشي',
        ['bag', 'window'],
        'لاصق',
        'ترويبة',
      ),
      sub(
        'timber-and-plywood',
        'Timber and plywood',
        'خشب وبلايوود',
        ['boards', 'ply'],
        'خشب قالب',
        'plywood',
      ),
      sub(
        'paving-and-kerbs',
        'Paving and kerbs',
        'مقرنص وكربستون',
        ['paver', 'zigzag', undefined, 'grey'],
        'انترلوك',
        'رصيف',
      ),
    ],
  },
  {
    ...sub('steel', 'Steel and metal', 'حديد ومعادن', ['rebar', 'ribbed'], 'حديد تسليح', 'شيش'),
    about: [
      'Reinforcing bar, mesh, sections, tubes and sheet, cut and bundled for the site.',
      'شيش تسليح ومشبكات وشيلمان وتيوبات وبليت، مقصوصة ومحزومة للموقع.',
    ],
    children: [
      sub('rebar', 'Reinforcing bar', 'شيش حديد', ['rebar', 'ribbed'], 'حديد تسليح', 'rebar'),
      sub('mesh-and-wire', 'Mesh and tie wire', 'مشبكات وسلك تربيط', ['mesh', 'sheet'], 'بي آر سي', 'brc'),
      sub('beams-and-sections', 'Beams and sections', 'شيلمان وزوايا', ['profile', 'I'], 'شيلمان', 'زاوية'),
      sub('hollow-sections', 'Hollow sections', 'تيوبات وبوري حديد', ['hollow', 'square'], 'بكس', 'tube'),
      sub('sheet-and-plate', 'Sheet and plate', 'بليت وجينكو', ['sheetMetal', 'corrugated'], 'جينكو', 'صاج'),
    ],
  },
  {
    ...sub('hand-tools', 'Hand tools', 'عدد يدوية', ['hammer', 'claw'], 'عدة', 'tools'),
    about: [
      'Tools for the bricklayer, the fitter and the carpenter that survive a working day.',
      'عدة الخلفة والفيتر والنجار، تتحمل العمل كل يوم.',
    ],
    children: [
      sub(
        'hammers-and-chisels',
        'Hammers and chisels',
        'جواكيج وأقلام',
        ['hammer', 'sledge'],
        'جاكوج',
        'قلم',
      ),
      sub('pliers-and-cutters', 'Pliers and cutters', 'بلايسات وقطاعات', ['pliers', 'combination'], 'بلايس'),
      sub(
        'wrenches-and-sockets',
        'Wrenches and sockets',
        'سبانات وبوكسات',
        ['wrench', 'combination'],
        'سبانة',
      ),
      sub('screwdrivers', 'Screwdrivers', 'درنفيسات', ['screwdriver', 'set', undefined, 'blue'], 'مفك'),
      sub(
        'measuring-and-marking',
        'Measuring and marking',
        'قياس وتأشير',
        ['measuring', 'tape', undefined, 'yellow'],
        'فيتة',
        'ميزان ماء',
      ),
      sub('saws-and-knives', 'Saws and knives', 'مناشير وكترات', ['handSaw', 'hand'], 'منشار'),
      sub('masonry-tools', 'Masonry and digging tools', 'عدة بناء وحفر', ['trowel', 'trowel'], 'مالج', 'كرك'),
      sub(
        'tool-storage',
        'Tool boxes and bags',
        'صناديق وحقائب عدة',
        ['toolbox', 'box', undefined, 'graphite'],
        'صندوق عدة',
      ),
    ],
  },
  {
    ...sub('power-tools', 'Power tools', 'عدد كهربائية', ['drill', 'corded'], 'دريل', 'كوسرة'),
    about: [
      'Drills, grinders, saws and breakers with spare parts and blades in stock.',
      'دريلات وكوسرات ومناشير وهمرات، مع أدواتها الاحتياطية وأقراصها.',
    ],
    children: [
      sub('drills', 'Drills and drivers', 'دريلات', ['drill', 'cordless'], 'دريل شحن'),
      sub(
        'rotary-hammers',
        'Rotary and demolition hammers',
        'همرات',
        ['rotaryHammer', 'rotary'],
        'همر',
        'تكسير',
      ),
      sub('grinders', 'Angle grinders', 'كوسرات', ['grinder', 'small'], 'كوسرة', 'صاروخ'),
      sub('power-saws', 'Power saws', 'مناشير كهربائية', ['powerSaw', 'circular'], 'اركت'),
      sub('sanders-and-planers', 'Sanders and planers', 'ماكنات صنفرة ورندة', ['sander', 'orbital'], 'رندة'),
      sub('drill-bits', 'Drill bits', 'ريش دريل', ['drillBit', 'masonry'], 'ريشة', 'بريمة'),
      sub('discs-and-blades', 'Discs and blades', 'أقراص قص وجلخ', ['disc', 'cutting'], 'قرص', 'قرص ماسي'),
      sub(
        'batteries-and-chargers',
        'Batteries and chargers',
        'بطاريات وشواحن عدد',
        ['powerPack', 'pack'],
        'شاحنة',
      ),
    ],
  },
  {
    ...sub('safety', 'Safety and workwear', 'سلامة مهنية', ['helmet', 'cap'], 'خوذة', 'ppe'),
    about: [
      'Protection from helmet to boot, with sizes for the whole crew.',
      'حماية من الخوذة إلى البسطال، بكل القياسات ولكل الكادر.',
    ],
    children: [
      sub('head-protection', 'Helmets', 'خوذ', ['helmet', 'full'], 'خوذة'),
      sub('gloves', 'Gloves', 'كفوف', ['glove', 'coated', 'grey'], 'كفوف عمل'),
      sub(
        'safety-shoes',
        'Safety shoes and boots',
        'أحذية سلامة وبساطيل',
        ['boot', 'ankle', 'brown', 'black'],
        'بسطال',
      ),
      sub(
        'eye-ear-and-breathing',
        'Eyes, ears and breathing',
        'نظارات وكمامات وواقيات سمع',
        ['protector', 'goggles'],
        'كمامة',
      ),
      sub('workwear', 'Workwear', 'ملابس عمل', ['garment', 'vest'], 'بدلة عمل', 'صدرية'),
      sub('fall-protection', 'Fall protection', 'أحزمة أمان', ['harness', 'harness'], 'حزام امان'),
      sub(
        'fire-and-site-safety',
        'Fire and site safety',
        'إطفاء وسلامة موقع',
        ['siteSafety', 'extinguisher'],
        'مطفأة',
        'قمع',
      ),
    ],
  },
  {
    ...sub('electrical', 'Electrical', 'كهربائيات', ['cable', 'drum'], 'كيبل', 'جوزة'),
    about: [
      'Cable, breakers, switches, lighting and backup power for houses and plants.',
      'كيبلات وجوزات وسويجات وإنارة وطاقة بديلة للبيوت والمعامل.',
    ],
    children: [
      sub('cables-and-wires', 'Cables and wires', 'كيبلات وأسلاك', ['cable', 'section'], 'واير', 'كيبل'),
      sub('breakers-and-boards', 'Breakers and boards', 'جوزات وبوردات', ['breaker', '3'], 'قاطع', 'mcb'),
      sub(
        'switches-and-sockets',
        'Switches and sockets',
        'سويجات وبلكات',
        ['wallPlate', 'socket'],
        'سويج',
        'بلك',
      ),
      sub('lighting', 'Lighting', 'إنارة', ['lamp', 'bulb'], 'كلوب', 'ليد'),
      sub(
        'conduit-and-trunking',
        'Conduit and trunking',
        'بوري كهرباء وترنكات',
        ['conduit', 'conduit'],
        'ترنك',
      ),
      sub(
        'backup-and-solar',
        'Backup and solar power',
        'طاقة بديلة وشمسية',
        ['powerBackup', 'panel'],
        'انفرتر',
        'لوح شمسي',
      ),
      sub(
        'leads-and-testers',
        'Leads, plugs and testers',
        'توصيلات كهرباء وفيش وأفوميترات',
        ['extension', 'strip'],
        'سيار',
        'افوميتر',
      ),
    ],
  },
  {
    ...sub('plumbing', 'Plumbing and sanitary', 'صحيات', ['fitting', 'elbow'], 'بوري', 'خلاط'),
    about: [
      'Pipe, fittings, valves, mixers, tanks and pumps, from the street to the tap.',
      'بواري ووصلات وأقفال وخلاطات وتانكيات ومضخات، من الشارع إلى الحنفية.',
    ],
    children: [
      sub('pipes', 'Pipes', 'بواري', ['pipe', 'bundle'], 'بوري', 'ppr'),
      sub('fittings', 'Pipe fittings', 'وصلات وعكوس', ['fitting', 'tee'], 'عكس', 'تي'),
      sub('valves', 'Valves', 'أقفال ماء', ['valve', 'ball'], 'محبس', 'قفل'),
      sub('mixers-and-taps', 'Mixers and taps', 'خلاطات وحنفيات', ['mixer', 'kitchen'], 'خلاط', 'دوش'),
      sub('sanitary-ware', 'Sanitary ware', 'مغاسل ومرافق', ['sanitary', 'pedestal'], 'مغسلة', 'بانيو'),
      sub('water-tanks', 'Water tanks', 'تانكيات ماء', ['tank', 'round'], 'تانكي', 'خزان'),
      sub('pumps', 'Pumps', 'مضخات', ['pump', 'booster'], 'ماطور ماي', 'غطاس'),
      sub(
        'hoses-and-clamps',
        'Hoses, clamps and drains',
        'صوندات وقفايص',
        ['hose', 'garden'],
        'صوندة',
        'قفيص',
      ),
    ],
  },
  {
    ...sub('paint', 'Paint and sealants', 'أصباغ ومواد لاصقة', ['bucket', 'open'], 'صبغ', 'بنتلايت'),
    about: [
      'Paint for walls, wood and metal, with the tools and sealants to finish the job.',
      'أصباغ للجدران والخشب والحديد، وكل عدتها ومواد السد واللصق.',
    ],
    children: [
      sub('wall-paint', 'Wall paint', 'صبغ جدران', ['bucket', 'bucket'], 'بنتلايت'),
      sub(
        'wood-and-metal-paint',
        'Wood and metal paint',
        'صبغ خشب وحديد',
        ['bucket', 'tin'],
        'صبغ دهني',
        'وارنيش',
      ),
      sub('primers-and-putty', 'Primers and putty', 'أساس ومعجون', ['bag', 'plain'], 'معجون', 'برايمر'),
      sub('spray-paint', 'Spray paint and thinners', 'سبريه وثنر', ['dispenser', 'aerosol'], 'سبريه'),
      sub('painting-tools', 'Painting tools', 'رولات وفرش صبغ', ['applicator', 'roller'], 'رولة', 'فرشة'),
      sub('sealants-and-glue', 'Sealants and glue', 'سليكون وغراء', ['dispenser', 'cartridge'], 'سليكون'),
    ],
  },
  {
    ...sub(
      'machinery',
      'Machinery and equipment',
      'مكائن ومعدات',
      ['concreteMixer', 'drum'],
      'مولدة',
      'خباطة',
    ),
    about: [
      'Generators, mixers, compressors, welding and lifting gear, with service in Iraq.',
      'مولدات وخباطات وكومبريسرات ومكائن لحيم ورفع، مع الصيانة داخل العراق.',
    ],
    children: [
      sub('generators', 'Generators', 'مولدات', ['generator', 'frame'], 'مولدة'),
      sub(
        'concrete-machines',
        'Concrete machines',
        'خباطات ومكائن كونكريت',
        ['concreteMixer', 'drum'],
        'خباطة',
        'هزاز',
      ),
      sub('compressors', 'Compressors', 'كومبريسرات هواء', ['compressor', 'belt'], 'كمبريسر'),
      sub(
        'compaction-and-cutting',
        'Compaction and cutting',
        'كومبكترات وقطاعات',
        ['siteMachine', 'plate'],
        'كومبكتر',
      ),
      sub('welding', 'Welding', 'لحيم', ['welding', 'inverter'], 'شيش لحيم', 'ماكنة لحيم'),
      sub('lifting', 'Lifting', 'رفع', ['lifting', 'hoist'], 'بلنكو', 'جك'),
      sub(
        'ladders-and-scaffolding',
        'Ladders and scaffolding',
        'سلالم وسكلات',
        ['access', 'step'],
        'سكلة',
        'درج',
      ),
    ],
  },
  {
    ...sub('fasteners', 'Fasteners and fixings', 'براغي ومثبتات', ['bolt', 'hex'], 'برغي', 'صامولة'),
    about: [
      'Screws, bolts, anchors and rigging by the box, in the sizes that are really used.',
      'براغي وصامولات وأنكرات وزناجيل بالعلبة، بالقياسات المطلوبة في السوق.',
    ],
    children: [
      sub('screws', 'Screws', 'براغي خشب وجبسن', ['screw', 'wood'], 'برغي'),
      sub('bolts', 'Bolts and threaded rod', 'براغي صامولة وشيش سن', ['bolt', 'hex'], 'bolt'),
      sub('nuts-and-washers', 'Nuts and washers', 'صامولات وواشرات', ['nut', 'nut'], 'واشر'),
      sub('anchors-and-plugs', 'Anchors and plugs', 'أنكرات ودبلات', ['anchor', 'wedge'], 'انكر', 'دبل'),
      sub('nails-and-rivets', 'Nails and rivets', 'بسامير وبراشيم', ['nail', 'common'], 'بسمار'),
      sub('chain-and-rigging', 'Chain, rope and rigging', 'زناجيل وحبال', ['rigging', 'chain'], 'زنجيل'),
    ],
  },
  {
    ...sub(
      'doors-windows-and-tiles',
      'Doors, windows and tiles',
      'أبواب وشبابيك وكاشي',
      ['door', 'panel'],
      'كاشي',
      'باب',
    ),
    about: [
      'Everything the eye sees when the building is done: floors, stone, doors, locks and glass.',
      'كل ما تراه العين بعد اكتمال البناء: كاشي ومرمر وأبواب وكيلونات وجام.',
    ],
    children: [
      sub('tiles', 'Tiles', 'كاشي وسيراميك', ['tile', 'check', undefined, 'cream'], 'بورسلين'),
      sub('marble-and-stone', 'Marble and stone', 'مرمر وحلان', ['slab', 'marble'], 'كرانيت', 'حلان'),
      sub('doors', 'Doors', 'أبواب', ['door', 'flush'], 'باب'),
      sub('windows', 'Windows', 'شبابيك', ['windowFrame', 'casement'], 'شباك'),
      sub(
        'locks-and-hinges',
        'Locks and hinges',
        'كيلونات ونرمادات',
        ['ironmongery', 'lock'],
        'كيلون',
        'يدة',
      ),
      sub(
        'ceilings-and-glass',
        'Ceilings and glass',
        'سقوف ثانوية وجام',
        ['surface', 'ceiling'],
        'جام',
        'سقف ثانوي',
      ),
    ],
  },
  {
    ...sub('hvac', 'Cooling and heating', 'تبريد وتدفئة', ['airConditioner', 'set'], 'سبلت', 'مبردة'),
    about: [
      'Splits, coolers, fans, water heaters and the parts to fit them, ready for July.',
      'سبلتات ومبردات ومراوح وكيزرات وأدوات النصب، جاهزة لتموز.',
    ],
    children: [
      sub('split-units', 'Air conditioners', 'سبلتات ومكيفات', ['airConditioner', 'split'], 'سبلت', 'مكيف'),
      sub('air-coolers', 'Air coolers', 'مبردات هواء', ['cooler', 'window'], 'مبردة'),
      sub(
        'fans-and-extractors',
        'Fans and extractors',
        'مراوح ومفرغات',
        ['fan', 'exhaust'],
        'مروحة',
        'ساحبة',
      ),
      sub('heaters', 'Water and room heaters', 'كيزرات وصوبات', ['heater', 'boiler'], 'كيزر', 'صوبة'),
      sub('ducts-and-grilles', 'Ducts and grilles', 'دكتات وكريلات', ['airPart', 'duct'], 'دكت'),
      sub(
        'cooling-parts',
        'Copper tube, gas and parts',
        'بوري نحاس وغاز وأدوات تبريد',
        ['copperCoil', 'coil'],
        'فريون',
      ),
    ],
  },
  {
    ...sub(
      'insulation',
      'Insulation and waterproofing',
      'عزل مائي وحراري',
      ['roll', 'membrane'],
      'لباد',
      'قير',
    ),
    about: [
      'Membranes, bitumen, boards and joint goods that keep water out and cool air in.',
      'لباد وقير وألواح عزل وفواصل تمنع الماء وتحفظ البرودة.',
    ],
    children: [
      sub('membranes', 'Membranes', 'لباد وأغشية عزل', ['roll', 'membrane'], 'ممبرين'),
      sub(
        'bitumen-and-coatings',
        'Bitumen and coatings',
        'قير وطلاء عازل',
        ['bucket', 'drum', 'black'],
        'قير',
      ),
      sub(
        'insulation-boards',
        'Insulation boards',
        'ألواح عزل حراري',
        ['foamBoard', 'foam'],
        'ستايروبور',
        'فلين',
      ),
      sub('wool-and-foil', 'Wool and reflective foil', 'صوف صخري ولفات عازلة', ['roll', 'wool'], 'صوف زجاجي'),
      sub(
        'joints-and-tapes',
        'Joints, foam and tapes',
        'فواصل وفوم وأشرطة',
        ['jointGoods', 'waterstop'],
        'ووتر ستوب',
        'فوم',
      ),
    ],
  },
];
