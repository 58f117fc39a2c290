import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { type Courier, type CourierInput, saveCourier } from '@mawad/supabase/couriers/queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';

/** Creates a courier or changes one. Mount to open. */
export function CourierDialog({ courier, onClose }: { courier: Courier | null; onClose: () => void }) {
  const { t } = useTranslation('couriers');
  const [name, setName] = useState(courier?.name ?? '');
  const [phone, setPhone] = useState(courier?.phone ?? '');
  const [delivered, setDelivered] = useState(String(courier?.fee_delivered ?? 0));
  const [returned, setReturned] = useState(String(courier?.fee_returned ?? 0));
  const [isActive, setActive] = useState(courier?.is_active ?? true);
  const [tried, setTried] = useState(false);
  const fees = [readQuantity(delivered), readQuantity(returned)] as const;
  const { mutate, isPending, error } = useAction({
    act: (services, input: CourierInput) => saveCourier(backendOf(services).data, courier, input),
    reads: ['couriers'],
    done: () => t('saved', { name }),
    onDone: onClose,
  });
  const { field, rule } = error instanceof AppError && error.code === 'invalid_input' ? error.context : {};
  const nameError =
    tried && name.trim() === ''
      ? t('nameMissing')
      : field === 'name' && rule === 'taken'
        ? t('nameTaken')
        : undefined;
  function submit() {
    setTried(true);
    const [first, second] = fees;
    if (name.trim() === '' || 'problem' in first || 'problem' in second) return;
    mutate({ name, phone, fee_delivered: first.value, fee_returned: second.value, is_active: isActive });
  }
  const feeError = (fee: (typeof fees)[number]) => (tried && 'problem' in fee ? t('feeWrong') : undefined);
  return (
    <FormDialog
      title={courier ? t('changeTitle', { name: courier.name }) : t('add')}
      submitLabel={t('save')}
      busy={isPending}
      failure={error && field !== 'name' && field !== 'phone' && { title: t('failed'), error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={nameError}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        required
      />
      <TextInput
        label={t('phone')}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        error={field === 'phone' ? t('phoneWrong') : undefined}
        required={false}
        ltr
      />
      <NumberInput
        label={t('feeDelivered')}
        hint={t('feeHint')}
        value={delivered}
        read={readQuantity}
        onChange={({ target }) => setDelivered(target.value)}
        error={feeError(fees[0])}
      />
      <NumberInput
        label={t('feeReturned')}
        value={returned}
        read={readQuantity}
        onChange={({ target }) => setReturned(target.value)}
        error={feeError(fees[1])}
      />
      <FormControlLabel
        control={<Switch checked={isActive} onChange={(_, checked) => setActive(checked)} />}
        label={t('isActive')}
      />
    </FormDialog>
  );
}
