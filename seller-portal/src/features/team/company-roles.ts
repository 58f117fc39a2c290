import type { CompanyRole } from '@mawad/supabase/queries/sellers';

/** The roles in a company, from the one with most rights on. */
export const companyRoles: readonly CompanyRole[] = ['owner', 'manager', 'sales', 'warehouse', 'finance'];
