import { z } from 'zod/mini';
import { userRoles } from './users.ts';
import { pageOf } from './lists.schema.ts';
import { companyRole, companyStatus, staffRole } from './sellers.schema.ts';
import { orderStatus } from './orders.schema.ts';

const userRole = z.enum(userRoles);
export type UserRole = z.infer<typeof userRole>;

/** An account as administrators list it. */
const userSummary = z.strictObject({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  /** Of sellers; null for others. */
  company_name: z.nullable(z.string()),
  company_name_en: z.nullable(z.string()),
  company_name_ar: z.nullable(z.string()),
  role: userRole,
  /** Of the staff and of members of a company; null for others. */
  staff_role: z.nullable(staffRole),
  company_role: z.nullable(companyRole),
  /** Where a seller's company stands; null for others. */
  seller_status: z.nullable(companyStatus),
  email_verified: z.boolean(),
  suspended: z.boolean(),
  created_at: z.string(),
});
export type UserSummary = z.infer<typeof userSummary>;

/** An account as the staff sees it. Counts end at a thousand; orders and reviews are the last ten. */
const userDetail = z.strictObject({
  id: z.string(),
  /** Suspending and restoring name the version that the person saw. */
  version: z.number(),
  email: z.string(),
  full_name: z.string(),
  phone: z.nullable(z.string()),
  /** In which the person reads mail. */
  language: z.enum(['en', 'ar']),
  role: userRole,
  staff_role: z.nullable(staffRole),
  email_verified: z.boolean(),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  /** Devices and browsers that are signed in. */
  session_count: z.number(),
  /** Whether two-factor sign-in is switched on. */
  two_factor: z.boolean(),
  suspended_at: z.nullable(z.string()),
  suspension_reason: z.nullable(z.string()),
  /** Each suspending and restoring, newest first. */
  suspensions: z.array(
    z.strictObject({
      id: z.number(),
      created_at: z.string(),
      suspended: z.boolean(),
      reason: z.nullable(z.string()),
      decided_by: z.nullable(z.string()),
    }),
  ),
  company: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      name_en: z.string(),
      name_ar: z.string(),
      status: companyStatus,
      role: companyRole,
      only_owner: z.boolean(),
    }),
  ),
  addresses: z.array(
    z.strictObject({
      id: z.number(),
      label: z.string(),
      full_name: z.string(),
      phone: z.string(),
      governorate: z.string(),
      district: z.string(),
      address: z.string(),
      landmark: z.nullable(z.string()),
      is_default: z.boolean(),
    }),
  ),
  order_count: z.number(),
  orders: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      status: orderStatus,
      company_name: z.string(),
      company_name_en: z.string(),
      company_name_ar: z.string(),
      /** IQD; null for staff who may not see orders. */
      total: z.nullable(z.number()),
      created_at: z.string(),
      awaits_approval: z.boolean(),
    }),
  ),
  review_count: z.number(),
  reviews: z.array(
    z.strictObject({
      id: z.number(),
      product_id: z.number(),
      name_en: z.string(),
      name_ar: z.string(),
      rating: z.number(),
      body: z.string(),
      created_at: z.string(),
    }),
  ),
});
export type UserDetail = z.infer<typeof userDetail>;

export const usersAnswers = {
  list_users: pageOf(userSummary),
  get_user: userDetail,
};
