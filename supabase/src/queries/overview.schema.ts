import { z } from 'zod/mini';
import { staffQueues } from './enquiries.schema.ts';

/** By what figures over time are counted. */
export const figurePeriod = z.enum(['day', 'week', 'month']);
export type FigurePeriod = z.infer<typeof figurePeriod>;

/** What is counted over time; null where the reader may not see it. */
const figures = z.strictObject({
  orders: z.nullable(z.number()),
  /** Dinars of orders neither cancelled nor rejected. */
  revenue: z.nullable(z.number()),
  sellers: z.nullable(z.number()),
  buyers: z.nullable(z.number()),
});
export type Figures = z.infer<typeof figures>;

/** What waits of one kind. */
const queue = z.strictObject({
  /** Counted to a hundred. */
  waiting: z.number(),
  /** Since when the oldest waits; null when nothing does. */
  oldest: z.nullable(z.string()),
});
export type Queue = z.infer<typeof queue>;

/** An item of a job that failed three times and is left alone until somebody tries it again. */
const setAsideItem = z.strictObject({
  job: z.string(),
  /** An id, or the name of a step of the job. */
  item: z.string(),
  /** SQLSTATE and message of the database, in English. */
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
  /** One for each day, week (from Sunday) or month, the oldest first; `start` is its first day in Baghdad. */
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
  /** Of as long a time before. */
  before: z.nullable(figures),
  queues: z.partialRecord(z.keyof(staffQueues), queue),
  /** Products on sale of which little is left, counted to a thousand. */
  low_stock: z.nullable(z.number()),
  health: z.nullable(machineHealth),
});
export type StaffOverview = z.infer<typeof staffOverview>;

export const overviewAnswers = {
  get_staff_overview: staffOverview,
};
