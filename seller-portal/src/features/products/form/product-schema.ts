import type { TFunction } from '@mawad/shared-i18n';
import { isUsableTime } from '@mawad/shared-ui/portal/baghdad-time';
import { type AttributeDefinition, returnsRules } from '@mawad/supabase/queries/catalogue';
import type { CompatibleProduct } from '@mawad/supabase/queries/own-products';
import * as z from 'zod/mini';
import type { NumberResult } from '@mawad/shared-i18n/read-number';
import { attributeName, attributeOf, type AttributeTexts } from './attribute-texts.ts';
import type { ProductValues, VariantValues } from './product-values.ts';
import { amountOf, readPrice, readQuantity } from './read-amount.ts';
import { sizeChartIssues, type SizeChartValues } from './size-chart-values.ts';
import { volumeIssues } from './volume-discounts.ts';

type Translate = TFunction<['product-form', 'common']>;

interface Issue {
  path: (string | number)[];
  message: string;
}

const video =
  /^https:\/\/((www\.|m\.)?youtube(-nocookie)?\.com\/(watch\?([^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)[\w-]{11}(?![\w-])/;

/** What a product must be before it is sent; the database has the last word on the same rules. */
export function productSchema(t: Translate, definitions: readonly AttributeDefinition[], isNew: boolean) {
  const text = (longest: number) =>
    z.string().check(z.maxLength(longest, t('common:forms.tooLong', { count: longest })));
  const needed = (longest: number) =>
    text(longest).check(z.refine((value) => value.trim() !== '', { error: t('common:forms.required') }));
  const amount = (read: (text: string) => NumberResult, allowed: (value: number) => string | undefined) =>
    z.string().check((context) => {
      const message = amountProblem(context.value, read, allowed, t);
      if (message) context.issues.push({ code: 'custom', input: context.value, message });
    });
  const positive = (value: number) => (value > 0 ? undefined : t('rules.positive'));
  const variant = z.object({
    saved: z.nullable(z.number()),
    sku: text(64),
    size: text(60),
    color: text(60),
    color_ar: text(60),
    price: amount(readPrice, positive),
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
    price: amount(readPrice, positive).check(
      z.refine((value) => value.trim() !== '', { error: t('common:forms.required') }),
    ),
    discounted_price: amount(readPrice, positive),
    deal_starts_at: z.string(),
    deal_ends_at: z.string(),
    volume_discounts: z.array(
      z.object({ quantity: amount(readQuantity, positive), percent: amount(readQuantity, () => undefined) }),
    ),
    lowest_price: amount(readPrice, positive),
    highest_price: amount(readPrice, positive),
    min_quantity: amount(readQuantity, positive),
    quantity_step: amount(readQuantity, positive),
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
      ...quantityIssues(values, t),
      ...volumeIssues(values.volume_discounts, amountOf(values.min_quantity) ?? 1).map(
        ({ place, field, rule }) => ({
          path: ['volume_discounts', place, field],
          message: t(`rules.${rule}`),
        }),
      ),
      ...variantIssues(values.variants, t),
      ...openingIssues(values, isNew, t),
      ...sizeChartIssues(values.size_chart).map(({ path, rule }) => ({
        path: ['size_chart', ...path],
        message: t(`rules.${rule}`),
      })),
      ...attributeIssues(values.attributes, definitions, t),
    ];
    for (const issue of issues) context.issues.push({ code: 'custom', input: values, ...issue });
  });
}

function amountProblem(
  text: string,
  read: (text: string) => NumberResult,
  allowed: (value: number) => string | undefined,
  t: Translate,
): string | undefined {
  if (text.trim() === '') return undefined;
  const result = read(text);
  if ('value' in result) return allowed(result.value);
  const { problem } = result;
  return t(`common:numbers.${problem.code}`, 'params' in problem ? problem.params : {});
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

function quantityIssues({ min_quantity, quantity_step }: ProductValues, t: Translate): Issue[] {
  const [least, step] = [amountOf(min_quantity) ?? 1, amountOf(quantity_step) ?? 1];
  // In thousandths, as fine as quantities get: decimal fractions leave remainders of their own.
  const isMultiple = Math.round(least * 1000) % Math.round(step * 1000) === 0;
  return step <= 0 || isMultiple ? [] : [{ path: ['min_quantity'], message: t('rules.step') }];
}

function variantIssues(variants: readonly VariantValues[], t: Translate): Issue[] {
  const key = ({ size, color }: VariantValues) => `${size.trim()}\n${color.trim()}`;
  return variants.flatMap((variant, place): Issue[] => {
    if (key(variant) === '\n')
      return [{ path: ['variants', place, 'size'], message: t('rules.sizeOrColor') }];
    const isRepeated = variants.findIndex((other) => key(other) === key(variant)) < place;
    return isRepeated ? [{ path: ['variants', place, 'size'], message: t('rules.variantRepeated') }] : [];
  });
}

/** Only what a field stands for: a saved product's stock is counted, one with variants has it in their rows. */
function openingIssues({ opening_stock, variants }: ProductValues, isNew: boolean, t: Translate): Issue[] {
  const fields =
    variants.length > 0
      ? variants
          .map((variant, place) => ({ variant, path: ['variants', place, 'opening_stock'] }))
          .filter(({ variant }) => variant.saved === null)
          .map(({ variant, path }) => ({ text: variant.opening_stock, path }))
      : isNew
        ? [{ text: opening_stock, path: ['opening_stock'] }]
        : [];
  return fields.flatMap(({ text, path }): Issue[] => {
    const message = amountProblem(text, readQuantity, () => undefined, t);
    return message ? [{ path, message }] : [];
  });
}

function attributeIssues(
  texts: AttributeTexts,
  definitions: readonly AttributeDefinition[],
  t: Translate,
): Issue[] {
  return definitions.flatMap((definition): Issue[] => {
    const name = attributeName(definition.id);
    const path = ['attributes', name];
    const number = texts[name]?.number ?? '';
    if (definition.type === 'number' && number.trim() !== '') {
      const message = amountProblem(number, readQuantity, () => undefined, t);
      return message ? [{ path, message }] : [];
    }
    const isMissing = definition.is_required && attributeOf(texts[name], definition) === null;
    return isMissing ? [{ path, message: t('common:forms.required') }] : [];
  });
}
