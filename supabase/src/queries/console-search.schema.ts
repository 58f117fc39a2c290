import { z } from 'zod/mini';

/** Something that the console's command palette finds. */
const consoleFind = z.strictObject({
  kind: z.enum(['order', 'product', 'company', 'person']),
  id: z.union([z.string(), z.number()]),
  /** The term names it by number, SKU, phone, address or id. */
  is_exact: z.boolean(),
  /** Number of an order, SKU of a product, name of a company or person. */
  name: z.string(),
  name_en: z.optional(z.string()),
  name_ar: z.optional(z.string()),
  /** Buyer of an order, company of a product, phone of a company, address of a person. */
  detail: z.optional(z.nullable(z.string())),
  /** Of a product: its company in each language. */
  detail_en: z.optional(z.string()),
  detail_ar: z.optional(z.string()),
  /** Status of an order or company; what keeps a product from sale, or a person out. */
  state: z.optional(z.nullable(z.string())),
});
export type ConsoleFind = z.infer<typeof consoleFind>;

export const consoleSearchAnswers = {
  find_in_console: z.array(consoleFind),
};
