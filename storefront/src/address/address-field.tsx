import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { formatPhone, parsePhone, useTranslation } from '@mawad/shared-i18n';
import type { CompanyFacts } from '@mawad/shared-ui/desk/order/company-purchase.tsx';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';

const requiredFields = ['full_name', 'email', 'phone', 'governorate', 'district', 'address'] as const;
type RequiredField = (typeof requiredFields)[number];

export type AddressFieldName =
  RequiredField | 'label' | 'landmark' | 'postal_code' | 'notes' | keyof CompanyFacts;

interface AddressFieldProps {
  name: AddressFieldName;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Left-to-right in both languages: phone numbers and email addresses. */
  ltr?: boolean;
  rows?: number;
  disabled?: boolean;
  /** True if this form accepts an empty value although checkout requires one. */
  optional?: boolean;
  /** `option` elements; if given, the field is a native select. */
  children?: ReactNode;
  onValue?: (value: string) => void;
}

/**
 * Form field for contact or address data, with label, hint and error. Phone numbers are formatted on blur.
 */
export function AddressField(props: AddressFieldProps) {
  const { name, label, hint, type = 'text', autoComplete, ltr, rows, disabled, children, onValue } = props;
  // Controlled, so that a restored selection appears as soon as the options are loaded.
  const { field, fieldState } = useController<Record<AddressFieldName, string>, AddressFieldName>({ name });
  const { ref, onChange, onBlur, ...rest } = field;
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
      onBlur={() => {
        const phone = type === 'tel' ? parsePhone(field.value) : null;
        if (phone) onChange(formatPhone(phone));
        onBlur();
      }}
      label={label}
      type={type}
      required={!props.optional && isRequired(name)}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? hint}
      select={isSelect}
      multiline={rows !== undefined}
      minRows={rows}
      slotProps={{
        select: { native: true },
        htmlInput: { autoComplete, ...(ltr && { dir: 'ltr' }) },
      }}
      sx={alignedWithLabel}
    >
      {children}
    </TextField>
  );
}

// Physical `left`, because the right-to-left style cache mirrors it to the side of the label.
const alignedWithLabel = { '& input[dir="ltr"]': { textAlign: 'left' } };

function isRequired(name: AddressFieldName): name is RequiredField {
  return requiredFields.some((field) => field === name);
}

function useFieldError(name: AddressFieldName, code: string | undefined): string | undefined {
  const { t } = useTranslation('account');
  if (!code) return undefined;
  return code === 'required' && isRequired(name) ? t(`required.${name}`) : t(`invalid.${name}`);
}
