import { useTranslation } from '@mawad/shared-i18n';
import { TextField } from '@mawad/shared-ui/mui-forms';
import type { CompanyRole } from '@mawad/supabase/queries/sellers';
import { companyRoles } from './company-roles.ts';

interface RoleSelectProps {
  /** Read by assistive technology alone: the column or the field around it shows the word. */
  label: string;
  value: CompanyRole;
  disabled?: boolean;
  onChoose: (role: CompanyRole) => void;
}

/** One of the roles in a company. */
export function RoleSelect({ label, value, disabled, onChoose }: RoleSelectProps) {
  const { t } = useTranslation('company');
  return (
    <TextField
      select
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChoose(companyRoles.find((role) => role === target.value) ?? value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
      sx={{ maxInlineSize: 220, inlineSize: '100%' }}
    >
      {companyRoles.map((role) => (
        <option key={role} value={role}>
          {t(`team.roles.${role}`)}
        </option>
      ))}
    </TextField>
  );
}
