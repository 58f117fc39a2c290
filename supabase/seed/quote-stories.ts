import type { Both, Unit } from './catalogue/family.ts';

/** A line of a buyer's bill. */
export interface LineStory {
  /** Key of the subcategory by which the line finds sellers; null: no seller is found. */
  sub: string | null;
  unit: Unit;
  /** Null: no firm quantity. */
  quantity: number | null;
  /** Buyer's own words; absent: a product of the catalogue. */
  words?: Both;
  /** Usual price of one unit, IQD, of goods in the buyer's own words. */
  price?: number;
  section?: Both;
  code?: string;
  /** Unit in which sellers offer the goods, and the number of them in one requested unit. */
  sold?: readonly [unit: Unit, perRequested: number];
}

type Refusal = 'not_sold' | 'out_of_stock' | 'quantity_too_small' | 'specification' | 'place' | 'other';

/** Answer of one seller to a request. */
export interface SellerStory {
  /** Account of the owner. */
  name: string;
  /** Hours from the request to the newest answer; absent: none. */
  after?: number;
  /** Prices in percent of the usual ones; those of the first revision, if there are two. */
  percent?: number;
  firstPercent?: number;
  /** Days from now until the offer's last day. */
  validDays?: number;
  isWithdrawn?: boolean;
  /** Refused lines by position; 'all': every line. */
  refuses?: Readonly<Record<number, Refusal>> | 'all';
  /** Lines by position of which only a part is offered. */
  partly?: Readonly<Record<number, number>>;
  note?: string;
  /** Thread with the buyer, seller first. */
  talk?: readonly string[];
}

export interface QuoteStory {
  key: string;
  /** Index of the buyer. */
  buyer: number;
  company: string | null;
  status: 'Draft' | 'Open' | 'Closed' | 'Awarded' | 'PartlyAwarded' | 'Withdrawn' | 'Expired';
  /** Hours since the request was sent, and until (or, negative, since) sellers may answer. */
  sent: number;
  closes: number;
  message: string;
  payment?: 'cash' | 'transfer' | 'credit_30' | 'credit_60';
  /** Whether the buyer named the sellers, so that each is asked about every line. */
  isNamed?: boolean;
  hidesBuyer?: boolean;
  lines: readonly LineStory[];
  sellers: readonly SellerStory[];
  /** Hours since the buyer's decision, and positions of the accepted lines. */
  decided?: number;
  accepted?: readonly number[];
}

const concrete: Both = ['1. Concrete works', '1. أعمال الخرسانة'];
const masonry: Both = ['2. Masonry', '2. أعمال البناء بالطابوق'];
const finishing: Both = ['3. Finishing', '3. الإنهاءات'];

const own = (
  sub: string | null,
  words: Both,
  quantity: number | null,
  unit: Unit,
  price: number,
  rest: Partial<LineStory> = {},
): LineStory => ({ sub, words, quantity, unit, price, ...rest });
const goods = (sub: string, quantity: number | null, unit: Unit): LineStory => ({ sub, quantity, unit });

