import { z } from 'zod/mini';
import { dealState } from '../deals/answers.ts';

/** A product chosen for the home page; `state` shows whether buyers see it there. Prices are IQD. */
const homeProduct = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  main_image: z.nullable(z.string()),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  price: z.number(),
  discounted_price: z.nullable(z.number()),
  state: z.enum(['shown', 'out_of_stock', 'not_shown']),
  deal_state: z.nullable(dealState),
});
export type HomeProduct = z.infer<typeof homeProduct>;

export const homePageAnswers = {
  list_home_products: z.array(homeProduct),
};
