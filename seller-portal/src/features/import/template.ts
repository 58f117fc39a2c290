import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { returnsText } from '@mawad/shared-ui/kit/returns-words.ts';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import {
  fieldNames,
  unread,
  type AttributeName,
  type ColumnTarget,
  type FieldName,
} from '../../product-file/fields.ts';
import { headingOf } from '../../product-file/heading-of.ts';
import { volumesExample } from '../../product-file/volumes-text.ts';

type Texts = Partial<Record<FieldName, SheetCell>>;

const cement = {
  sku: 'EXAMPLE-1',
  name_en: 'Sulphate-resisting cement, 50 kg',
  name_ar: 'سمنت مقاوم للأملاح 50 كغم',
  brand: 'Al-Jisr',
  price: 9_500,
  quantity: 400,
  min_quantity: 10,
  quantity_step: 5,
  volume_discounts: volumesExample,
  images: 'cement-front.jpg, cement-back.jpg',
};

const boot = {
  sku: 'EXAMPLE-2',
  name_en: 'Safety boots, steel toe',
  name_ar: 'حذاء سلامة بمقدمة حديد',
  model_number: 'SB-200',
  price: 45_000,
  discounted_price: 39_750,
  deal_starts_at: '2027-01-01',
  deal_ends_at: '2027-01-31',
  images: 'https://example.com/safety-boots.jpg',
};

/** Rows of a product with variants: one for each variant. */
const variants: Texts[] = [
  { size: '42', color: 'Black', color_ar: 'أسود', variant_sku: 'EXAMPLE-2-42', quantity: 12 },
  { size: '43', color: 'Black', color_ar: 'أسود', variant_sku: 'EXAMPLE-2-43', quantity: 20 },
];

const inLanguage: Record<Language, { bag: Texts; pair: Texts }> = {
  en: {
    bag: {
      unit: 'Bag',
      returns: returnsText('faulty_only', 'en'),
      description_en: 'For foundations and works in salty soil.',
    },
    pair: { unit: 'Pair', returns: returnsText('30_days', 'en') },
  },
  ar: {
    bag: {
      unit: 'كيس',
      returns: returnsText('faulty_only', 'ar'),
      description_ar: 'للأسس والأعمال في التربة المالحة.',
    },
    pair: { unit: 'زوج', returns: returnsText('30_days', 'ar') },
  },
};

const wide: Partial<Record<FieldName, number>> = {
  name_en: 34,
  name_ar: 34,
  description_en: 40,
  description_ar: 40,
  category: 30,
  volume_discounts: 22,
  returns: 26,
};

/**
 * Import template with examples in the reader's language.
 * @param category a category of the shop as a seller would write it
 */
export function templateSheet(
  language: Language,
  t: TFunction<'import'>,
  category: string,
  attributes: readonly AttributeName[] = [],
): SheetToWrite {
  const { bag, pair } = inLanguage[language];
  const common = { category, published: t('template.yes') };
  const examples: Texts[] = [
    { ...cement, ...bag, ...common },
    ...variants.map((variant) => ({ ...boot, ...pair, ...common, ...variant })),
  ];
  const targets: ColumnTarget[] = [
    ...fieldNames.filter((name) => !unread.has(name)),
    ...attributes.map(({ key }) => `attribute:${key}` as const),
  ];
  return {
    name: t('template.sheet'),
    isRightToLeft: language === 'ar',
    rows: [
      targets.map((target) => headingOf(target, language, attributes)),
      ...examples.map((example) => targets.map((target) => example[target as FieldName] ?? null)),
    ],
    widths: targets.map((target) => wide[target as FieldName]),
  };
}
