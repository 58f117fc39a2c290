import { z } from 'zod/mini';
import { holiday, showroom } from './delivery.schema.ts';

/** What a company writes about itself; null where it wrote nothing. */
const storeText = z.strictObject({
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  about_en: z.nullable(z.string()),
  about_ar: z.nullable(z.string()),
  hours_en: z.nullable(z.string()),
  hours_ar: z.nullable(z.string()),
  returns_en: z.nullable(z.string()),
  returns_ar: z.nullable(z.string()),
  /** Shown to everybody, in E.164. */
  store_phone: z.nullable(z.string()),
  /** ISO 3166-2. */
  governorate: z.nullable(z.string()),
  /** Public paths of pictures: a square, and a strip four times as wide as high. */
  logo: z.nullable(z.string()),
  banner: z.nullable(z.string()),
});
export type StoreText = z.infer<typeof storeText>;

/** The caller's company's own. */
const ownStore = z.extend(storeText, {
  id: z.string(),
  /** As registered; the company cannot change it. */
  name: z.string(),
  slug: z.string(),
  may_edit: z.boolean(),
  version: z.string(),
});
export type OwnStore = z.infer<typeof ownStore>;

/** How a company works, by the last half year; null where there is too little to say. Shares are from 0 to 1. */
const storeFigures = z.strictObject({
  rating: z.nullable(
    z.strictObject({
      average: z.number(),
      count: z.number(),
    }),
  ),
  /** Of the orders that ended at the company: delivered, called off by it before sending; the rest was refused at the door. */
  orders: z.nullable(
    z.strictObject({
      count: z.number(),
      delivered: z.number(),
      called_off: z.number(),
      dispatch_hours: z.nullable(z.number()),
    }),
  ),
  /** Answers to reviews and questions. */
  replies: z.nullable(
    z.strictObject({
      share: z.number(),
      hours: z.number(),
    }),
  ),
});
export type StoreFigures = z.infer<typeof storeFigures>;

/** Where a company delivers, and how. */
const deliveryArea = z.strictObject({
  name_en: z.string(),
  name_ar: z.string(),
  /** IQD. */
  fee: z.number(),
  /** Accepts orders from this sum on, IQD; null: any. */
  minimum_order: z.nullable(z.number()),
  lead_days: z.number(),
  truck_needed: z.boolean(),
  /** Goods from this sum on are delivered free here, IQD; null: never. */
  free_over: z.nullable(z.number()),
});
export type StoreDeliveryArea = z.infer<typeof deliveryArea>;

/** A company as everybody sees it. */
const store = z.extend(z.omit(storeText, { governorate: true }), {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  governorate_en: z.nullable(z.string()),
  governorate_ar: z.nullable(z.string()),
  /** When the company joined, ISO 8601. */
  since: z.string(),
  figures: storeFigures,
  /** Days of the week on which it is closed, 0 is Sunday. */
  closed_weekdays: z.array(z.number()),
  holiday,
  delivery: z.strictObject({
    /** Goods from this sum on are delivered free everywhere, IQD. Null: never, or not the same in every area. */
    free_over: z.nullable(z.number()),
    pickup: z.nullable(showroom),
    /** Governorates, Baghdad first, with the districts where it is otherwise. */
    areas: z.array(z.extend(deliveryArea, { districts: z.array(deliveryArea) })),
  }),
});
export type Store = z.infer<typeof store>;

export const storesAnswers = {
  get_own_store: ownStore,
  get_store: store,
};
