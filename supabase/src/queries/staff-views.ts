import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';

/** A company that one of the staff looks at as its team sees it. */
export interface StaffView {
  company_id: string;
  company_name: string;
  /** ISO 8601. */
  expires_at: string;
}

/**
 * Begins to look at an approved company, for half an hour; a look that is open ends. Throws AppError `not_allowed`,
 * `seller_not_found`, `not_approved`.
 */
export async function startStaffView(db: DataClient, companyId: string): Promise<void> {
  answerOf(await db.rpc('start_staff_view', { company_id: companyId }));
}

/** Ends the look that is open, if there is one. Throws AppError `not_signed_in`. */
export async function endStaffView(db: DataClient): Promise<void> {
  answerOf(await db.rpc('end_staff_view'));
}

/** What the calls of this tab look at. Throws AppError `view_over`. */
export async function getStaffView(db: DataClient): Promise<StaffView> {
  return answerOf(await db.rpc('get_staff_view'));
}
