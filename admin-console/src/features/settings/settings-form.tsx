import type { FormEvent } from 'react';
import { parsePhone, useTranslation } from '@mawad/shared-i18n';
import { type NumberResult, readNumber, readPercent } from '@mawad/shared-i18n/read-number';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { AppError } from '@mawad/supabase/errors';
import { saveSiteSettings, type EditedSiteSettings } from '@mawad/supabase/site/settings-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { SaveFailure } from '../../save-failure.tsx';
import { backendOf } from '@mawad/supabase/client';

const networks = ['facebook', 'instagram', 'linkedin', 'twitter'] as const;

type Values = { [Name in Exclude<keyof EditedSiteSettings, 'version'>]: string };

const valuesOf = ({ version: _version, ...stored }: EditedSiteSettings): Values =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, String(value ?? '')])) as Values;

/** Converts form values for the database. */
function toStored(values: Values, version: number): EditedSiteSettings {
  const links = Object.fromEntries(networks.map((name) => [name, values[name].trim() || null]));
  return {
    ...values,
    ...(links as Pick<EditedSiteSettings, (typeof networks)[number]>),
    contact_email: values.contact_email.trim(),
    phone: parsePhone(values.phone) ?? values.phone,
    free_delivery_from: limitOf(values.free_delivery_from) ?? 0,
    price_confirmed_days: limitOf(values.price_confirmed_days) ?? 0,
    purchase_hold_days: limitOf(values.purchase_hold_days) ?? 0,
    measured_visits_percent: percentOf(values.measured_visits_percent) ?? 0,
    version,
  };
}

/** Whole number from 0 to `most`; null for anything else. */
function wholeOf(result: NumberResult, most: number): number | null {
  return 'value' in result && Number.isInteger(result.value) && result.value <= most ? result.value : null;
}

const limitOf = (text: string) => wholeOf(readNumber(text), 999_999_999_999);
const percentOf = (text: string) => wholeOf(readPercent(text), 100);

export function SettingsForm({ settings }: { settings: EditedSiteSettings }) {
  const { t } = useTranslation(['admin-settings', 'common']);
  const { queryClient } = useServices();
  const required = (text: string) => (text.trim() ? undefined : t('common:forms.required'));
  const whole = (text: string) => (limitOf(text) === null ? t('common:numbers.number_invalid') : undefined);
  const form = useEditForm({
    initial: valuesOf(settings),
    labels: {
      name_en: t('nameEn'),
      name_ar: t('nameAr'),
      contact_email: t('email'),
      phone: t('phone'),
      showroom_en: t('showroomEn'),
      showroom_ar: t('showroomAr'),
      facebook: t('networks.facebook'),
      instagram: t('networks.instagram'),
      linkedin: t('networks.linkedin'),
      twitter: t('networks.twitter'),
      free_delivery_from: t('freeDelivery'),
      price_confirmed_days: t('priceDays'),
      purchase_hold_days: t('holdDays'),
      measured_visits_percent: t('measuredVisits'),
    },
    check: (values) => ({
      name_en: required(values.name_en),
      name_ar: required(values.name_ar),
      contact_email: required(values.contact_email),
      phone:
        required(values.phone) ?? (parsePhone(values.phone) ? undefined : t('common:forms.invalidPhone')),
      showroom_en: required(values.showroom_en),
      showroom_ar: required(values.showroom_ar),
      ...Object.fromEntries(
        networks.map((name) => {
          const link = values[name].trim();
          return [name, link && !/^https:\/\/\S+$/.test(link) ? t('linkProblem') : undefined];
        }),
      ),
      free_delivery_from: whole(values.free_delivery_from),
      price_confirmed_days: whole(values.price_confirmed_days),
      purchase_hold_days: whole(values.purchase_hold_days),
      measured_visits_percent:
        percentOf(values.measured_visits_percent) === null ? t('percentProblem') : undefined,
    }),
  });
  const { text } = form;
  const save = useAction({
    act: (services, values: Values) =>
      saveSiteSettings(backendOf(services).data, toStored(values, settings.version)),
    reads: ['audit-log'],
    done: () => t('saved'),
    showAtField: form.refuse,
    onDone: () => void queryClient.invalidateQueries({ queryKey: everyQuery('site') }),
  });
  const { error } = save;
  const atField = error instanceof AppError && error.code === 'invalid_input';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.mayGo() && !save.isPending) save.mutate(form.values);
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <FormSection title={t('nameTitle')}>
        <TextInput {...text('name_en')} required slotProps={{ htmlInput: { dir: 'ltr', maxLength: 60 } }} />
        <TextInput {...text('name_ar')} required slotProps={{ htmlInput: { dir: 'rtl', maxLength: 60 } }} />
      </FormSection>
      <FormSection title={t('contactTitle')}>
        <TextInput {...text('contact_email')} type="email" ltr required />
        <TextInput {...text('phone')} type="tel" ltr required hint={t('phoneHint')} />
        <TextInput
          {...text('showroom_en')}
          required
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 300 } }}
        />
        <TextInput
          {...text('showroom_ar')}
          required
          slotProps={{ htmlInput: { dir: 'rtl', maxLength: 300 } }}
        />
      </FormSection>
      <FormSection title={t('networksTitle')}>
        {networks.map((name) => (
          <TextInput key={name} {...text(name)} type="url" ltr required={false} />
        ))}
      </FormSection>
      <FormSection title={t('limitsTitle')}>
        <NumberInput
          {...text('free_delivery_from')}
          read={readNumber}
          required
          hint={t('freeDeliveryHint')}
        />
        <NumberInput {...text('price_confirmed_days')} read={readNumber} required hint={t('priceDaysHint')} />
        <NumberInput {...text('purchase_hold_days')} read={readNumber} required hint={t('holdDaysHint')} />
        <NumberInput
          {...text('measured_visits_percent')}
          read={readPercent}
          required
          hint={t('measuredVisitsHint')}
        />
      </FormSection>
      {error && !atField && (
        <SaveFailure
          error={error}
          title={t('failed')}
          newest={t('loadNewest')}
          onLoadNewest={() => void queryClient.invalidateQueries({ queryKey: everyQuery('site') })}
        />
      )}
      <Box>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('save')}
        </Button>
      </Box>
    </Box>
  );
}
