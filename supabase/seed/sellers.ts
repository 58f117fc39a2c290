import type { Both } from './catalogue/family.ts';
import { uuidOf } from './random.ts';

export interface SellerSeed {
  /** User id of the owner. */
  id: string;
  company_id: string;
  email: string;
  /** Name of the owner. */
  owner: string;
  company: string;
  /** Company name in the language that `company` is not in. */
  otherName?: string;
  /** In Latin letters. */
  slug: string;
  language: 'en' | 'ar';
  phone: string;
  governorate: string;
  status: 'approved' | 'pending' | 'rejected';
  /** Keys of the top-level categories that the company sells. */
  trades: readonly string[];
  about: Both | null;
  /** Address for pickup; absent: no pickup. */
  showroom?: Both;
  /** Reason of a rejection. */
  note?: string;
  /** Months since the company joined. */
  months: number;
}

const seller = (
  name: string,
  rest: Omit<SellerSeed, 'id' | 'company_id' | 'email' | 'status'>,
  status: SellerSeed['status'] = 'approved',
) => ({
  id: uuidOf(`user/${name}`),
  company_id: uuidOf(`company/${name}`),
  email: `${name}@mawad.test`,
  status,
  ...rest,
});

/** Fictional companies; the first one is the demo seller. */
export const sellers: readonly SellerSeed[] = [
  seller('seller', {
    owner: 'Haider Al-Jubouri',
    company: 'Dijla Building Supply',
    otherName: 'دجلة للمواد الإنشائية',
    slug: 'dijla-building-supply',
    language: 'en',
    phone: '+9647701234501',
    governorate: 'IQ-BG',
    months: 19,
    trades: ['building-materials', 'power-tools', 'hand-tools', 'fasteners'],
    showroom: ["Al-Za'franiya, Industrial Street 12", 'الزعفرانية، الشارع الصناعي 12'],
    about: [
      "Building materials and tools from one yard in Al-Za'franiya since 2009. We load from six in the morning, and what the list says is in stock is in the yard.",
      'مواد بناء وعدد من مخزن واحد في الزعفرانية منذ 2009. نبدأ التحميل من السادسة صباحًا، وما هو معروض متوفر حقًا في المخزن.',
    ],
  }),
  seller('seller2', {
    owner: 'Mustafa Al-Maliki',
    company: 'Basra Steel House',
    otherName: 'بيت الحديد في البصرة',
    slug: 'basra-steel-house',
    language: 'en',
    phone: '+9647801234502',
    governorate: 'IQ-BA',
    months: 18,
    trades: ['steel', 'fasteners'],
    about: [
      'Rebar, sections, tube and sheet in Basra, cut to length and bundled with the mill certificate.',
      'شيش وشيلمان وتيوبات وبليت في البصرة، نقص حسب الطول ونحزم مع شهادة المعمل.',
    ],
  }),
  seller('seller3', {
    owner: 'علي الخفاجي',
    company: 'الرافدين للمواد الكهربائية',
    otherName: 'Rafidain Electrical Supplies',
    slug: 'rafidain-electrical-supplies',
    language: 'ar',
    phone: '+9647701234503',
    governorate: 'IQ-BG',
    months: 17,
    trades: ['electrical'],
    about: [
      'Cables, breakers and lighting on Al-Rasheed Street. Electricians order by phone and collect within the hour.',
      'كيبلات وجوزات وإنارة في شارع الرشيد. الكهربائي يوصي بالتلفون ويستلم خلال ساعة.',
    ],
  }),
  seller('seller4', {
    owner: 'Zainab Al-Timimi',
    company: 'Shatt Plumbing Centre',
    otherName: 'مركز الشط للصحيات',
    slug: 'shatt-plumbing-centre',
    language: 'en',
    phone: '+9647801234504',
    governorate: 'IQ-BA',
    months: 16,
    trades: ['plumbing'],
    about: [
      'Pipe, fittings, pumps and tanks. Our fitters tell you what is missing from your list before the truck leaves.',
      'بواري ووصلات ومضخات وتانكيات. فنيونا ينبهونك على الناقص في قائمتك قبل أن تتحرك السيارة.',
    ],
  }),
  seller('seller5', {
    owner: 'Karwan Ahmed',
    company: 'Erbil Tools and Machinery',
    otherName: 'أربيل للعدد والمكائن',
    slug: 'erbil-tools-and-machinery',
    language: 'en',
    phone: '+9647501234505',
    governorate: 'IQ-AR',
    months: 15,
    trades: ['power-tools', 'machinery', 'hand-tools'],
    about: [
      'Machines for contractors in the north, with our own workshop for service and spare parts.',
      'مكائن للمقاولين في الشمال، مع ورشة خاصة بنا للصيانة والأدوات الاحتياطية.',
    ],
  }),
  seller('seller6', {
    owner: 'سرى العبيدي',
    company: 'بيت الأصباغ',
    otherName: 'House of Paints',
    slug: 'house-of-paint',
    language: 'ar',
    phone: '+9647701234506',
    governorate: 'IQ-BG',
    months: 15,
    trades: ['paint', 'insulation'],
    about: [
      'Paint mixed to the shade you bring, with advice on primer, coats and quantities.',
      'نخلط الصبغ على اللون الذي تجلبه، مع نصيحة في الأساس وعدد الوجوه والكمية.',
    ],
  }),
  seller('seller7', {
    owner: 'Omar Al-Dulaimi',
    company: 'Anbar Cooling Company',
    otherName: 'شركة الأنبار للتبريد',
    slug: 'anbar-cooling-company',
    language: 'en',
    phone: '+9647801234507',
    governorate: 'IQ-AN',
    months: 13,
    trades: ['hvac'],
    about: [
      'Splits, coolers and copper in Ramadi. Units are tested before they leave the store.',
      'سبلتات ومبردات وبوري نحاس في الرمادي. نفحص الجهاز قبل خروجه من المخزن.',
    ],
  }),
  seller('seller8', {
    owner: 'حسن الموسوي',
    company: 'درع النجف للسلامة المهنية',
    otherName: 'Najaf Shield Work Safety',
    slug: 'najaf-shield-safety',
    language: 'ar',
    phone: '+9647801234508',
    governorate: 'IQ-NA',
    months: 12,
    trades: ['safety'],
    about: [
      "Protection for whole crews. Send the list of sizes and receive each worker's kit packed by name.",
      'تجهيز كوادر كاملة. أرسل قائمة القياسات ونسلم تجهيز كل عامل مغلفًا باسمه.',
    ],
  }),
  seller('seller9', {
    owner: 'Yousif Hanna',
    company: 'Nineveh Doors and Tiles',
    otherName: 'نينوى للأبواب والكاشي',
    slug: 'nineveh-doors-and-tiles',
    language: 'en',
    phone: '+9647701234509',
    governorate: 'IQ-NI',
    months: 11,
    trades: ['doors-windows-and-tiles'],
    about: [
      'Tiles, doors and hardware for rebuilding homes in Mosul. Samples can be borrowed for a day.',
      'كاشي وأبواب وإكسسوارات لإعمار البيوت في الموصل. النماذج تعار ليوم كامل.',
    ],
  }),
  seller('seller10', {
    owner: 'كرار الحسيني',
    company: 'كربلاء للمرمر والسيراميك',
    otherName: 'Karbala Marble and Ceramics',
    slug: 'karbala-marble-and-ceramic',
    language: 'ar',
    phone: '+9647801234510',
    governorate: 'IQ-KA',
    months: 10,
    trades: ['doors-windows-and-tiles', 'building-materials'],
    about: [
      'Marble and granite cut in our own workshop, ceramic by the pallet, bricks from the kilns nearby.',
      'مرمر وكرانيت نقصه في معملنا، وسيراميك بالطبلية، وطابوق من المعامل القريبة.',
    ],
  }),
  seller('seller11', {
    owner: 'Ahmed Al-Ghanimi',
    company: 'Babylon Insulation Works',
    otherName: 'بابل للعوازل',
    slug: 'babylon-insulation-works',
    language: 'en',
    phone: '+9647801234511',
    governorate: 'IQ-BB',
    months: 9,
    trades: ['insulation', 'paint'],
    about: [
      'Roof membranes, boards and coatings, with a crew that can lay them.',
      'لباد وألواح عزل وطلاءات للسطوح، ومعنا كادر للتنفيذ.',
    ],
  }),
  seller('seller12', {
    owner: 'Serhat Bayati',
    company: 'Kirkuk Industrial Trading',
    otherName: 'كركوك للتجارة الصناعية',
    slug: 'kirkuk-industrial-trading',
    language: 'en',
    phone: '+9647701234512',
    governorate: 'IQ-KI',
    months: 8,
    trades: ['machinery', 'fasteners', 'steel', 'safety'],
    about: [
      'Supplies for plants and workshops: lifting gear, bolts by the box, welding and site equipment.',
      'تجهيزات المعامل والورش: معدات رفع وبراغي بالعلبة ولحيم ومعدات مواقع.',
    ],
  }),
  seller('seller13', {
    owner: 'Shilan Rasul',
    company: 'Goizha Electric and Solar',
    otherName: 'كويزة للكهرباء والطاقة الشمسية',
    slug: 'goizha-electric-and-solar',
    language: 'en',
    phone: '+9647501234513',
    governorate: 'IQ-SU',
    months: 7,
    trades: ['electrical', 'hvac'],
    about: [
      'Solar sets sized for the house, inverters, batteries and everything from the meter to the socket.',
      'منظومات شمسية على قد البيت، وانفرترات وبطاريات وكل ما بين المقياس والبلك.',
    ],
  }),
  seller('seller14', {
    owner: 'جاسم السعيدي',
    company: 'واحة سومر للصحيات',
    otherName: 'Sumer Oasis Plumbing',
    slug: 'sumer-oasis-sanitary',
    language: 'ar',
    phone: '+9647801234514',
    governorate: 'IQ-DQ',
    months: 6,
    trades: ['plumbing', 'hand-tools'],
    about: [
      'Sanitary ware, mixers and tanks in Nasiriyah, delivered to the villages twice a week.',
      'مغاسل وخلاطات وتانكيات في الناصرية، مع توصيل للنواحي مرتين في الأسبوع.',
    ],
  }),
  seller(
    'pending',
    {
      owner: 'Rasha Al-Kaabi',
      company: 'Maysan Contractors Store',
      slug: 'maysan-contractors-store',
      language: 'en',
      phone: '+9647701234515',
      governorate: 'IQ-MA',
      months: 0,
      trades: [],
      about: null,
    },
    'pending',
  ),
  seller(
    'pending2',
    {
      owner: 'بشار الشمري',
      company: 'سنجار للمواد الإنشائية',
      slug: 'sinjar-construction-supplies',
      language: 'ar',
      phone: '+9647801234516',
      governorate: 'IQ-NI',
      months: 0,
      trades: [],
      about: null,
    },
    'pending',
  ),
  seller(
    'rejected',
    {
      owner: 'Samir Nouri',
      company: 'Quick Deals Trading',
      slug: 'quick-deals-trading',
      language: 'en',
      phone: '+9647701234517',
      governorate: 'IQ-BG',
      months: 3,
      trades: [],
      about: null,
      note: 'The trade licence could not be read. Please send a clear copy and apply again.',
    },
    'rejected',
  ),
];

