import type { FormEvent } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppError } from '@mawad/supabase/errors';
import { cashKeepers, type MoneySettings, saveMoneySettings } from '@mawad/supabase/ledger/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { SaveFailure } from '../../save-failure.tsx';
import { backendOf } from '@mawad/supabase/client';
import { optionalDays, optionalDinars, wholeDinars } from './read-amount.ts';

const textOf = (value: number | null) => (value === null ? '' : numberText(value));

export function SettingsForm({ settings }: { settings: MoneySettings }) {
  const { t } = useTranslation(['money', 'common']);
  const { queryClient } = useServices();
  const wrong = t('common:numbers.number_invalid');
  const form = useEditForm({
    initial: {
      cash_by: settings.cash_by,
      debt_limit: textOf(settings.debt_limit),
      grace_days: textOf(settings.grace_days),
      refusal_fee: textOf(settings.refusal_fee),
      second_person_above: textOf(settings.second_person_above),
    },
    labels: {
      debt_limit: t('money:terms.debtLimit'),
      grace_days: t('money:terms.graceDays'),
      cash_by: t('money:terms.cashBy'),
      refusal_fee: t('money:settings.refusalFee'),
      second_person_above: t('money:settings.second'),
    },
    check: (values) => ({
      debt_limit: optionalDinars(values.debt_limit) === undefined ? wrong : undefined,
      grace_days:
        typeof optionalDays(values.grace_days) === 'number' ? undefined : t('money:settings.daysProblem'),
      refusal_fee: wholeDinars(values.refusal_fee) === null ? wrong : undefined,
      second_person_above: optionalDinars(values.second_person_above) === undefined ? wrong : undefined,
    }),
  });
  const save = useAction({
    act: (services, values: typeof form.values) =>
      saveMoneySettings(backendOf(services).data, {
        cash_by: values.cash_by,
        debt_limit: optionalDinars(values.debt_limit) ?? null,
        grace_days: optionalDays(values.grace_days) ?? 0,
        refusal_fee: wholeDinars(values.refusal_fee) ?? 0,
        second_person_above: optionalDinars(values.second_person_above) ?? null,
        version: settings.version,
      }),
    reads: ['audit-log'],
    done: () => t('money:settings.saved'),
    showAtField: form.refuse,
    onDone: () => void queryClient.invalidateQueries({ queryKey: everyQuery('money') }),
  });
  const { error } = save;
  const isAtField = error instanceof AppError && error.code === 'invalid_input' && form.errors.length > 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.mayGo() && !save.isPending) save.mutate(form.values);
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <FormSection title={t('money:settings.debt')}>
        <NumberInput
          {...form.text('debt_limit')}
          read={readNumber}
          required={false}
          hint={t('money:settings.limitHint')}
        />
        <NumberInput
          {...form.text('grace_days')}
          read={readNumber}
          required
          hint={t('money:settings.graceHint')}
        />
      </FormSection>
      <FormSection title={t('money:settings.collect')}>
        <TextInput
          {...form.text('cash_by')}
          select
          required
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {cashKeepers.map((keeper) => (
            <option key={keeper} value={keeper}>
              {t(`money:cashBy.${keeper}`)}
            </option>
          ))}
        </TextInput>
        <NumberInput
          {...form.text('refusal_fee')}
          read={readNumber}
          required
          hint={t('money:settings.refusalFeeHint')}
        />
        <NumberInput
          {...form.text('second_person_above')}
          read={readNumber}
          required={false}
          hint={t('money:settings.secondHint')}
        />
      </FormSection>
      {error && !isAtField && (
        <SaveFailure
          error={error}
          title={t('money:settings.failed')}
          newest={t('money:settings.newest')}
          onLoadNewest={() => void queryClient.invalidateQueries({ queryKey: everyQuery('money') })}
        />
      )}
      <Box>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('money:settings.save')}
        </Button>
      </Box>
    </Box>
  );
}
