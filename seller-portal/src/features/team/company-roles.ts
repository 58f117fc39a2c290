import type { CompanyRole } from '@mawad/supabase/companies/sellers-queries';

/** Company roles, from the one with the most rights down. */
export const companyRoles: readonly CompanyRole[] = ['owner', 'manager', 'sales', 'warehouse', 'finance'];
