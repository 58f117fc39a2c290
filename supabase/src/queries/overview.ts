import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { StaffQueues } from './enquiries.ts';

/** By what figures over time are counted. */
export type FigurePeriod = 'day' | 'week' | 'month';

/** What is counted over time; null where the reader may not see it. */
export interface Figures {
  orders: number | null;
  /** Dinars of orders neither cancelled nor rejected. */
  revenue: number | null;
  sellers: number | null;
  buyers: number | null;
}

/** What waits of one kind. */
export interface Queue {
  /** Counted to a hundred. */
  waiting: number;
  /** Since when the oldest waits; null when nothing does. */
  oldest: string | null;
}

export interface MachineHealth {
  mail: { waiting: number; oldest_waiting: string | null; sent_at: string | null };
  jobs: { last_run: string | null; failing: { name: string; at: string }[] };
}

export interface StaffOverview {
  period: FigurePeriod;
  /** One for each day, week (from Sunday) or month, the oldest first; `start` is its first day in Baghdad. */
  points: ({ start: string } & Figures)[] | null;
  /** Of as long a time before. */
  before: Figures | null;
  queues: Partial<Record<keyof StaffQueues, Queue>>;
  /** Products on sale of which little is left, counted to a thousand. */
  low_stock: number | null;
  health: MachineHealth | null;
}

/** Throws AppError `not_allowed` for whoever is not staff. */
export async function getStaffOverview(db: DataClient, period: FigurePeriod): Promise<StaffOverview> {
  return answerOf(await db.rpc('get_staff_overview', { period }));
}