/** A villa's bill as an estimator writes it. */
const villa: readonly LineStory[] = [
  own(
    'cement',
    ['Sulphate-resisting cement, 50 kg bags', 'سمنت مقاوم للأملاح، كيس 50 كغم'],
    30,
    'Ton',
    150_000,
    {
      section: concrete,
      code: '1.1',
      sold: ['Bag', 20],
    },
  ),
  own('sand-and-gravel', ['Washed sand for concrete', 'رمل مغسول للخرسانة'], 60, 'Cubic meter', 28_000, {
    section: concrete,
    code: '1.2',
  }),
  own('sand-and-gravel', ['Crushed gravel 5–20 mm', 'حصو مكسر 5–20 ملم'], 90, 'Cubic meter', 32_000, {
    section: concrete,
    code: '1.3',
  }),
  own('rebar', ['Deformed bars B500B, 12 mm', 'شيش محزز 12 ملم B500B'], 4.5, 'Ton', 1_020_000, {
    section: concrete,
    code: '1.4',
    sold: ['Kilogram', 1000],
  }),
  own('nails-and-rivets', ['Binding wire', 'سلك تربيط'], 120, 'Kilogram', 2_250, {
    section: concrete,
    code: '1.5',
  }),
  own(
    'bricks',
    ['Perforated clay brick 24 × 11.5 × 7.5 cm', 'طابوق جمهوري مثقب 24 × 11.5 × 7.5 سم'],
    18_000,
    'Piece',
    250,
    {
      section: masonry,
      code: '2.1',
    },
  ),
  own('blocks', ['Hollow block 40 × 20 × 20 cm', 'بلوك مجوف 40 × 20 × 20 سم'], 2_500, 'Piece', 850, {
    section: masonry,
    code: '2.2',
  }),
  own(
    'mortar-and-adhesives',
    ['Tile adhesive C2, grey, 25 kg', 'لاصق كاشي C2 رصاصي 25 كغم'],
    140,
    'Bag',
    8_500,
    {
      section: finishing,
      code: '3.1',
    },
  ),
  own('gypsum-and-plaster', ['Gypsum plaster', 'بورك للبياض'], 220, 'Bag', 4_250, {
    section: finishing,
    code: '3.2',
  }),
  own(
    'gypsum-and-plaster',
    ['Moisture-resistant gypsum board 12.5 mm', 'جبسن بورد أخضر 12.5 ملم'],
    null,
    'Square meter',
    6_500,
    {
      section: finishing,
      code: '3.3',
    },
  ),
];

