import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';

interface RoleSelectProps<Role extends string> {
  /** Label for screen readers only: the column has a visible heading. */
  label: string;
  roles: readonly Role[];
  nameOf: (role: Role) => string;
  value: Role;
  disabled: boolean;
  onChoose: (role: Role) => void;
}

/** The role of one person in a list. */
export function RoleSelect<Role extends string>({
  label,
  roles,
  nameOf,
  value,
  disabled,
  onChoose,
}: RoleSelectProps<Role>) {
  return (
    <TextField
      select
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChoose(roles.find((role) => role === target.value) ?? value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
      sx={{ maxInlineSize: 220, inlineSize: '100%' }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {nameOf(role)}
        </option>
      ))}
    </TextField>
  );
}
