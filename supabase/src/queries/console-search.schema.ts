import { z } from 'zod/mini';

/** A result in the command palette of the console. */
const consoleFind = z.strictObject({
  kind: z.enum(['order', 'product', 'company', 'person']),
  id: z.union([z.string(), z.number()]),
  /** True if the term is its number, SKU, phone, email address or id. */
  is_exact: z.boolean(),
  /** Number of an order, SKU of a product, name of a company or person. */
  name: z.string(),
  name_en: z.optional(z.string()),
  name_ar: z.optional(z.string()),
  /** Buyer of an order, company of a product, phone of a company, email address of a person. */
  detail: z.optional(z.nullable(z.string())),
  /** Company of a product in each language. */
  detail_en: z.optional(z.string()),
  detail_ar: z.optional(z.string()),
  /** Status of an order or company; reason why a product is not on sale or a person is locked out. */
  state: z.optional(z.nullable(z.string())),
});
export type ConsoleFind = z.infer<typeof consoleFind>;

export const consoleSearchAnswers = {
  find_in_console: z.array(consoleFind),
};
