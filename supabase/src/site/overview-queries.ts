import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { FigurePeriod, SetAsideItem, StaffOverview, StaffQueues } from './overview-answers.ts';

export type {
  FigurePeriod,
  Figures,
  MachineHealth,
  Queue,
  SetAsideItem,
  StaffOverview,
  StaffQueues,
} from './overview-answers.ts';

/** Throws AppError `not_allowed` unless the caller is staff. */
export async function getStaffOverview(db: DataClient, period: FigurePeriod): Promise<StaffOverview> {
  return call(db, 'get_staff_overview', { period });
}

/** Throws AppError `not_allowed` unless the caller is staff. */
export async function getStaffQueues(db: DataClient): Promise<StaffQueues> {
  return call(db, 'get_staff_queues');
}

/** Returns an item that was set aside to its job. Throws AppError `not_allowed`. */
export async function retryJobItem(
  db: DataClient,
  { job, item }: Pick<SetAsideItem, 'job' | 'item'>,
): Promise<void> {
  await call(db, 'retry_job_item', { job, item });
}
