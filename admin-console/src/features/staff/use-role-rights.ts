import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { StaffRole } from '@mawad/supabase/companies/sellers-queries';
import { staffQuery } from './staff-queries.ts';

/** Returns the words for what a role may do, as the database has it; empty while it is read. */
export function useRoleRights(): (role: StaffRole) => string {
  const { t } = useTranslation(['admin-staff', 'common']);
  const rights = useQuery(staffQuery(useServices())).data?.rights;
  return (role) =>
    role === 'admin'
      ? t('everything')
      : (rights?.[role] ?? []).map((right) => t(`rights.${right}`)).join(`${t('common:listComma')} `);
}
