import { z } from 'zod/mini';

const found = {
  id: z.union([z.string(), z.number()]),
  /** True if the term is its number, SKU, phone, email address or id. */
  is_exact: z.boolean(),
  /** Number of an order, return or quote request, SKU of a product, name of a company or person. */
  name: z.string(),
  name_en: z.optional(z.string()),
  name_ar: z.optional(z.string()),
  /**
   * Buyer of an order or return, first line or buyer of a quote request, company or brand of a product, phone of a company, email
   * address of a person.
   */
  detail: z.optional(z.nullable(z.string())),
  /** Company of a product in each language. */
  detail_en: z.optional(z.string()),
  detail_ar: z.optional(z.string()),
  /** Status of an order, return, quote request or company; reason why a product is not on sale or a person is locked out. */
  state: z.optional(z.nullable(z.string())),
};

/** A result in the command palette of the console. */
const consoleFind = z.strictObject({
  kind: z.enum(['order', 'return', 'quote', 'product', 'company', 'person']),
  ...found,
});
export type ConsoleFind = z.infer<typeof consoleFind>;

/** A result in the command palette of the seller portal. */
const portalFind = z.strictObject({ kind: z.enum(['order', 'return', 'quote', 'product']), ...found });
export type PortalFind = z.infer<typeof portalFind>;

export const paletteAnswers = {
  find_in_console: z.array(consoleFind),
  find_in_portal: z.array(portalFind),
};
