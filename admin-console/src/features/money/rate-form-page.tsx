import { type FormEvent, useState } from 'react';
import { baghdadDay, useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { readNumber, readPercent } from '@mawad/shared-i18n/read-number';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { type RateInput, saveCommissionRate } from '@mawad/supabase/ledger/queries';
import { CompanyChoice } from '../../company-choice.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { ratePreviewQuery } from './money-queries.ts';
import { RatePreview } from './rate-preview.tsx';
import { CategoryChoice } from './rate-category.tsx';
import { checkRate, emptyRate, toRateInput } from './rate-values.ts';

/** Makes a new rate: first what last month would have cost under it, then saved. */
export function RateFormPage() {
  const { t } = useTranslation(['money', 'common']);
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const [previewed, setPreviewed] = useState<RateInput | null>(null);
  const preview = useQuery(ratePreviewQuery(useServices(), previewed));
  const form = useEditForm({
    initial: emptyRate(),
    labels: {
      company: t('money:rates.company'),
      category_id: t('money:rates.category'),
      percent: t('money:rates.percentLabel'),
      minimum: t('money:rates.minimum'),
      maximum: t('money:rates.maximum'),
      first_day: t('money:rates.firstDay'),
      last_day: t('money:rates.lastDayOptional'),
      note: t('money:rates.note'),
    },
    check: (values) => checkRate(values, t),
  });
  const save = useAction({
    act: (services, rate: RateInput) => saveCommissionRate(backendOf(services).data, rate),
    reads: ['money'],
    done: () => t('money:rates.saved'),
    showAtField: form.refuse,
    onDone: () => void navigate('/admin/money/rates'),
  });
  const isSame = previewed !== null && JSON.stringify(toRateInput(form.values)) === JSON.stringify(previewed);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.mayGo()) setPreviewed(toRateInput(form.values));
  }
  const dayProps = { inputLabel: { shrink: true }, htmlInput: { min: baghdadDay() } };
  return (
    <PortalPage
      title={t('money:rates.formTitle')}
      back={{ to: '/admin/money/rates', label: t('money:rates.back') }}
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <FormSection title={t('money:rates.scope')}>
          <CompanyChoice
            size="small"
            label={t('money:rates.company')}
            value={form.values.company}
            onChoose={(company) => form.set('company', company)}
          />
          <CategoryChoice {...form.text('category_id')} />
        </FormSection>
        <FormSection title={t('money:rates.percent')}>
          <NumberInput {...form.text('percent')} read={readPercent} required />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
          <NumberInput {...form.text('minimum')} read={readNumber} required={false} />
          <NumberInput {...form.text('maximum')} read={readNumber} required={false} />
          <TextInput {...form.text('first_day')} type="date" required slotProps={dayProps} />
          <TextInput {...form.text('last_day')} type="date" required={false} slotProps={dayProps} />
          <TextInput
            {...form.text('note')}
            required={false}
            slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
          />
        </FormSection>
        <Box>
          <Button type="submit" variant={isSame ? 'outlined' : 'contained'} loading={preview.isFetching}>
            {t('money:rates.preview')}
          </Button>
        </Box>
      </Box>
      {previewed && (
        <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 3 }}>
          {preview.isFetching && !preview.data && <Skeleton variant="rounded" height={200} />}
          {preview.error && (
            <Alert severity="error" role="alert">
              <strong>{t('money:rates.previewFailed')}</strong>
              <Box>{messageOf(preview.error)}</Box>
            </Alert>
          )}
          {preview.data && <RatePreview preview={preview.data} />}
          {!isSame && <Alert severity="warning">{t('money:rates.stale')}</Alert>}
          {save.error && form.errors.length === 0 && (
            <Alert severity="error" role="alert">
              <strong>{t('money:rates.saveFailed')}</strong>
              <Box>{messageOf(save.error)}</Box>
            </Alert>
          )}
          {preview.data && (
            <Box>
              <Button
                variant="contained"
                disabled={!isSame}
                loading={save.isPending}
                onClick={() => save.mutate(previewed)}
              >
                {t('money:rates.save')}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </PortalPage>
  );
}
