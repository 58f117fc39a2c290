import type { FormEvent } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  type CashKeeper,
  cashKeepers,
  type CompanyTerms,
  saveCompanyTerms,
} from '@mawad/supabase/ledger/queries';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { optionalDays, optionalDinars } from './read-amount.ts';

const textOf = (value: number | null) => (value === null ? '' : numberText(value));

/** Terms of a company that differ from the rules of the site. */
export function TermsForm({ terms }: { terms: CompanyTerms }) {
  const { t } = useTranslation(['money', 'common']);
  const messageOf = useErrorMessage();
  const form = useEditForm({
    initial: {
      cash_by: terms.cash_by ?? '',
      debt_limit: textOf(terms.debt_limit),
      grace_days: textOf(terms.grace_days),
      payout_account: terms.payout_account ?? '',
    },
    labels: {
      cash_by: t('money:terms.cashBy'),
      debt_limit: t('money:terms.debtLimit'),
      grace_days: t('money:terms.graceDays'),
      payout_account: t('money:terms.account'),
    },
    check: (values) => ({
      debt_limit:
        optionalDinars(values.debt_limit) === undefined ? t('common:numbers.number_invalid') : undefined,
      grace_days: optionalDays(values.grace_days) === undefined ? t('money:settings.daysProblem') : undefined,
    }),
  });
  const save = useAction({
    act: (services, values: typeof form.values) =>
      saveCompanyTerms(backendOf(services).data, terms, {
        cash_by: (values.cash_by || null) as CashKeeper | null,
        debt_limit: optionalDinars(values.debt_limit) ?? null,
        grace_days: optionalDays(values.grace_days) ?? null,
        payout_account: values.payout_account.trim() || null,
      }),
    reads: ['money'],
    done: () => t('money:terms.saved'),
    showAtField: form.refuse,
  });
  const { error } = save;
  const isAtField = error instanceof AppError && error.code === 'invalid_input' && form.errors.length > 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.mayGo() && !save.isPending) save.mutate(form.values);
  }
  return (
    <Panel
      component="form"
      noValidate
      aria-labelledby="terms"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, padding: 2 }}
    >
      <Box>
        <Typography id="terms" variant="h3" component="h2">
          {t('money:terms.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('money:terms.lead')}
        </Typography>
      </Box>
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <TextInput
        {...form.text('cash_by')}
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('money:siteRule')}</option>
        {cashKeepers.map((keeper) => (
          <option key={keeper} value={keeper}>
            {t(`money:cashBy.${keeper}`)}
          </option>
        ))}
      </TextInput>
      <NumberInput {...form.text('debt_limit')} read={readNumber} required={false} />
      <NumberInput {...form.text('grace_days')} read={readNumber} required={false} />
      <TextInput
        {...form.text('payout_account')}
        required={false}
        multiline
        hint={t('money:terms.accountHint')}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
      {error && !isAtField && (
        <Alert severity="error" role="alert">
          <strong>{t('money:terms.failed')}</strong>
          <Box>{messageOf(error)}</Box>
        </Alert>
      )}
      <Button type="submit" variant="outlined" loading={save.isPending}>
        {t('money:terms.save')}
      </Button>
    </Panel>
  );
}
