import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { requiredFields, type AskerField, type AskerValues } from './quote-schema.ts';

interface AskerInputProps {
  name: AskerField;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete?: string;
  /** Left-to-right in both languages. */
  ltr?: boolean;
  rows?: number;
  min?: string;
  /** `option` elements; if given, the field is a native select. */
  children?: ReactNode;
}

export function AskerInput({ name, label, hint, type = 'text', ...props }: AskerInputProps) {
  const { autoComplete, ltr, rows, min, children } = props;
  const { t } = useTranslation(['quote', 'common']);
  // Controlled, so that a restored selection appears as soon as the options are loaded.
  const { field, fieldState } = useController<AskerValues, AskerField>({ name });
  const { ref, ...rest } = field;
  const isRequired = requiredFields.includes(name);
  const problem = fieldState.error && t(`invalid.${name}`);
  const isSelect = children !== undefined;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      fullWidth
      label={isRequired ? label : t('common:forms.optionalLabel', { label })}
      type={type}
      required={isRequired}
      error={Boolean(problem)}
      helperText={problem ?? hint}
      select={isSelect}
      multiline={rows !== undefined}
      minRows={rows}
      slotProps={{
        select: { native: true },
        // Date fields and native selects always show content, so their label stays above.
        inputLabel: type === 'date' || isSelect ? { shrink: true } : undefined,
        htmlInput: { autoComplete, min, ...(ltr && { dir: 'ltr', style: { textAlign: 'start' } }) },
      }}
    >
      {children}
    </TextField>
  );
}
