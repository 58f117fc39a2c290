import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { StaffView } from './staff-views-answers.ts';

export type { StaffView } from './staff-views-answers.ts';

/**
 * Starts a view of an approved company for half an hour and ends another open view. Throws AppError `not_allowed`,
 * `seller_not_found`, `not_approved`.
 */
export async function startStaffView(db: DataClient, companyId: string): Promise<void> {
  await call(db, 'start_staff_view', { company_id: companyId });
}

/** Does nothing without an open view. Throws AppError `not_signed_in`. */
export async function endStaffView(db: DataClient): Promise<void> {
  await call(db, 'end_staff_view');
}

/** View of this tab. Throws AppError `view_over`. */
export async function getStaffView(db: DataClient): Promise<StaffView> {
  return call(db, 'get_staff_view');
}
