import type { Ref } from 'react';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';

interface PickFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChoose: (value: Value) => void;
  error?: string;
  hint?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A field of a dialog with a few values to choose from. */
export function PickField<Value extends string>(props: PickFieldProps<Value>) {
  const { label, value, options, onChoose, error, hint, ref } = props;
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChoose(chosen.value);
      }}
      inputRef={ref}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ marginBlockStart: 1 }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
