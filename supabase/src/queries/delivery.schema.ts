import { z } from 'zod/mini';

/** What a company asks for delivering to a governorate, or to one of its districts as an exception. Money is IQD. */
const deliveryRate = z.strictObject({
  governorate: z.string(),
  /** English name; null is the whole governorate. */
  district: z.nullable(z.string()),
  fee: z.number(),
  /** Goods of at least so much; null: any. */
  minimum_order: z.nullable(z.number()),
  lead_days: z.number(),
  truck_needed: z.boolean(),
  /** Goods of at least so much are delivered free here. Null without `never_free`: as the company does. */
  free_from: z.nullable(z.number()),
  never_free: z.boolean(),
});
export type DeliveryRate = z.infer<typeof deliveryRate>;

/** A seller's holiday today, null without one. */
export const holiday = z.nullable(
  z.strictObject({
    /** The day after its last, as 2026-12-31. */
    opens_on: z.string(),
    /** Whether orders are taken meanwhile, to be prepared afterwards. */
    takes_orders: z.boolean(),
  }),
);
export type Holiday = z.infer<typeof holiday>;

/** Where buyers may collect a seller's goods, as the seller wrote it: the address in one language at least. */
export const showroomTexts = {
  address_en: z.nullable(z.string()),
  address_ar: z.nullable(z.string()),
  note_en: z.nullable(z.string()),
  note_ar: z.nullable(z.string()),
};

export const showroom = z.strictObject({
  ...showroomTexts,
  /** Days from today until goods are ready, days off among them. */
  lead_days: z.number(),
  /** ISO 3166-2. */
  governorate: z.string(),
  governorate_en: z.string(),
  governorate_ar: z.string(),
  hours_en: z.nullable(z.string()),
  hours_ar: z.nullable(z.string()),
});
export type Showroom = z.infer<typeof showroom>;

/** What a company says of picking up at its showroom; kept while it is not offered. */
const pickupOffer = z.strictObject({
  offered: z.boolean(),
  /** The company's own, ISO 3166-2. */
  governorate: z.nullable(z.string()),
  ...showroomTexts,
  /** Open days until goods are ready; 0: on the same one. */
  lead_days: z.nullable(z.number()),
});
export type PickupOffer = z.infer<typeof pickupOffer>;

/** Where a company delivers. Where nothing is said it does not. */
const deliveryAreas = z.strictObject({
  rates: z.array(deliveryRate),
  /** Null without `never_free`: as the site does, `site_free_delivery_from`. */
  free_delivery_from: z.nullable(z.number()),
  never_free: z.boolean(),
  /** Goods of at least so much in every order, wherever it goes; null: any. */
  order_minimum: z.nullable(z.number()),
  /** Days of the week on which nothing is prepared or delivered, 0 is Sunday. */
  closed_weekdays: z.array(z.number()),
  /** First and last day of the holiday, as 2026-12-31, or null. It may be over. */
  holiday_from: z.nullable(z.string()),
  holiday_until: z.nullable(z.string()),
  /** Whether orders of the holiday are taken, to be prepared afterwards. */
  holiday_takes_orders: z.boolean(),
  pickup: pickupOffer,
  site_free_delivery_from: z.number(),
  may_edit: z.boolean(),
  version: z.string(),
});
export type DeliveryAreas = z.infer<typeof deliveryAreas>;

export const deliveryAnswers = {
  get_delivery_areas: deliveryAreas,
};
