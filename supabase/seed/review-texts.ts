interface Texts {
  en: readonly string[];
  ar: readonly string[];
}

/** First sentences; one list per number of stars, from 1. */
export const openings: Record<'en' | 'ar', readonly (readonly string[])[]> = {
  en: [
    [
      'Not what the listing says.',
      'Came damaged and I had to argue for the exchange.',
      'I would not buy this again.',
    ],
    [
      'Below what I hoped for.',
      'It works, but only just.',
      'Two of the ten were faulty.',
      'The finish is rough.',
    ],
    [
      'All right for the price.',
      'Does the job, nothing more.',
      'Good enough for a temporary site.',
      'Average quality.',
      'I have used better, I have used worse.',
    ],
    [
      'Good value.',
      'Solid, and as described.',
      'We use it every day without trouble.',
      'Good quality, a little dear.',
      'The crew is content with it.',
      'Very decent.',
    ],
    [
      'Exactly what I needed.',
      'Excellent quality.',
      'The best we have had on this job.',
      'Third time I order it.',
      'Better than the imported one we used before.',
      'Matches the description to the letter.',
      'Very good, I recommend it.',
      'Worth every dinar.',
    ],
  ],
  ar: [
    ['يختلف عن الوصف.', 'وصل متضرر وتعبت لحد ما بدلوه.', 'ما أشتريه مرة ثانية.'],
    ['أقل من المتوقع.', 'يشتغل بس مو قوي.', 'من كل عشرة اثنين بيها خلل.', 'التشطيب خشن.'],
    [
      'مقبول على سعره.',
      'يمشي الشغل لا أكثر.',
      'زين للشغل المؤقت.',
      'نوعية وسط.',
      'استعملت أحسن منه واستعملت أردأ.',
    ],
    [
      'زين وسعره مناسب.',
      'متين ومطابق للوصف.',
      'نستعمله كل يوم بدون مشاكل.',
      'نوعيته زينة بس غالي شوية.',
      'الكادر راضٍ عنه.',
      'جيد جداً.',
    ],
    [
      'نفس المطلوب بالضبط.',
      'نوعية ممتازة.',
      'أحسن شي استعملناه بهذا الشغل.',
      'هاي ثالث مرة أطلبه.',
      'أحسن من المستورد اللي كنا نستعمله.',
      'مطابق للوصف حرفياً.',
      'ممتاز وأنصح بيه.',
      'يستاهل كل دينار.',
    ],
  ],
};

type Trade = 'material' | 'tool' | 'wear' | 'electric' | 'water' | 'surface' | 'machine';

const tradeOf: Record<string, Trade> = {
  'building-materials': 'material',
  steel: 'material',
  insulation: 'material',
  'hand-tools': 'tool',
  'power-tools': 'tool',
  fasteners: 'tool',
  safety: 'wear',
  electrical: 'electric',
  plumbing: 'water',
  paint: 'surface',
  'doors-windows-and-tiles': 'surface',
  machinery: 'machine',
  hvac: 'machine',
};

