import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { staffProduct } from './answers.ts';

/** Evidence for duplicates: a barcode as SKU, brand and model number, or name and unit within one company. */
const duplicateKind = z.enum(['barcode', 'model', 'name']);
export type DuplicateKind = z.infer<typeof duplicateKind>;

/** Products of the shop that are the same item. Prices are IQD. */
const duplicateGroup = z.strictObject({
  id: z.string(),
  kind: duplicateKind,
  products: z.number(),
  companies: z.number(),
  /** Products that are still in the shop. */
  remaining: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  main_image: z.nullable(z.string()),
  lowest: z.number(),
  highest: z.number(),
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;

const duplicateProduct = z.extend(staffProduct, {
  model_number: z.nullable(z.string()),
  /** 0 to 100. */
  quality: z.number(),
});
export type DuplicateProduct = z.infer<typeof duplicateProduct>;

export const productComparisonsAnswers = {
  list_duplicates: z.extend(pageOf(duplicateGroup), {
    compared_at: z.nullable(z.string()),
  }),
  get_duplicates: z.strictObject({
    kind: duplicateKind,
    items: z.array(duplicateProduct),
  }),
};
