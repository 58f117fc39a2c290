import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';

/** A courier that can carry an order. */
export interface CourierChoice {
  id: number;
  name: string;
}

/** Courier and tracking number as entered; null: the seller's own driver. */
export interface ShipmentDraft {
  courierId: number | null;
  trackingNumber: string;
}

interface CourierSelectProps {
  couriers: readonly CourierChoice[];
  value: number | null;
  onChange: (courierId: number | null) => void;
}

/** Choice of a courier or the seller's own driver. */
export function CourierSelect({ couriers, value, onChange }: CourierSelectProps) {
  const { t } = useTranslation('desk');
  return (
    <TextField
      select
      label={t('shipment.courier')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('shipment.ownDriver')}</option>
      {couriers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

interface ShipmentFieldsProps {
  couriers: readonly CourierChoice[];
  value: ShipmentDraft;
  onChange: (value: ShipmentDraft) => void;
  /** Error of the tracking number. */
  error?: string;
}

/** Courier and, if one carries the order, its tracking number. */
export function ShipmentFields({ couriers, value, onChange, error }: ShipmentFieldsProps) {
  const { t } = useTranslation('desk');
  const { courierId, trackingNumber } = value;
  return (
    <>
      <CourierSelect
        couriers={couriers}
        value={courierId}
        onChange={(id) => onChange({ courierId: id, trackingNumber })}
      />
      {courierId !== null && (
        <TextInput
          label={t('shipment.trackingNumber')}
          hint={t('shipment.trackingHint')}
          value={trackingNumber}
          onChange={({ target }) => onChange({ courierId, trackingNumber: target.value })}
          error={error}
          required={false}
          ltr
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
        />
      )}
    </>
  );
}
