import { z } from 'zod/mini';
import { userRoles } from './users-values.ts';
import { pageOf } from '../base/lists-answers.ts';
import { companyRole, companyStatus, staffRole } from '../companies/sellers-answers.ts';
import { orderStatus } from '../orders/answers.ts';

const userRole = z.enum(userRoles);
export type UserRole = z.infer<typeof userRole>;

/** An account in the list of the console. */
const userSummary = z.strictObject({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  /** Null unless the person is a seller. */
  company_name: z.nullable(z.string()),
  company_name_en: z.nullable(z.string()),
  company_name_ar: z.nullable(z.string()),
  role: userRole,
  /** Null unless the person is staff. */
  staff_role: z.nullable(staffRole),
  /** Null unless the person is a member of a company. */
  company_role: z.nullable(companyRole),
  /** Status of the company; null without one. */
  seller_status: z.nullable(companyStatus),
  email_verified: z.boolean(),
  suspended: z.boolean(),
  orders: z.number(),
  created_at: z.string(),
});
export type UserSummary = z.infer<typeof userSummary>;

/** An account on its console page. Counts stop at 1,000; orders and reviews are the last ten. */
const userDetail = z.strictObject({
  id: z.string(),
  /** Passed back when suspending and restoring, to detect concurrent changes. */
  version: z.number(),
  email: z.string(),
  full_name: z.string(),
  phone: z.nullable(z.string()),
  /** Language of the emails that the person receives. */
  language: z.enum(['en', 'ar']),
  role: userRole,
  staff_role: z.nullable(staffRole),
  email_verified: z.boolean(),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  /** Number of signed-in devices and browsers. */
  session_count: z.number(),
  two_factor: z.boolean(),
  suspended_at: z.nullable(z.string()),
  suspension_reason: z.nullable(z.string()),
  /** Suspensions and restorations, newest first. */
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
      /** IQD; null for staff without the right `see_orders`. */
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