const praise: Record<Trade, Texts> = {
  material: {
    en: [
      'The count and the weight were right.',
      'Dry and fresh, nothing broken on the truck.',
      'The lab passed our samples.',
      'Same quality from the first to the last piece.',
      'Straight and clean, little waste.',
    ],
    ar: [
      'العدد والوزن مضبوط.',
      'جاف وجديد وما تكسر منه شي بالطريق.',
      'نجحت النماذج بالمختبر.',
      'نفس النوعية من أول قطعة لآخر قطعة.',
      'عدل ونظيف والهدر قليل.',
    ],
  },
  tool: {
    en: [
      'Sits well in the hand.',
      'Three months of daily work and no play in it.',
      'The edge stays sharp.',
      'It has fallen from the scaffold twice and still works.',
      'The steel is hard, nothing bends.',
    ],
    ar: [
      'قبضته مريحة باليد.',
      'ثلاثة أشهر شغل يومي وما بيه خلخلة.',
      'الحد يبقى حاد.',
      'وگع من السكلة مرتين وبعده يشتغل.',
      'الحديد قوي وما يلتوي.',
    ],
  },
  wear: {
    en: [
      'The sizes fit the chart.',
      'Comfortable even in August.',
      'The inspector accepted it.',
      'The seams hold after many washes.',
      'The men wear it without being told.',
    ],
    ar: [
      'القياسات مثل الجدول.',
      'مريح حتى بشهر آب.',
      'لجنة السلامة قبلته.',
      'الخياطة متينة بعد غسل كثير.',
      'العمال يلبسونه بدون ما نلح عليهم.',
    ],
  },
  electric: {
    en: [
      'Stays cool under full load.',
      'The terminals take thick wire.',
      'Tested with a meter, the values are true.',
      'Survives our voltage.',
      'Wiring it took ten minutes.',
    ],
    ar: [
      'ما يسخن على الحمل الكامل.',
      'ترمناله ياخذ واير ثخين.',
      'فحصته بالأفوميتر والقراءة صحيحة.',
      'يتحمل كهرباءنا.',
      'ربطه ما أخذ عشر دقايق.',
    ],
  },
  water: {
    en: [
      'No drop after six months.',
      'The thread is clean and seals with little tape.',
      'The pressure on the second floor is good now.',
      'Easy to fit.',
      'Heavy brass, not the thin kind.',
    ],
    ar: [
      'ما نزل ولا قطرة بعد ست أشهر.',
      'السن نظيف ويسد بشوية تفلون.',
      'صار الضغط زين بالطابق الثاني.',
      'تركيبه سهل.',
      'براص ثقيل مو من النوع الخفيف.',
    ],
  },
  surface: {
    en: [
      'The colour is the same as in the picture.',
      'Two coats were enough.',
      'Even colour from box to box.',
      'Cleans easily.',
      'Guests ask where it is from.',
    ],
    ar: [
      'اللون مثل الصورة.',
      'وجهين كافية.',
      'اللون متساوي من كارتون لكارتون.',
      'تنظيفه سهل.',
      'الخطار يسألون منين شاريه.',
    ],
  },
  machine: {
    en: [
      'Starts at the first try.',
      'Quieter than I expected.',
      'Spare parts are on the market.',
      'It has run twelve hours a day all summer.',
      'Economical with fuel and current.',
    ],
    ar: [
      'يشتغل من أول مرة.',
      'صوته أهدأ مما توقعت.',
      'أدواته الاحتياطية متوفرة بالسوق.',
      'اشتغل ١٢ ساعة باليوم كل الصيف.',
      'صرفه قليل.',
    ],
  },
};

const complaint: Texts = {
  en: [
    'The packing was poor.',
    'The measure is a little off.',
    'The second one is not like the first.',
    'I expected thicker material.',
    'The instructions are missing.',
  ],
  ar: [
    'التغليف ضعيف.',
    'القياس بيه فرق بسيط.',
    'القطعة الثانية مو مثل الأولى.',
    'توقعته أثخن.',
    'ما بيه ورقة تعليمات.',
  ],
};

/** Sentences about the goods of a top-level category. */
export const detailsOf = (top: string, isContent: boolean): Texts =>
  isContent ? praise[tradeOf[top] ?? 'material'] : complaint;

/** Last sentences, about price, delivery and seller. */
export const closings: Record<'good' | 'bad', Texts> = {
  good: {
    en: [
      'Delivered a day early.',
      'The driver called before he came.',
      'The seller answered at once.',
      'I will order again for the next house.',
      'Packed with care.',
      'The price is fair.',
    ],
    ar: [
      'وصل قبل موعده بيوم.',
      'السايق اتصل قبل ما يوصل.',
      'البائع جاوب بوقتها.',
      'راح أطلب مرة ثانية للبيت الجديد.',
      'تغليفه مرتب.',
      'السعر منصف.',
    ],
  },
  bad: {
    en: [
      'At least the seller took it back.',
      'Delivery took a week.',
      'For this price there is better.',
      'The seller promised to replace it.',
    ],
    ar: ['بس البائع رجعه بدون مشاكل.', 'التوصيل أخذ أسبوع.', 'بهذا السعر موجود أحسن.', 'البائع وعد يبدله.'],
  },
};
