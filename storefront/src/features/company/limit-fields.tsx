import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { buyingRoles, type BuyingRole } from '@mawad/supabase/buying/queries';
import { readLimit } from './read-limit.ts';

/** Role and limits of a person as typed. */
export interface MemberValues {
  role: BuyingRole;
  order_limit: string;
  month_limit: string;
}

/** Limits as numbers; null if a text is no amount. */
export function readLimits(values: MemberValues) {
  const order_limit = readLimit(values.order_limit);
  const month_limit = readLimit(values.month_limit);
  return order_limit === undefined || month_limit === undefined
    ? null
    : { role: values.role, order_limit, month_limit };
}

interface LimitFieldsProps {
  values: MemberValues;
  onChange: (values: MemberValues) => void;
}

/** Fields for the role and limits of a person. */
export function LimitFields({ values, onChange }: LimitFieldsProps) {
  const { t } = useTranslation('buying');
  const limit = (name: 'order_limit' | 'month_limit', label: string) => (
    <TextInput
      ltr
      label={label}
      hint={t('people.limitHint')}
      error={readLimit(values[name]) === undefined ? t('people.limitWrong') : undefined}
      value={values[name]}
      onChange={(event) => onChange({ ...values, [name]: event.target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
  return (
    <>
      <TextInput
        select
        label={t('people.role')}
        hint={t(`does.${values.role}`)}
        value={values.role}
        onChange={(event) => onChange({ ...values, role: event.target.value as BuyingRole })}
        slotProps={{ select: { native: true } }}
      >
        {buyingRoles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </TextInput>
      {(values.role === 'buyer' || values.role === 'approver') && (
        <>
          {limit('order_limit', t('people.orderLimitField'))}
          {limit('month_limit', t('people.monthLimitField'))}
        </>
      )}
    </>
  );
}
