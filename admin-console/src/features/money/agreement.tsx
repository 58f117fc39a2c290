import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';

interface AgreementProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Checkbox with which a person confirms what was refused at first. */
export function Agreement({ label, checked, onChange }: AgreementProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={label}
    />
  );
}
