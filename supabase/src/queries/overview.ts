import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { FigurePeriod, StaffOverview } from './overview.schema.ts';

export type { FigurePeriod, Figures, MachineHealth, Queue, StaffOverview } from './overview.schema.ts';

/** Throws AppError `not_allowed` for whoever is not staff. */
export async function getStaffOverview(db: DataClient, period: FigurePeriod): Promise<StaffOverview> {
  return call(db, 'get_staff_overview', { period });
}