export const approvedSellers: readonly SellerSeed[] = sellers.filter(({ status }) => status === 'approved');

export const admin = {
  id: uuidOf('user/admin'),
  email: 'admin@mawad.test',
  name: 'Noor Al-Saadi',
  phone: '+9647701234500',
  language: 'en' as const,
};

/** Governorates by region, in geographical order: deliveries within a region and to a neighbouring one are cheaper and faster. */
const regions: readonly (readonly string[])[] = [
  ['IQ-BG', 'IQ-BB', 'IQ-KA', 'IQ-NA', 'IQ-QA', 'IQ-WA', 'IQ-DI'],
  ['IQ-BA', 'IQ-DQ', 'IQ-MA', 'IQ-MU'],
  ['IQ-AN', 'IQ-SD'],
  ['IQ-NI', 'IQ-KI', 'IQ-AR', 'IQ-DA', 'IQ-SU', 'IQ-HA'],
];
export const governorates: readonly string[] = regions.flat();

const regionOf = (governorate: string): number => regions.findIndex((region) => region.includes(governorate));

/** Delivery fee (IQD) and days from one governorate to another. */
export function deliveryRate(from: string, to: string): { fee: number; lead_days: number } {
  if (from === to) return { fee: 5000, lead_days: 1 };
  if (regionOf(from) === regionOf(to)) return { fee: 8000, lead_days: 2 };
  if (from === 'IQ-BG' || to === 'IQ-BG') return { fee: 10000, lead_days: 3 };
  const across = Math.abs(regionOf(from) - regionOf(to)) > 1;
  return across ? { fee: 18000, lead_days: 6 } : { fee: 14000, lead_days: 4 };
}