/** Requests in all states; the demo buyer has one in each. */
export const quoteStories: readonly QuoteStory[] = [
  {
    ...{ key: 'draft', buyer: 0, company: 'Rubaie Projects', status: 'Draft', sent: 5, closes: 72 },
    message: 'Paint for the offices on the second floor.',
    lines: [
      own(
        'wall-paint',
        ['Washable wall paint, off-white', 'صبغ مائي قابل للغسل، أوف وايت'],
        40,
        'Each',
        38_000,
      ),
      own('painting-tools', ['Roller 25 cm', 'رول صبغ 25 سم'], 12, 'Piece', 3_500),
      own('primers-and-putty', ['Acrylic putty', 'معجون أكريلك'], null, 'Each', 12_000),
    ],
    sellers: [],
  },
  {
    ...{ key: 'new', buyer: 0, company: 'Rubaie Projects', status: 'Open', sent: 3, closes: 69 },
    message: 'Tools for two crews. Please write the warranty of each machine.',
    lines: [
      goods('grinders', 4, 'Each'),
      goods('rotary-hammers', 2, 'Each'),
      goods('drill-bits', 30, 'Piece'),
      own('hand-tools', ['Builder’s bucket, rubber', 'سطل بناء مطاط'], 25, 'Piece', 2_500),
    ],
    sellers: [{ name: 'seller' }, { name: 'seller5' }],
  },
  {
    ...{
      key: 'villa',
      buyer: 0,
      company: 'Rubaie Projects',
      status: 'Open',
      sent: 50,
      closes: 94,
      payment: 'transfer',
    },
    ...{ isNamed: true, lines: villa },
    message:
      'Villa in Mansour, bill of quantities of the engineer. Delivery in three parts, street width 6 m.',
    sellers: [
      {
        ...{ name: 'seller', after: 20, percent: 98, firstPercent: 104, validDays: 12, partly: { 6: 0.6 } },
        note: 'Price of the second revision for the whole list in one contract.',
        talk: ['Is there a crane on site for the blocks?', 'Yes, a 20 m crane until the end of the month.'],
      },
      {
        name: 'seller10',
        after: 9,
        percent: 95,
        validDays: 6,
        refuses: { 4: 'not_sold', 5: 'not_sold' },
        note: 'نجهز من معملنا مباشرة.',
      },
      {
        name: 'seller2',
        after: 30,
        percent: 101,
        validDays: 20,
        refuses: { 8: 'not_sold', 9: 'not_sold', 10: 'not_sold' },
        partly: { 4: 0.5 },
      },
      { name: 'seller12', after: 26, percent: 103, validDays: 9, refuses: { 2: 'place', 3: 'place' } },
      { name: 'seller11' },
    ],
  },
  {
    ...{
      key: 'closed',
      buyer: 0,
      company: 'Rubaie Projects',
      status: 'Closed',
      sent: 260,
      closes: -20,
      isNamed: true,
    },
    message: 'Fasteners for the steel workshop, delivered to Karadah.',
    lines: [
      goods('anchors-and-plugs', 20, 'Box'),
      goods('nuts-and-washers', 12, 'Box'),
      goods('screws', 15, 'Box'),
      goods('nails-and-rivets', null, 'Kilogram'),
    ],
    sellers: [
      { name: 'seller', after: 60, percent: 96, validDays: 10 },
      {
        name: 'seller2',
        after: 40,
        percent: 94,
        validDays: 4,
        talk: ['Zinc plated or hot-dip galvanised?', 'Zinc plated is enough.'],
      },
      { name: 'seller12', after: 22, percent: 90, validDays: -2 },
      { name: 'seller5', after: 70, percent: 99, validDays: 8, isWithdrawn: true },
      { name: 'seller14', after: 90, percent: 102, validDays: 15, refuses: { 2: 'out_of_stock' } },
    ],
  },
  {
    ...{
      key: 'partly',
      buyer: 0,
      company: 'Rubaie Projects',
      status: 'PartlyAwarded',
      sent: 320,
      closes: -90,
      decided: 60,
      accepted: [1, 2],
    },
    ...{ isNamed: true, message: 'For the store of the site. We buy in two steps.' },
    lines: [
      goods('nails-and-rivets', 60, 'Kilogram'),
      goods('anchors-and-plugs', 10, 'Box'),
      goods('screws', 30, 'Box'),
      goods('nails-and-rivets', 15, 'Box'),
    ],
    sellers: [
      { name: 'seller', after: 40, percent: 95, validDays: 14 },
      { name: 'seller2', after: 50, percent: 97, validDays: 9 },
      { name: 'seller12', after: 62, percent: 93, validDays: 11, refuses: { 1: 'out_of_stock' } },
    ],
  },
  {
    ...{
      key: 'won',
      buyer: 0,
      company: 'Rubaie Projects',
      status: 'Awarded',
      sent: 900,
      closes: -800,
      decided: 780,
      accepted: [1, 2, 3],
    },
    ...{ isNamed: true, message: 'Tools for the finishing crew.' },
    lines: [
      goods('drill-bits', 20, 'Piece'),
      goods('discs-and-blades', 60, 'Piece'),
      goods('power-saws', 2, 'Each'),
    ],
    sellers: [
      { name: 'seller', after: 30, percent: 92, validDays: -12 },
      { name: 'seller5', after: 24, percent: 97, validDays: -15 },
      { name: 'seller12', after: 50, refuses: 'all' },
    ],
  },
  {
    ...{
      key: 'withdrawn',
      buyer: 0,
      company: null,
      status: 'Withdrawn',
      sent: 500,
      closes: -420,
      decided: 450,
    },
    message: 'Garden wall.',
    lines: [goods('blocks', 600, 'Piece'), goods('cement', 40, 'Bag')],
    sellers: [{ name: 'seller', after: 20, percent: 100, validDays: -5 }, { name: 'seller10' }],
  },
  {
    ...{
      key: 'expired',
      buyer: 0,
      company: 'Rubaie Projects',
      status: 'Expired',
      sent: 1400,
      closes: -1300,
      decided: 1000,
      isNamed: true,
    },
    message: 'Tiles and adhesive for four bathrooms.',
    lines: [
      own(
        'tiles',
        ['Wall tile 30 × 60 cm, white', 'سيراميك جدران 30 × 60 سم أبيض'],
        160,
        'Square meter',
        9_500,
      ),
      goods('mortar-and-adhesives', 60, 'Bag'),
    ],
    sellers: [
      { name: 'seller', after: 30, percent: 99, validDays: -45, refuses: { 1: 'not_sold' } },
      { name: 'seller9', after: 44, percent: 100, validDays: -43 },
      { name: 'seller10', after: 28, percent: 96, validDays: -42 },
    ],
  },
  {
    ...{
      key: 'houses',
      buyer: 1,
      company: 'شركة الفرات للمقاولات',
      status: 'Open',
      sent: 6,
      closes: 90,
      payment: 'credit_30',
    },
    message: 'عندنا مجمع سكني ونحتاج سعر القائمة كاملة مع التوصيل على ثلاث دفعات.',
    lines: [
      own('cement', ['Ordinary cement', 'سمنت عادي'], 80, 'Ton', 120_000, { sold: ['Bag', 20] }),
      own('bricks', ['Clay brick', 'طابوق جمهوري درجة أولى'], 60_000, 'Piece', 260),
      goods('nails-and-rivets', 200, 'Kilogram'),
      own('timber-and-plywood', ['Shuttering timber', 'خشب قالب'], null, 'Cubic meter', 420_000),
    ],
    sellers: [{ name: 'seller' }, { name: 'seller10' }, { name: 'seller2' }],
  },
  {
    ...{
      key: 'workshop',
      buyer: 3,
      company: 'مكتب الركابي الهندسي',
      status: 'Open',
      sent: 70,
      closes: 40,
      isNamed: true,
      hidesBuyer: true,
    },
    message: 'نرجو تزويدنا بعرض سعر مع التوصيل إلى البصرة وبدونه، والدفع عند الاستلام.',
    lines: [
      goods('nails-and-rivets', 90, 'Kilogram'),
      goods('anchors-and-plugs', 24, 'Box'),
      own('rebar', ['Rebar 16 mm', 'شيش 16 ملم'], 12, 'Ton', 1_000_000),
    ],
    sellers: [
      {
        name: 'seller',
        after: 30,
        percent: 97,
        validDays: 14,
        refuses: { 3: 'not_sold' },
        talk: ['التوصيل على دفعة واحدة؟', 'نعم، دفعة واحدة إلى العشار.'],
      },
      { name: 'seller2', after: 12, percent: 95, validDays: 7, firstPercent: 99 },
      { name: 'seller12', after: 40, percent: 101, validDays: 10, partly: { 3: 0.25 } },
    ],
  },
  {
    ...{
      key: 'lost',
      buyer: 4,
      company: 'Zuhur Homes',
      status: 'Awarded',
      sent: 640,
      closes: -540,
      decided: 530,
      accepted: [1, 2],
      isNamed: true,
    },
    message: 'Please quote with delivery to Al-Zuhur, Mosul.',
    lines: [goods('screws', 12, 'Box'), goods('nuts-and-washers', 8, 'Box')],
    sellers: [
      { name: 'seller', after: 60, percent: 108, validDays: -9, refuses: { 2: 'not_sold' } },
      { name: 'seller2', after: 36, percent: 90, validDays: -11 },
      { name: 'seller12', after: 44, percent: 99, validDays: -10 },
    ],
  },
  {
    ...{ key: 'late', buyer: 5, company: null, status: 'Closed', sent: 150, closes: -8 },
    message: 'تجهيز سنوي لقسم الصيانة. أي كمية يصير عليها سعر أحسن؟',
    lines: [
      goods('hammers-and-chisels', 10, 'Piece'),
      goods('pliers-and-cutters', 20, 'Piece'),
      goods('screwdrivers', null, 'Piece'),
    ],
    sellers: [
      { name: 'seller' },
      { name: 'seller5', after: 50, percent: 98, validDays: 12 },
      { name: 'seller14', after: 33, percent: 94, validDays: 16 },
    ],
  },
  {
    ...{ key: 'tower', buyer: 6, company: 'Tower C Joint Venture', status: 'Open', sent: 28, closes: 120 },
    message: 'Annual supply for our maintenance department. Which quantity brings a better price?',
    lines: [
      goods('grinders', 6, 'Each'),
      goods('discs-and-blades', 200, 'Piece'),
      own(null, ['Tower crane operator, per month', 'مشغل برج رافع، شهريًا'], 2, 'Each', 1_500_000),
    ],
    sellers: [
      { name: 'seller', after: 20, refuses: 'all' },
      { name: 'seller5', after: 11, percent: 96, validDays: 18 },
    ],
  },
];
