import { z } from 'zod/mini';

export const figurePeriod = z.enum(['day', 'week', 'month']);
export type FigurePeriod = z.infer<typeof figurePeriod>;

/** Figures of the marketplace; null if the reader lacks the right to see them. */
const figures = z.strictObject({
  orders: z.nullable(z.number()),
  /** Sum of orders that are neither cancelled nor rejected, IQD. */
  revenue: z.nullable(z.number()),
  sellers: z.nullable(z.number()),
  buyers: z.nullable(z.number()),
});
export type Figures = z.infer<typeof figures>;

/** Items that wait for the caller, each counted up to 100; queues without a right are absent. */
const staffQueues = z.strictObject({
  quotes: z.optional(z.number()),
  /** Adjustments, payouts and remittances that wait for the reader as second person. */
  adjustments: z.optional(z.number()),
  payouts: z.optional(z.number()),
  remittances: z.optional(z.number()),
  messages: z.optional(z.number()),
  orders: z.optional(z.number()),
  /** Appealed returns to decide. */
  returns: z.optional(z.number()),
  sellers: z.optional(z.number()),
  /** Company documents to review. */
  documents: z.optional(z.number()),
  /** Reviews that were reported, or rewritten after they were hidden. */
  reviews: z.optional(z.number()),
  /** Reported questions. */
  questions: z.optional(z.number()),
  /** Emails without a further delivery attempt. */
  email: z.optional(z.number()),
});
export type StaffQueues = z.infer<typeof staffQueues>;

const queue = z.strictObject({
  /** Counted up to 100. */
  waiting: z.number(),
  /** When the oldest item began to wait; null if the queue is empty. */
  oldest: z.nullable(z.string()),
});
export type Queue = z.infer<typeof queue>;

/** An item of a job that failed three times; the job skips it until somebody retries it. */
const setAsideItem = z.strictObject({
  job: z.string(),
  /** Id of the item, or name of a step of the job. */
  item: z.string(),
  /** SQLSTATE and message of PostgreSQL, in English. */
  error: z.string(),
  at: z.string(),
});
export type SetAsideItem = z.infer<typeof setAsideItem>;

const machineHealth = z.strictObject({
  /** The latest twenty. */
  set_aside: z.array(setAsideItem),
  mail: z.strictObject({
    waiting: z.number(),
    oldest_waiting: z.nullable(z.string()),
    sent_at: z.nullable(z.string()),
    /** Number of emails that are no longer retried, at most 1,000. */
    gave_up: z.number(),
    /** Time of the latest of them. */
    gave_up_at: z.nullable(z.string()),
  }),
  jobs: z.strictObject({
    last_run: z.nullable(z.string()),
    failing: z.array(
      z.strictObject({
        name: z.string(),
        at: z.string(),
      }),
    ),
  }),
});
export type MachineHealth = z.infer<typeof machineHealth>;

const staffOverview = z.strictObject({
  period: figurePeriod,
  /** One per day, week (from Sunday) or month, oldest first; `start` is the first day in Baghdad. */
  points: z.nullable(
    z.array(
      z.extend(
        z.strictObject({
          start: z.string(),
        }),
        figures.shape,
      ),
    ),
  ),
  /** Totals of the preceding time of the same length. */
  before: z.nullable(figures),
  queues: z.partialRecord(z.keyof(staffQueues), queue),
  /** Products on sale with low stock, counted up to 1,000. */
  low_stock: z.nullable(z.number()),
  health: z.nullable(machineHealth),
});
export type StaffOverview = z.infer<typeof staffOverview>;

export const overviewAnswers = {
  get_staff_overview: staffOverview,
  get_staff_queues: staffQueues,
};
