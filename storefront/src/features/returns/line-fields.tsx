import { useFormContext } from 'react-hook-form';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { returnLimits, type ReturnableLine, type ReturnReason } from '@mawad/supabase/returns/queries';
import { lineKey, type RequestValues } from './request-values.ts';
import { useQuantityMessage } from './use-quantity-message.ts';

interface LineFieldsProps {
  line: ReturnableLine;
  /** Reasons that the rule of the line allows. */
  reasons: ReturnReason[];
}

/** Quantity, reason and note of a chosen line. */
export function LineFields({ line, reasons }: LineFieldsProps) {
  const { t } = useTranslation('own-returns');
  const format = useFormat();
  const language = useLanguage();
  const { register, watch, formState } = useFormContext<RequestValues>();
  const quantityMessage = useQuantityMessage();
  const key = lineKey(line);
  const name = `lines.${key}` as const;
  const wrong = formState.errors.lines?.[key];
  const quantity = watch(`${name}.quantity`);
  const reason = reasons.find(({ id }) => String(id) === watch(`${name}.reason`));
  return (
    <Box role="group" aria-label={localized(line, 'name', language)} sx={fieldsStyle}>
      <NumberInput
        {...register(`${name}.quantity`)}
        read={(text) => readQuantity(text, line.unit)}
        label={t('form.quantity', { unit: format.unit(line.unit) })}
        required
        value={quantity}
        hint={t('form.quantityHint', { amount: format.quantity(line.unit, line.returnable) })}
        error={wrong?.quantity && quantityMessage(quantity, line)}
        slotProps={{ htmlInput: { inputMode: line.step % 1 === 0 ? 'numeric' : 'decimal' } }}
      />
      <TextInput
        {...register(`${name}.reason`)}
        select
        required
        label={t('form.reason')}
        error={wrong?.reason && t('form.reasonMissing')}
        hint={
          reason && t(line.is_free || reason.way_back_by === 'seller' ? 'form.sellerPays' : 'form.buyerPays')
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('form.reasonChoose')}</option>
        {reasons.map((one) => (
          <option key={one.id} value={one.id}>
            {localized(one, 'name', language)}
          </option>
        ))}
      </TextInput>
      <TextInput
        {...register(`${name}.note`)}
        label={t('form.lineNote')}
        required={false}
        multiline
        maxRows={6}
        slotProps={{ htmlInput: { maxLength: returnLimits.note, dir: 'auto' } }}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  alignItems: 'start',
  paddingInlineStart: { xs: 0, sm: '52px' },
  marginBlockStart: 1.5,
} as const;
