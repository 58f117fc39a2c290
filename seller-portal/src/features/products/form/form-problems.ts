import type { FieldErrors } from 'react-hook-form';
import type { ProductValues } from './product-values.ts';

export interface FormProblem {
  /** Name of the field, e.g. `variants.0.size`. */
  name: string;
  message: string;
}

/** Order in which the form shows its fields. */
const order: (keyof ProductValues)[] = [
  'name_ar',
  'name_en',
  'category_id',
  'brand',
  'model_number',
  'sku',
  'pictures',
  'unit',
  'pack_quantity',
  'pack_unit',
  'price',
  'discounted_price',
  'deal_starts_at',
  'deal_ends_at',
  'volume_discounts',
  'lowest_price',
  'highest_price',
  'opening_stock',
  'min_quantity',
  'quantity_step',
  'returns',
  'variants',
  'size_chart',
  'attributes',
  'description_ar',
  'description_en',
  'video_url',
  'datasheet_path',
  'compatibilities',
  'slug_en',
  'slug_ar',
];

/** Invalid fields in the order of the form. */
export function formProblems(errors: FieldErrors<ProductValues>): FormProblem[] {
  return order.flatMap((field) => problemsIn(errors[field], field));
}

function problemsIn(error: unknown, name: string): FormProblem[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message !== '') return [{ name, message }];
  return Object.entries(error)
    .filter(([member]) => member !== 'ref' && member !== 'root')
    .flatMap(([member, inner]) => problemsIn(inner, `${name}.${member}`));
}
