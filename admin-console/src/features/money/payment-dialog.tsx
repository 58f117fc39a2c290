import { useState } from 'react';
import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { AppError } from '@mawad/supabase/errors';
import { type PaymentWay, paymentWays, recordPayment } from '@mawad/supabase/ledger/queries';
import { signedMoney } from '@mawad/shared-ui/desk/money/signed-money.tsx';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { Agreement } from './agreement.tsx';
import { wholeDinars } from './read-amount.ts';
import { ReceiptField } from './receipt-field.tsx';

interface PaymentDialogProps {
  companyId: string;
  company: string;
  /** Debt as the page shows it, IQD. */
  debt: number;
  onClose: () => void;
}

/** Records a payment of a company. Sent again after a lost reply, it is recorded once. */
export function PaymentDialog({ companyId, company, debt, onClose }: PaymentDialogProps) {
  const { t } = useTranslation(['money', 'common']);
  const format = useFormat();
  const [key] = useState(mintUuid);
  const [receipt, setReceipt] = useState<string | null>(null);
  const [allowCredit, setAllowCredit] = useState(false);
  const [allowRepeat, setAllowRepeat] = useState(false);
  const form = useEditForm({
    initial: {
      amount: debt > 0 ? numberText(debt) : '',
      effective_on: baghdadDay(),
      way: 'cash' as PaymentWay,
      reference: '',
      note: '',
    },
    labels: {
      amount: t('money:payment.amount'),
      effective_on: t('money:payment.day'),
      way: t('money:payment.way'),
      reference: t('money:payment.reference'),
      note: t('money:payment.note'),
    },
    check: (values) => ({
      amount: (wholeDinars(values.amount) ?? 0) > 0 ? undefined : t('money:payment.amountProblem'),
      effective_on: !/^20\d\d-/.test(values.effective_on)
        ? t('common:forms.invalidDate')
        : values.effective_on > baghdadDay()
          ? t('money:payment.future')
          : undefined,
    }),
  });
  const save = useAction({
    act: (services, values: typeof form.values) =>
      recordPayment(backendOf(services).data, companyId, key, {
        amount: wholeDinars(values.amount)!,
        effective_on: values.effective_on,
        way: values.way,
        reference: values.reference.trim(),
        note: values.note.trim(),
        ...(receipt && { receipt_path: receipt }),
        allow_credit: allowCredit,
        allow_repeat: allowRepeat,
      }),
    reads: ['money', 'queues'],
    done: (_values, { balance }) => t('money:payment.done', { debt: signedMoney(format, balance) }),
    showAtField: form.refuse,
    onDone: onClose,
  });
  const { error } = save;
  const code = error instanceof AppError ? error.code : undefined;
  const mayBeCredit = code === 'payment_above_debt' || (wholeDinars(form.values.amount) ?? 0) > debt;
  const mayBeRepeat = code === 'payment_repeated' || allowRepeat;
  const isAtField = code === 'invalid_input' && form.errors.length > 0;
  return (
    <FormDialog
      title={t('money:payment.title', { company })}
      submitLabel={t('money:payment.submit')}
      busy={save.isPending}
      wide
      failure={error && !isAtField && { title: t('money:payment.failed'), error }}
      onSubmit={() => form.mayGo() && save.mutate(form.values)}
      onClose={onClose}
    >
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <Typography variant="body2">
        {t('money:payment.debtNow', { debt: signedMoney(format, debt) })}
      </Typography>
      <Box sx={pairStyle}>
        <NumberInput {...form.text('amount')} read={readNumber} required />
        <TextInput
          {...form.text('effective_on')}
          type="date"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: baghdadDay() } }}
        />
        <TextInput
          {...form.text('way')}
          select
          required
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {t(`money:ways.${way}`)}
            </option>
          ))}
        </TextInput>
        <TextInput
          {...form.text('reference')}
          required={false}
          ltr
          hint={t('money:payment.referenceHint')}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      </Box>
      <TextInput
        {...form.text('note')}
        required={false}
        hint={t('money:payment.noteHint')}
        multiline
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
      <ReceiptField companyId={companyId} value={receipt} onChange={setReceipt} />
      {mayBeCredit && (
        <Agreement label={t('money:payment.allowCredit')} checked={allowCredit} onChange={setAllowCredit} />
      )}
      {mayBeRepeat && (
        <Agreement label={t('money:payment.allowRepeat')} checked={allowRepeat} onChange={setAllowRepeat} />
      )}
    </FormDialog>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
