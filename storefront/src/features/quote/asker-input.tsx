import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { requiredFields, type AskerTextField, type AskerValues } from './quote-schema.ts';

interface AskerInputProps {
  name: AskerTextField;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete?: string;
  /** Left-to-right in both languages. */
  ltr?: boolean;
  rows?: number;
  min?: string;
  max?: string;
  disabled?: boolean;
  /** `option` elements; if given, the field is a native select. */
  children?: ReactNode;
  onValue?: () => void;
}

export function AskerInput({ name, label, hint, type = 'text', ...props }: AskerInputProps) {
  const { autoComplete, ltr, rows, min, max, disabled, children, onValue } = props;
  const { t } = useTranslation(['quote', 'common']);
  // Controlled, so that a restored selection appears as soon as the options are loaded.
  const { field, fieldState } = useController<AskerValues, AskerTextField>({ name });
  const { ref, onChange, ...rest } = field;
  const isSelect = children !== undefined;
  // A select always has a value, so its label needs no mark.
  const isRequired = requiredFields.includes(name) || name === 'payment';
  const problem = fieldState.error && t(`invalid.${name}` as 'invalid.phone');
  return (
    <TextField
      {...rest}
      onChange={(event) => {
        onChange(event);
        onValue?.();
      }}
      inputRef={ref}
      fullWidth
      label={isRequired ? label : t('common:forms.optionalLabel', { label })}
      type={type}
      required={requiredFields.includes(name)}
      disabled={disabled}
      error={Boolean(problem)}
      helperText={problem ?? hint}
      select={isSelect}
      multiline={rows !== undefined}
      minRows={rows}
      slotProps={{
        select: { native: true },
        // Date fields and native selects always show content, so their label stays above.
        inputLabel: type === 'date' || isSelect ? { shrink: true } : undefined,
        htmlInput: { autoComplete, min, max, ...(ltr && { dir: 'ltr', style: { textAlign: 'start' } }) },
      }}
    >
      {children}
    </TextField>
  );
}
