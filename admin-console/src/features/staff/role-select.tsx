import { useTranslation } from '@mawad/shared-i18n';
import { TextField } from '@mawad/shared-ui/mui-forms';
import type { StaffRole } from '@mawad/supabase/queries/sellers';
import { staffRoles } from '@mawad/supabase/queries/staff';

interface RoleSelectProps {
  /** Read by assistive technology alone: the column shows the word. */
  label: string;
  value: StaffRole;
  disabled: boolean;
  onChoose: (role: StaffRole) => void;
}

/** One of the staff's roles. */
export function RoleSelect({ label, value, disabled, onChoose }: RoleSelectProps) {
  const { t } = useTranslation('admin-console');
  return (
    <TextField
      select
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChoose(staffRoles.find((role) => role === target.value) ?? value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
      sx={{ maxInlineSize: 220, inlineSize: '100%' }}
    >
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {t(`staffRoles.${role}`)}
        </option>
      ))}
    </TextField>
  );
}
