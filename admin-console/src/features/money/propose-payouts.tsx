import { baghdadDay, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { AppError } from '@mawad/supabase/errors';
import { proposePayouts } from '@mawad/supabase/ledger/queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

/** Gathers all that is owed to companies in a new list of payouts, and opens it. */
export function ProposePayouts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['money', 'common']);
  const navigate = useNavigate();
  const form = useEditForm({
    initial: { effective_on: baghdadDay() },
    labels: { effective_on: t('money:payouts.day') },
    check: ({ effective_on: day }) => ({
      effective_on: /^20\d\d-/.test(day) ? undefined : t('common:forms.invalidDate'),
    }),
  });
  const save = useAction({
    act: (services, day: string) => proposePayouts(backendOf(services).data, day),
    reads: ['money'],
    showAtField: form.refuse,
    onDone: (id) => void navigate(`/admin/money/payouts/${id}`),
  });
  const { error } = save;
  const isAtField = error instanceof AppError && error.code === 'invalid_input' && form.errors.length > 0;
  return (
    <FormDialog
      title={t('money:payouts.proposeTitle')}
      submitLabel={t('money:payouts.propose')}
      busy={save.isPending}
      failure={error && !isAtField && { title: t('money:payouts.proposeFailed'), error }}
      onSubmit={() => form.mayGo() && save.mutate(form.values.effective_on)}
      onClose={onClose}
    >
      <Typography variant="body2">{t('money:payouts.proposeText')}</Typography>
      <TextInput
        {...form.text('effective_on')}
        type="date"
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}
