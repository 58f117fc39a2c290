import type { Both } from './family.ts';

interface Property {
  label: Both;
  /** Unit of numeric values as printed. */
  unit?: Both;
}

const mm: Both = ['mm', 'ملم'];
const m: Both = ['m', 'م'];
const kg: Both = ['kg', 'كغم'];

/** All product properties. */
export const properties: Record<string, Property> = {
  diameter: { label: ['Diameter', 'القطر'], unit: mm },
  length: { label: ['Length', 'الطول'], unit: m },
  lengthMm: { label: ['Length', 'الطول'], unit: mm },
  lengthCm: { label: ['Length', 'الطول'], unit: ['cm', 'سم'] },
  width: { label: ['Width', 'العرض'], unit: ['cm', 'سم'] },
  widthMm: { label: ['Width', 'العرض'], unit: mm },
  height: { label: ['Height', 'الارتفاع'], unit: mm },
  heightM: { label: ['Width', 'العرض'], unit: m },
  thickness: { label: ['Thickness', 'السماكة'], unit: mm },
  weight: { label: ['Weight', 'الوزن'], unit: kg },
  packWeight: { label: ['Pack weight', 'وزن العبوة'], unit: kg },
  volume: { label: ['Contents', 'السعة'], unit: ['L', 'لتر'] },
  volumeMl: { label: ['Contents', 'السعة'], unit: ['ml', 'مل'] },
  capacity: { label: ['Load capacity', 'الحمولة'], unit: ['t', 'طن'] },
  power: { label: ['Power', 'القدرة'], unit: ['W', 'واط'] },
  kva: { label: ['Rated output', 'القدرة'], unit: ['kVA', 'كي في أي'] },
  horsepower: { label: ['Motor', 'قوة المحرك'], unit: ['hp', 'حصان'] },
  voltage: { label: ['Voltage', 'الفولتية'], unit: ['V', 'فولت'] },
  current: { label: ['Rated current', 'الأمبيرية'], unit: ['A', 'أمبير'] },
  ampHours: { label: ['Battery capacity', 'سعة البطارية'], unit: ['Ah', 'أمبير ساعة'] },
  section: { label: ['Conductor section', 'مقطع الموصل'], unit: ['mm²', 'ملم²'] },
  cores: { label: ['Cores', 'عدد الأسلاك'] },
  poles: { label: ['Poles', 'عدد الأقطاب'] },
  gangs: { label: ['Gangs', 'عدد الخطوط'] },
  ways: { label: ['Ways', 'عدد الخطوط'] },
  pressure: { label: ['Nominal pressure', 'الضغط الاسمي'], unit: ['bar', 'بار'] },
  head: { label: ['Maximum head', 'أعلى رفع'], unit: m },
  flow: { label: ['Flow', 'التدفق'], unit: ['L/min', 'لتر/دقيقة'] },
  airflow: { label: ['Air flow', 'تدفق الهواء'], unit: ['m³/h', 'م³/ساعة'] },
  cooling: { label: ['Cooling capacity', 'قدرة التبريد'], unit: ['t', 'طن'] },
  speed: { label: ['No-load speed', 'السرعة بدون حمل'], unit: ['rpm', 'دورة/دقيقة'] },
  disc: { label: ['Disc diameter', 'قطر القرص'], unit: mm },
  sizeInch: { label: ['Size', 'القياس'] },
  size: { label: ['Size', 'القياس'] },
  thread: { label: ['Thread', 'السن'] },
  type: { label: ['Type', 'النوع'] },
  grade: { label: ['Grade', 'الدرجة'] },
  material: { label: ['Material', 'المادة'] },
  colour: { label: ['Colour', 'اللون'] },
  finish: { label: ['Finish', 'التشطيب'] },
  use: { label: ['Use', 'الاستعمال'] },
  standard: { label: ['Standard', 'المواصفة'] },
  strength: { label: ['Compressive strength', 'مقاومة الانضغاط'], unit: ['N/mm²', 'نيوتن/ملم²'] },
  density: { label: ['Density', 'الكثافة'], unit: ['kg/m³', 'كغم/م³'] },
  grain: { label: ['Grain size', 'حجم الحبيبات'] },
  grit: { label: ['Grit', 'الخشونة'] },
  teeth: { label: ['Teeth', 'عدد الأسنان'] },
  steps: { label: ['Steps', 'عدد الدرجات'] },
  drawers: { label: ['Drawers', 'عدد الجرارات'] },
  pieces: { label: ['Pieces', 'عدد القطع'] },
  packCount: { label: ['Pieces per box', 'عدد القطع بالعلبة'] },
  coverage: { label: ['Coverage', 'التغطية'], unit: ['m²/L', 'م²/لتر'] },
  area: { label: ['Cools up to', 'يبرّد لغاية'], unit: ['m²', 'م²'] },
  protection: { label: ['Protection', 'درجة الحماية'] },
  lumens: { label: ['Light output', 'شدة الإضاءة'], unit: ['lm', 'لومن'] },
  light: { label: ['Light colour', 'لون الإضاءة'] },
  refrigerant: { label: ['Refrigerant', 'غاز التبريد'] },
  fuel: { label: ['Fuel', 'الوقود'] },
  drive: { label: ['Compressor', 'الكومبريسر'] },
  origin: { label: ['Origin', 'المنشأ'] },
  warranty: { label: ['Warranty', 'الضمان'] },
  laying: { label: ['Fixing', 'طريقة التثبيت'] },
  conductivity: { label: ['Thermal conductivity', 'التوصيل الحراري'], unit: ['W/mK', 'واط/م.كلفن'] },
  certificate: { label: ['Certificates', 'الشهادات'] },
  dimensions: { label: ['Dimensions', 'الأبعاد'] },
  packing: { label: ['Packing', 'التغليف'] },
  temperature: { label: ['Working temperature', 'حرارة التشغيل'] },
  conductor: { label: ['Conductor', 'الموصل'] },
  insulation: { label: ['Insulation', 'العزل'] },
  ratedVoltage: { label: ['Rated voltage', 'الفولتية المقننة'] },
  joint: { label: ['Joint', 'طريقة الربط'] },
  protectionClass: { label: ['Protection class', 'صنف الحماية'] },
};

/** Fictional brands by trade. */
export const brands: Record<string, readonly string[]> = {
  building: ['Ashur Rock', 'Sumer Build', 'Dijla Star'],
  steel: ['Hadeed Plus', 'Basra Mill', 'Ferrum East'],
  tools: ['Karkh', 'Torqan', 'Nabra', 'Wardan'],
  power: ['Voltara', 'Draxon', 'Zendar'],
  safety: ['Haris', 'Dirra', 'Safetan'],
  electrical: ['Qabas', 'Elkon', 'Noorex'],
  plumbing: ['Aquadar', 'Shatt Flow', 'Pexara'],
  paint: ['Lawnah', 'Dahan', 'Sabgha'],
  machinery: ['Makina', 'Rasikh', 'Kubra Power'],
  fasteners: ['Thabit', 'Fixara'],
  finishing: ['Iwan', 'Riwaq', 'Qasr'],
  hvac: ['Naseem', 'Zamhar', 'Coolara'],
  insulation: ['Isolara', 'Hami', 'Manee'],
};

/** Price factors of brands, by position in their list. */
export const brandFactors = [1, 1.12, 0.91, 1.05] as const;
