import type { TFunction } from '@mawad/shared-i18n';
import { readNumber, readPercent } from '@mawad/shared-i18n/read-number';
import { isUsableTime } from '@mawad/shared-ui/kit/baghdad-time.ts';
import { type QuantityProblem, readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { type AttributeDefinition, returnsRules } from '@mawad/supabase/catalogue/queries';
import type { CompatibleProduct } from '@mawad/supabase/products/queries';
import * as z from 'zod/mini';
import { attributeName, attributeOf, type AttributeTexts, readAttributeNumber } from './attribute-texts.ts';
import { type ProductValues, variantKey, type VariantValues } from './product-values.ts';
import { amountOf } from './read-amount.ts';
import { sizeChartIssues, type SizeChartValues } from './size-chart-values.ts';
import { volumeIssues } from './volume-discounts.ts';

type Read = (text: string) => { value: number } | { problem: QuantityProblem };

type Translate = TFunction<['product-form', 'common']>;
type NumberMessage = (problem: QuantityProblem) => string;

interface Issue {
  path: (string | number)[];
  message: string;
}

const video =
  /^https:\/\/((www\.|m\.)?youtube(-nocookie)?\.com\/(watch\?([^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)[\w-]{11}(?![\w-])/;

/** Validation before a save; the database enforces the same rules. */
export function productSchema(
  t: Translate,
  numberMessage: NumberMessage,
  definitions: readonly AttributeDefinition[],
  isNew: boolean,
) {
  const text = (longest: number) =>
    z.string().check(z.maxLength(longest, t('common:forms.tooLong', { count: longest })));
  const needed = (longest: number) =>
    text(longest).check(z.refine((value) => value.trim() !== '', { error: t('common:forms.required') }));
  const amount = (read: Read, allowed: (value: number) => string | undefined) =>
    z.string().check((context) => {
      const message = amountProblem(context.value, read, numberMessage, allowed);
      // Without `continue`, zod skips the checks of the whole form.
      if (message) context.issues.push({ code: 'custom', input: context.value, message, continue: true });
    });
  const positive = (value: number) => (value > 0 ? undefined : t('rules.positive'));
  const variant = z.object({
    saved: z.nullable(z.number()),
    sku: text(64),
    size: text(60),
    color: text(60),
    color_ar: text(60),
    price: amount(readNumber, positive),
    opening_stock: z.string(),
  });
  const shape = {
    name_en: needed(200),
    name_ar: needed(200),
    category_id: z
      .nullable(z.number())
      .check(z.refine((id) => id !== null, { error: t('rules.chooseCategory') })),
    brand: text(80),
    model_number: text(80),
    sku: needed(64),
    unit: z.string(),
    pack_quantity: z.string(),
    pack_unit: z.string(),
    price: amount(readNumber, positive).check(
      z.refine((value) => value.trim() !== '', { error: t('common:forms.required') }),
    ),
    discounted_price: amount(readNumber, positive),
    deal_starts_at: z.string(),
    deal_ends_at: z.string(),
    volume_discounts: z.array(
      z.object({ quantity: z.string(), percent: amount(readPercent, () => undefined) }),
    ),
    lowest_price: amount(readNumber, positive),
    highest_price: amount(readNumber, positive),
    min_quantity: z.string(),
    quantity_step: z.string(),
    returns: z.enum(['', ...returnsRules]),
    opening_stock: z.string(),
    variants: z.array(variant),
    attributes: z.custom<AttributeTexts>(),
    size_chart: z.custom<SizeChartValues>(),
    compatibilities: z.custom<CompatibleProduct[]>(),
    description_en: text(10_000),
    description_ar: text(10_000),
    pictures: z.array(z.string()),
    video_url: z
      .string()
      .check(z.refine((value) => value === '' || video.test(value), { error: t('rules.url') })),
    datasheet_path: z.nullable(z.string()),
    slug_en: text(200),
    slug_ar: text(200),
  };
  return z.object(shape).check((context) => {
    const values = context.value;
    const issues = [
      ...dealIssues(values, t),
      ...quantityIssues(quantityFields(values, isNew), values.unit, numberMessage, t),
      ...stepIssues(values, t),
      ...packIssues(values, numberMessage, t),
      ...volumeIssues(values.volume_discounts, amountOf(values.min_quantity) ?? 1).map(
        ({ place, field, rule }) => ({
          path: ['volume_discounts', place, field],
          message: t(`rules.${rule}`),
        }),
      ),
      ...variantIssues(values.variants, t),
      ...sizeChartIssues(values.size_chart).map(({ path, rule }) => ({
        path: ['size_chart', ...path],
        message: t(`rules.${rule}`),
      })),
      ...attributeIssues(values.attributes, definitions, numberMessage, t),
    ];
    for (const issue of issues) context.issues.push({ code: 'custom', input: values, ...issue });
  });
}

function amountProblem(
  text: string,
  read: Read,
  numberMessage: NumberMessage,
  allowed: (value: number) => string | undefined,
): string | undefined {
  if (text.trim() === '') return undefined;
  const result = read(text);
  return 'value' in result ? allowed(result.value) : numberMessage(result.problem);
}

function dealIssues(values: ProductValues, t: Translate): Issue[] {
  const [price, reduced] = [amountOf(values.price), amountOf(values.discounted_price)];
  const issues: Issue[] = [];
  if (price !== null && reduced !== null && reduced >= price)
    issues.push({ path: ['discounted_price'], message: t('rules.below_price') });
  if (values.deal_starts_at && values.deal_ends_at && values.deal_ends_at <= values.deal_starts_at)
    issues.push({ path: ['deal_ends_at'], message: t('rules.after_start') });
  for (const path of ['deal_starts_at', 'deal_ends_at'] as const) {
    if (values[path] && !isUsableTime(values[path]))
      issues.push({ path: [path], message: t('rules.date_range') });
  }
  const [lowest, highest] = [amountOf(values.lowest_price), amountOf(values.highest_price)];
  if (lowest !== null && highest !== null && highest < lowest)
    issues.push({ path: ['highest_price'], message: t('rules.above_lowest') });
  return issues;
}

interface QuantityField {
  path: Issue['path'];
  text: string;
  mayBeZero?: boolean;
}

function quantityFields(values: ProductValues, isNew: boolean): QuantityField[] {
  return [
    { path: ['min_quantity'], text: values.min_quantity },
    { path: ['quantity_step'], text: values.quantity_step },
    ...values.volume_discounts.map(({ quantity }, place) => ({
      path: ['volume_discounts', place, 'quantity'],
      text: quantity,
    })),
    ...openingFields(values, isNew),
  ];
}

/** Shown fields of opening stock: none for saved products, whose stock is counted; variants have their own. */
function openingFields({ opening_stock, variants }: ProductValues, isNew: boolean): QuantityField[] {
  if (variants.length === 0)
    return isNew ? [{ path: ['opening_stock'], text: opening_stock, mayBeZero: true }] : [];
  return variants.flatMap((variant, place) =>
    variant.saved === null
      ? [{ path: ['variants', place, 'opening_stock'], text: variant.opening_stock, mayBeZero: true }]
      : [],
  );
}

/** Checks quantities, which may end with the unit of sale and no other unit. */
function quantityIssues(
  fields: readonly QuantityField[],
  unit: string,
  numberMessage: NumberMessage,
  t: Translate,
): Issue[] {
  return fields.flatMap(({ path, text, mayBeZero = false }): Issue[] => {
    const message = amountProblem(
      text,
      (typed) => readQuantity(typed, unit),
      numberMessage,
      (value) => (value > 0 || mayBeZero ? undefined : t('rules.positive')),
    );
    return message ? [{ path, message }] : [];
  });
}

function stepIssues({ min_quantity, quantity_step }: ProductValues, t: Translate): Issue[] {
  const [least, step] = [amountOf(min_quantity) ?? 1, amountOf(quantity_step) ?? 1];
  // Compares thousandths, the precision of quantities, because decimal fractions have rounding errors.
  const isMultiple = Math.round(least * 1000) % Math.round(step * 1000) === 0;
  return step <= 0 || isMultiple ? [] : [{ path: ['min_quantity'], message: t('rules.step') }];
}

function packIssues(values: ProductValues, numberMessage: NumberMessage, t: Translate): Issue[] {
  const { pack_quantity: text, unit } = values;
  if (text.trim() === '') return [];
  const packUnit = values.pack_unit || 'Piece';
  if (packUnit === unit) return [{ path: ['pack_unit'], message: t('rules.other_unit') }];
  return quantityIssues([{ path: ['pack_quantity'], text }], packUnit, numberMessage, t);
}

function variantIssues(variants: readonly VariantValues[], t: Translate): Issue[] {
  return variants.flatMap((variant, place): Issue[] => {
    const key = variantKey(variant);
    if (key === '\n') return [{ path: ['variants', place, 'size'], message: t('rules.sizeOrColor') }];
    const isRepeated = variants.findIndex((other) => variantKey(other) === key) < place;
    return isRepeated ? [{ path: ['variants', place, 'size'], message: t('rules.variantRepeated') }] : [];
  });
}

function attributeIssues(
  texts: AttributeTexts,
  definitions: readonly AttributeDefinition[],
  numberMessage: NumberMessage,
  t: Translate,
): Issue[] {
  return definitions.flatMap((definition): Issue[] => {
    const name = attributeName(definition.id);
    const path = ['attributes', name];
    const number = texts[name]?.number ?? '';
    if (definition.type === 'number' && number.trim() !== '') {
      const message = amountProblem(
        number,
        (text) => readAttributeNumber(text, definition),
        numberMessage,
        () => undefined,
      );
      return message ? [{ path, message }] : [];
    }
    const isMissing = definition.is_required && attributeOf(texts[name], definition) === null;
    return isMissing ? [{ path, message: t('common:forms.required') }] : [];
  });
}
