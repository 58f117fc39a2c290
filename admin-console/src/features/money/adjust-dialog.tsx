import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { AppError } from '@mawad/supabase/errors';
import { proposeAdjustment, writeOff } from '@mawad/supabase/ledger/queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { Agreement } from './agreement.tsx';
import { settingsQuery } from './money-queries.ts';
import { wholeDinars } from './read-amount.ts';

const kinds = ['lower', 'raise', 'write_off'] as const;
type Kind = (typeof kinds)[number];

interface AdjustDialogProps {
  companyId: string;
  company: string;
  onClose: () => void;
}

/** Raises, lowers or gives up the debt of a company; a large change waits for a second person. */
export function AdjustDialog({ companyId, company, onClose }: AdjustDialogProps) {
  const { t } = useTranslation(['money', 'common']);
  const format = useFormat();
  const [key] = useState(mintUuid);
  const [allowRepeat, setAllowRepeat] = useState(false);
  const { data: settings } = useQuery(settingsQuery(useServices()));
  const form = useEditForm({
    initial: { kind: 'lower' as Kind, amount: '', reason: '' },
    labels: {
      kind: t('money:adjust.kind'),
      amount: t('money:adjust.amount'),
      reason: t('money:adjust.reason'),
    },
    check: ({ amount, reason }) => ({
      amount: (wholeDinars(amount) ?? 0) > 0 ? undefined : t('money:payment.amountProblem'),
      reason: reason.trim() ? undefined : t('common:forms.required'),
    }),
  });
  const { kind } = form.values;
  const save = useAction({
    act: (services, values: typeof form.values) => {
      const amount = wholeDinars(values.amount)!;
      const change = { reason: values.reason.trim(), allow_repeat: allowRepeat };
      return values.kind === 'write_off'
        ? writeOff(backendOf(services).data, companyId, key, { ...change, amount })
        : proposeAdjustment(backendOf(services).data, companyId, key, {
            ...change,
            amount: values.kind === 'raise' ? amount : -amount,
          });
    },
    reads: ['money', 'queues'],
    done: (_values, { state }) => t(`money:adjust.${state}`),
    showAtField: form.refuse,
    onDone: onClose,
  });
  const { error } = save;
  const code = error instanceof AppError ? error.code : undefined;
  const isAtField = code === 'invalid_input' && form.errors.length > 0;
  const limit = settings?.second_person_above ?? null;
  return (
    <FormDialog
      title={t('money:adjust.title', { company })}
      submitLabel={t('money:adjust.submit')}
      busy={save.isPending}
      failure={error && !isAtField && { title: t('money:adjust.failed'), error }}
      onSubmit={() => form.mayGo() && save.mutate(form.values)}
      onClose={onClose}
    >
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <TextInput
        {...form.text('kind')}
        select
        required
        hint={t(`money:adjust.kindText.${kind}`)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`money:adjust.${one}`)}
          </option>
        ))}
      </TextInput>
      <NumberInput {...form.text('amount')} read={readNumber} required />
      <TextInput
        {...form.text('reason')}
        required
        multiline
        hint={t('money:adjust.reasonHint')}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
      {limit !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('money:adjust.second', { amount: format.money(limit) })}
        </Typography>
      )}
      {(code === 'adjustment_repeated' || allowRepeat) && (
        <Agreement label={t('money:adjust.allowRepeat')} checked={allowRepeat} onChange={setAllowRepeat} />
      )}
    </FormDialog>
  );
}
