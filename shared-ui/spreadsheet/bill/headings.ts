import { foldText } from '@mawad/shared-i18n';
import { headingWords } from '../heading-words.ts';

/**
 * Meaning of a heading. `item` may be the goods, their number or their unit; `total` a quantity or a price:
 * the cells below decide.
 */
export type HeadingRole =
  | 'number'
  | 'code'
  | 'section'
  | 'description'
  | 'detail'
  | 'unit'
  | 'quantity'
  | 'item'
  | 'total'
  | 'price'
  | 'remark';

/** Headings in both languages. The first role with a matching word is taken: "unit price" is a price. */
const words: [HeadingRole, string][] = [
  [
    'price',
    `rate|rates|price|prices|unit price|unit rate|amount|cost|value|tax|vat|discount|iqd|usd|total price
     |total amount|السعر|سعر|الأسعار|سعر الوحدة|سعر المفرد|المبلغ|مبلغ|الكلفة|كلفة|القيمة|السعر الكلي|المبلغ الكلي`,
  ],
  ['quantity', `${headingWords.quantity.join('|')}|qty required|required|الكمية المطلوبة|الكمية المقدرة`],
  ['unit', headingWords.unit.join('|')],
  [
    'code',
    `code|codes|model|model no|model code|part no|part number|sku|article no|cat no|catalogue no|tag|tag no|item code
     |product code|رمز|الرمز|كود|الكود|موديل|الموديل|رقم القطعة|رقم الصنف|رقم الموديل`,
  ],
  [
    'number',
    `no|nr|s no|sl no|sr no|s n|sn|sl|sr|serial|serial no|item no|item number|number|ref|reference|bill ref|pos
     |position|line|line no|ت|م|التسلسل|تسلسل|رقم|الرقم|رقم الفقرة|رقم البند|رقم المادة|الرقم التسلسلي`,
  ],
  ['section', headingWords.section.join('|')],
  [
    'description',
    `description|descriptions|desc|item description|description of work|description of works|particulars|particular
     |details|material|materials|product|products|product name|name|article|goods|scope of work|work|works
     |المادة|المواد|اسم المادة|الوصف|وصف|وصف المادة|وصف العمل|البيان|التفاصيل|تفاصيل|تفاصيل الفقرة|المنتج|الصنف|الاسم|اسم|الأعمال`,
  ],
  [
    'detail',
    `size|sizes|dimension|dimensions|specification|specifications|spec|specs|grade|type|class|thickness|diameter|dia
     |القياس|المقاس|القطر|السمك|المواصفات|المواصفة|النوع`,
  ],
  ['item', `item|items|البند|الفقرة|الفقرات|البنود`],
  ['total', `total|totals|grand total|المجموع|الإجمالي|الكلي|المجموع الكلي`],
  [
    'remark',
    `remark|remarks|note|notes|comment|comments|make|brand|manufacturer|origin|supplier|ملاحظات|الملاحظات|الماركة|المنشأ|الشركة المصنعة`,
  ],
];

/** Words that are too short or common to name a column within a longer heading. */
const exactOnly = new Set([
  'no',
  'nr',
  'sl',
  'sr',
  'sn',
  'ref',
  'pos',
  'line',
  'م',
  'ت',
  'work',
  'works',
  'value',
  'required',
  'number',
  'name',
  'اسم',
]);

/** Heading in lower case, without brackets and punctuation. */
export function bareHeading(text: string): string {
  return foldText(text.replace(/\([^)]*\)|['’]/g, '').replace(/[*:.#_/\\|،,;–—-]+/g, ' '));
}

const exactRoles = new Map<string, HeadingRole>();
const withinRoles: [HeadingRole, RegExp][] = words.map(([role, list]) => {
  const names = list.split('|').map(bareHeading);
  for (const name of names) if (!exactRoles.has(name)) exactRoles.set(name, role);
  const within = names.filter((name) => !exactOnly.has(name));
  return [role, new RegExp(`(?:^| )(?:${within.join('|')})(?= |$)`)];
});

export interface HeadingMatch {
  role: HeadingRole;
  /** The heading has no other words. */
  isExact: boolean;
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** Role of a heading by its words in one language, if it has both: "Qty الكمية". */
function roleInOneLanguage(text: string): HeadingRole | undefined {
  const parts = text.split(' ');
  const latin = parts.filter((word) => !isArabic(word));
  const arabic = parts.filter(isArabic);
  if (latin.length === 0 || arabic.length === 0) return undefined;
  return exactRoles.get(latin.join(' ')) ?? exactRoles.get(arabic.join(' '));
}

/** Role of a heading; null for other texts. */
export function headingRole(heading: string): HeadingMatch | null {
  if (heading.length > 60) return null;
  if (heading.trim() === '#') return { role: 'number', isExact: true };
  const text = bareHeading(heading);
  // Sizes are goods: "50 mm dia".
  if (text === '' || text.length > 50 || /\d/.test(text.replace(/(?<=m|م)[23](?= |$)/g, ''))) return null;
  const exact = exactRoles.get(text) ?? roleInOneLanguage(text);
  if (exact) return { role: exact, isExact: true };
  if (text.split(' ').length > 5) return null;
  const [role] = withinRoles.find(([, pattern]) => pattern.test(text)) ?? [];
  return role ? { role, isExact: false } : null;
}

/** Whether a heading names a sum: "Total qty", «الكمية الكلية». */
export const isTotalHeading = (heading: string): boolean =>
  /\b(?:total|overall)\b|مجموع|اجمالي|كلي/u.test(bareHeading(heading));

/** The unit within a heading: m2 in "QTY (m2)". */
export const unitOfHeading = (heading: string): string => /\(([^)]+)\)/.exec(heading)?.[1]?.trim() ?? '';
