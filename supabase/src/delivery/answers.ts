import { z } from 'zod/mini';

/** Delivery terms of a company for a governorate, or for one of its districts as an exception. Money is IQD. */
const deliveryRate = z.strictObject({
  governorate: z.string(),
  /** English name; null: the whole governorate. */
  district: z.nullable(z.string()),
  fee: z.number(),
  /** Smallest order sum; null: any. */
  minimum_order: z.nullable(z.number()),
  lead_days: z.number(),
  truck_needed: z.boolean(),
  /** Order sum from which delivery is free; null without `never_free`: the threshold of the company applies. */
  free_from: z.nullable(z.number()),
  never_free: z.boolean(),
});
export type DeliveryRate = z.infer<typeof deliveryRate>;

/** Why a seller takes no orders or prepares them later: a running holiday or a pause; null without either. */
export const holiday = z.nullable(
  z.strictObject({
    /** First day after the holiday, `YYYY-MM-DD`; null for a pause, which ends when the seller pays. */
    opens_on: z.nullable(z.string()),
    /** Whether the seller accepts orders during the holiday; they are prepared after it. */
    takes_orders: z.boolean(),
  }),
);
export type Holiday = z.infer<typeof holiday>;

/** Seller's text about the pickup place; the address is given in at least one language. */
export const showroomTexts = {
  address_en: z.nullable(z.string()),
  address_ar: z.nullable(z.string()),
  note_en: z.nullable(z.string()),
  note_ar: z.nullable(z.string()),
};

export const showroom = z.strictObject({
  ...showroomTexts,
  /** Calendar days from today until the goods are ready, closed days included. */
  lead_days: z.number(),
  /** ISO 3166-2. */
  governorate: z.string(),
  governorate_en: z.string(),
  governorate_ar: z.string(),
  hours_en: z.nullable(z.string()),
  hours_ar: z.nullable(z.string()),
});
export type Showroom = z.infer<typeof showroom>;

/** Pickup settings of a company; stored also while pickup is not offered. */
const pickupOffer = z.strictObject({
  offered: z.boolean(),
  /** Governorate of the company, ISO 3166-2. */
  governorate: z.nullable(z.string()),
  ...showroomTexts,
  /** Working days until the goods are ready; 0: the same day. */
  lead_days: z.nullable(z.number()),
});
export type PickupOffer = z.infer<typeof pickupOffer>;

/** Delivery settings of a company, which does not deliver to places without a rate. */
const deliveryAreas = z.strictObject({
  rates: z.array(deliveryRate),
  /** Order sum from which delivery is free; null without `never_free`: `site_free_delivery_from` applies. */
  free_delivery_from: z.nullable(z.number()),
  never_free: z.boolean(),
  /** Smallest order sum everywhere; null: any. */
  order_minimum: z.nullable(z.number()),
  /** Longest time for which an order that waits for approval holds goods, days; null: that of the site. */
  purchase_hold_days: z.nullable(z.number()),
  /** Weekdays without preparation and delivery; 0 is Sunday. */
  closed_weekdays: z.array(z.number()),
  /** First and last day of a holiday, `YYYY-MM-DD`; it may be in the past. */
  holiday_from: z.nullable(z.string()),
  holiday_until: z.nullable(z.string()),
  /** Whether orders are accepted during the holiday; they are prepared after it. */
  holiday_takes_orders: z.boolean(),
  pickup: pickupOffer,
  site_free_delivery_from: z.number(),
  site_purchase_hold_days: z.number(),
  may_edit: z.boolean(),
  version: z.string(),
});
export type DeliveryAreas = z.infer<typeof deliveryAreas>;

export const deliveryAnswers = {
  get_delivery_areas: deliveryAreas,
};
