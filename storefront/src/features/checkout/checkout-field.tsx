import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { TextField } from '@mawad/shared-ui/mui-forms';
import type { DeliveryField, DeliveryValues } from './delivery-schema.ts';

/** Fields without which nothing can be delivered. */
const requiredFields = ['full_name', 'email', 'phone', 'governorate', 'district', 'address'] as const;
type RequiredField = (typeof requiredFields)[number];

interface CheckoutFieldProps {
  name: DeliveryField;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Left-to-right in both languages: phones, addresses of mail. */
  ltr?: boolean;
  rows?: number;
  disabled?: boolean;
  /** `option` elements make it a native select. */
  children?: ReactNode;
  onValue?: (value: string) => void;
}

/** One field of the checkout form with its label, hint and error. */
export function CheckoutField(props: CheckoutFieldProps) {
  const { name, label, hint, type = 'text', autoComplete, ltr, rows, disabled, children, onValue } = props;
  // Controlled, so that a restored choice shows as soon as a select has its options.
  const { field, fieldState } = useController<DeliveryValues, DeliveryField>({ name });
  const { ref, onChange, ...rest } = field;
  const error = useFieldError(name, fieldState.error?.message);
  const isSelect = children !== undefined;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      onChange={(event) => {
        onChange(event);
        onValue?.(event.target.value);
      }}
      label={label}
      type={type}
      required={isRequired(name)}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? hint}
      select={isSelect}
      multiline={rows !== undefined}
      minRows={rows}
      slotProps={{
        select: { native: true },
        htmlInput: { autoComplete, ...(ltr && { dir: 'ltr', style: { textAlign: 'start' } }) },
      }}
    >
      {children}
    </TextField>
  );
}

function isRequired(name: DeliveryField): name is RequiredField {
  return requiredFields.some((field) => field === name);
}

function useFieldError(name: DeliveryField, code: string | undefined): string | undefined {
  const { t } = useTranslation('ordering');
  if (!code) return undefined;
  return code === 'required' && isRequired(name)
    ? t(`checkout.required.${name}`)
    : t(`checkout.invalid.${name}`);
}
