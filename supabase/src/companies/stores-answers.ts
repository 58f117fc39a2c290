import { z } from 'zod/mini';
import { holiday, showroom } from '../delivery/answers.ts';

/** Profile of a company as edited by its members; null for empty fields. */
const storeText = z.strictObject({
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  about_en: z.nullable(z.string()),
  about_ar: z.nullable(z.string()),
  hours_en: z.nullable(z.string()),
  hours_ar: z.nullable(z.string()),
  returns_en: z.nullable(z.string()),
  returns_ar: z.nullable(z.string()),
  /** Public phone, E.164. */
  store_phone: z.nullable(z.string()),
  /** ISO 3166-2. */
  governorate: z.nullable(z.string()),
  /** Path of a square picture in the public bucket. */
  logo: z.nullable(z.string()),
  /** Path of a picture in the public bucket, four times as wide as high. */
  banner: z.nullable(z.string()),
});
export type StoreText = z.infer<typeof storeText>;

const ownStore = z.extend(storeText, {
  id: z.string(),
  /** Registered name, which the company cannot change. */
  name: z.string(),
  slug: z.string(),
  may_edit: z.boolean(),
  version: z.string(),
});
export type OwnStore = z.infer<typeof ownStore>;

/** Performance of a company in the last half year; null if there is too little data. Shares are 0 to 1. */
const storeFigures = z.strictObject({
  rating: z.nullable(
    z.strictObject({
      average: z.number(),
      count: z.number(),
    }),
  ),
  /** Shares of finished orders: delivered, cancelled by the company before shipping; the rest was refused at the door. */
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
  /** Answers to quote requests of the last 90 days. */
  quotes: z.nullable(
    z.strictObject({
      share: z.number(),
      hours: z.number(),
    }),
  ),
  /** Median time in which returns were answered; present above ten answers in a year. */
  returns: z.optional(z.strictObject({ hours: z.number() })),
});
export type StoreFigures = z.infer<typeof storeFigures>;

/** A governorate or district that a company delivers to. */
const deliveryArea = z.strictObject({
  name_en: z.string(),
  name_ar: z.string(),
  /** IQD. */
  fee: z.number(),
  /** Smallest order sum, IQD; null: any. */
  minimum_order: z.nullable(z.number()),
  lead_days: z.number(),
  truck_needed: z.boolean(),
  /** Order sum from which delivery is free, IQD; null: never. */
  free_over: z.nullable(z.number()),
});
export type StoreDeliveryArea = z.infer<typeof deliveryArea>;

/** Public page of a company. */
const store = z.extend(z.omit(storeText, { governorate: true }), {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  governorate_en: z.nullable(z.string()),
  governorate_ar: z.nullable(z.string()),
  /** When the company joined, ISO 8601. */
  since: z.string(),
  figures: storeFigures,
  /** Weekdays on which the company is closed; 0 is Sunday. */
  closed_weekdays: z.array(z.number()),
  holiday,
  delivery: z.strictObject({
    /** Order sum from which delivery is free everywhere, IQD; null: never, or different between areas. */
    free_over: z.nullable(z.number()),
    pickup: z.nullable(showroom),
    /** Governorates, Baghdad first, each with the districts that have other terms. */
    areas: z.array(z.extend(deliveryArea, { districts: z.array(deliveryArea) })),
  }),
});
export type Store = z.infer<typeof store>;

export const storesAnswers = {
  get_own_store: ownStore,
  get_store: store,
};
