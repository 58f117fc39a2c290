import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { AppError } from '@mawad/supabase/errors';
import { type CommissionRate, endCommissionRate } from '@mawad/supabase/ledger/queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { usePercent, useRateScope } from './rate-scope.tsx';

interface EndRateProps {
  rate: CommissionRate;
  onClose: () => void;
}

/** Sets the last day of a rate. */
export function EndRate({ rate, onClose }: EndRateProps) {
  const { t } = useTranslation(['money', 'common']);
  const format = useFormat();
  const scope = useRateScope()(rate);
  const percent = usePercent()(rate.percent);
  const form = useEditForm({
    initial: { last_day: rate.first_day > baghdadDay() ? rate.first_day : baghdadDay() },
    labels: { last_day: t('money:rates.lastDay') },
    check: ({ last_day: day }) => ({
      last_day: !/^20\d\d-/.test(day)
        ? t('common:forms.invalidDate')
        : day < baghdadDay()
          ? t('money:rates.pastDay')
          : day < rate.first_day
            ? t('money:rates.dayOrder')
            : undefined,
    }),
  });
  const save = useAction({
    act: (services, day: string) => endCommissionRate(backendOf(services).data, rate, day),
    reads: ['money'],
    done: (day) => t('money:rates.ended', { day: format.date(day) }),
    showAtField: form.refuse,
    onDone: onClose,
  });
  const { error } = save;
  const isAtField = error instanceof AppError && error.code === 'invalid_input' && form.errors.length > 0;
  return (
    <FormDialog
      title={t('money:rates.endTitle')}
      submitLabel={t('money:rates.endSubmit')}
      tone="error"
      busy={save.isPending}
      failure={error && !isAtField && { title: t('money:rates.endFailed'), error }}
      onSubmit={() => form.mayGo() && save.mutate(form.values.last_day)}
      onClose={onClose}
    >
      <Typography variant="body2">{t('money:rates.endText', { scope, percent })}</Typography>
      <TextInput
        {...form.text('last_day')}
        type="date"
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: baghdadDay() } }}
      />
    </FormDialog>
  );
}
