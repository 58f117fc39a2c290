import { uuidOf } from './random.ts';

export interface BuyerSeed {
  id: string;
  email: string;
  name: string;
  language: 'en' | 'ar';
  phone: string;
  governorate: string;
  /** English name. */
  district: string;
  address: string;
  landmark: string | null;
}

const rows: readonly (readonly [string, string, 'en' | 'ar', string, string, string, string | null])[] = [
  [
    'buyer',
    'Mariam Al-Rubaie',
    'en',
    'IQ-BG',
    'Mansour',
    'Street 14, House 27',
    'Behind the Princesses Market',
  ],
  ['buyer2', 'عبد الله الجبوري', 'ar', 'IQ-BG', 'Adhamiyah', 'محلة ٣١٤ زقاق ٢٢ دار ٨', 'مقابل جامع الإمام'],
  ['buyer3', 'Dana Salih', 'en', 'IQ-AR', 'Erbil', 'Gulan Street, Building 9, Floor 2', null],
  ['buyer4', 'حيدر الركابي', 'ar', 'IQ-BA', 'Basra', 'العشار، شارع الوطن، محل ٤١', 'قرب ساحة أم البروم'],
  [
    'buyer5',
    'Layla Ibrahim',
    'en',
    'IQ-NI',
    'Mosul',
    'Al-Zuhur, Street 5, House 112',
    'Next to the water tower',
  ],
  ['buyer6', 'مصطفى الكعبي', 'ar', 'IQ-DQ', 'Nasiriyah', 'حي الحسين، شارع ٢٠', 'خلف مديرية الماء'],
  ['buyer7', 'Rebin Karim', 'en', 'IQ-SU', 'Sulaymaniyah', 'Salim Street, Site office of Tower C', null],
  ['buyer8', 'زهراء الموسوي', 'ar', 'IQ-KA', 'Karbala', 'حي المعلمين، دار ٦٣', 'قرب مدرسة النور'],
  [
    'buyer9',
    'Ali Al-Tamimi',
    'en',
    'IQ-BB',
    'Al Hilla',
    'Street 60, Workshop 4',
    'Opposite the fuel station',
  ],
  ['buyer10', 'سيف الدليمي', 'ar', 'IQ-AN', 'Ramadi', 'حي التأميم، شارع المستودع', null],
  ['buyer11', 'Hala Yousif', 'en', 'IQ-KI', 'Kirkuk', 'Baghdad Road, Project 7, Gate 2', null],
  ['buyer12', 'أحمد الشمري', 'ar', 'IQ-SD', 'Tikrit', 'حي القادسية، شارع ٤٠', 'قرب الملعب'],
  ['buyer13', 'Farah Al-Obaidi', 'en', 'IQ-BG', 'Karadah', 'Street 62, Building 12, Flat 5', null],
  ['buyer14', 'كاظم السوداني', 'ar', 'IQ-MA', 'Amara', 'حي الرسالة، دار ١٩', 'مقابل الحديقة العامة'],
  ['buyer15', 'Nabeel Hasan', 'en', 'IQ-DI', 'Baqubah', 'Al-Mafraq, Farm road, Warehouse 3', null],
  ['buyer16', 'رسل الياسري', 'ar', 'IQ-NA', 'Najaf', 'حي السعد، شارع الروان، دار ٧', null],
  ['buyer17', 'Hiwa Mustafa', 'en', 'IQ-DA', 'Dohuk', 'Masike, Block 4, House 31', null],
  ['buyer18', 'وسام الزبيدي', 'ar', 'IQ-WA', 'Kut', 'حي الحوراء، ورشة ١١', 'قرب الجسر الجديد'],
];

/** Fictional people; the first one is the demo buyer. */
export const buyers: readonly BuyerSeed[] = rows.map(
  ([account, name, language, governorate, district, address, landmark], index) => ({
    id: uuidOf(`user/${account}`),
    email: `${account}@mawad.test`,
    name,
    language,
    phone: `+96477${String(10_400_217 + index * 391_733).padStart(8, '0')}`,
    governorate,
    district,
    address,
    landmark,
  }),
);
