import { TextField, type TextFieldProps } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useTranslation } from '@mawad/shared-i18n';

interface TextInputProps extends Omit<TextFieldProps, 'error' | 'helperText' | 'ref' | 'variant'> {
  label: string;
  /** Error message, shown below the field and read out. */
  error?: string;
  hint?: string;
  /** Left-to-right in both languages: for numbers, phones, email and web addresses. */
  ltr?: boolean;
  ref?: TextFieldProps['inputRef'];
}

/** A labelled text field. Spread `register('name')` of react-hook-form onto it. */
export function TextInput({
  error,
  hint,
  ltr,
  label,
  required,
  ref,
  slotProps,
  sx,
  ...props
}: TextInputProps) {
  const { t } = useTranslation('common');
  const shown = required === false ? t('forms.optionalLabel', { label }) : label;
  return (
    <TextField
      {...props}
      inputRef={ref}
      label={shown}
      required={required}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        ...slotProps,
        htmlInput: { ...(ltr && { dir: 'ltr' }), ...slotProps?.htmlInput },
      }}
      sx={[alignedWithLabel, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

// The physical `left` is intended: the right-to-left style cache mirrors it to the side of the label.
const alignedWithLabel = { '& input[dir="ltr"]': { textAlign: 'left' } };
