import type { FormEvent } from 'react';
import { parsePhone, toLatinDigits, useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { FormErrors } from '@mawad/shared-ui/components/form/form-errors';
import { FormSection } from '@mawad/shared-ui/components/form/form-section';
import { TextInput } from '@mawad/shared-ui/components/form/text-input';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Button } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import { AppError } from '@mawad/supabase/errors';
import { saveSiteSettings } from '@mawad/supabase/queries/site-settings';
import { everyQuery } from '@mawad/supabase/query-keys';
import type { StoredSiteSettings } from '@mawad/supabase/site-settings';
import { useEditForm } from '../../use-edit-form.ts';
import { useStaffAction } from '../../use-staff-action.ts';

const networks = ['facebook', 'instagram', 'linkedin', 'twitter'] as const;

type Values = { [Name in Exclude<keyof StoredSiteSettings, 'version'>]: string };

const valuesOf = ({ version: _version, ...stored }: StoredSiteSettings): Values =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, String(value ?? '')])) as Values;

/** The settings as the database takes them. */
function toStored(values: Values, version: number): StoredSiteSettings {
  const links = Object.fromEntries(networks.map((name) => [name, values[name].trim() || null]));
  return {
    ...values,
    ...(links as Pick<StoredSiteSettings, (typeof networks)[number]>),
    contact_email: values.contact_email.trim(),
    phone: parsePhone(values.phone) ?? values.phone,
    free_delivery_from: Number(plain(values.free_delivery_from)),
    price_confirmed_days: Number(plain(values.price_confirmed_days)),
    measured_visits_percent: Number(percent(values.measured_visits_percent)),
    version,
  };
}

/** A number as typed, Arabic-Indic digits and separators understood. */
const plain = (text: string) => toLatinDigits(text).replace(/[,\s]/g, '');

const percent = (text: string) => plain(text).replace(/[%٪]$/, '');

/** Name, contact, links and limits of the marketplace. */
export function SettingsForm({ settings }: { settings: StoredSiteSettings }) {
  const { t } = useTranslation(['admin-settings', 'common']);
  const messageOf = useErrorMessage();
  const { queryClient } = useServices();
  const required = (text: string) => (text.trim() ? undefined : t('common:forms.required'));
  const whole = (text: string) =>
    /^\d{1,12}$/.test(plain(text)) ? undefined : t('common:numbers.number_invalid');
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
      measured_visits_percent: /^(\d{1,2}|100)$/.test(percent(values.measured_visits_percent))
        ? undefined
        : t('percentProblem'),
    }),
  });
  const { text } = form;
  const save = useStaffAction({
    act: ({ data }, values: Values) => saveSiteSettings(data, toStored(values, settings.version)),
    reads: ['audit-log'],
    done: () => t('saved'),
    told: form.refuse,
    onDone: () => void queryClient.invalidateQueries({ queryKey: everyQuery('site') }),
  });
  const { error } = save;
  const atField = error instanceof AppError && error.code === 'invalid_input';
  const stale = error instanceof AppError && error.code === 'stale_version';

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
        <TextInput
          {...text('free_delivery_from')}
          ltr
          required
          hint={t('freeDeliveryHint')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextInput
          {...text('price_confirmed_days')}
          ltr
          required
          hint={t('priceDaysHint')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextInput
          {...text('measured_visits_percent')}
          ltr
          required
          hint={t('measuredVisitsHint')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </FormSection>
      {error && !atField && (
        <Alert
          severity="error"
          role="alert"
          action={
            stale && (
              <Button
                color="inherit"
                onClick={() => void queryClient.invalidateQueries({ queryKey: everyQuery('site') })}
              >
                {t('loadNewest')}
              </Button>
            )
          }
        >
          <strong>{t('failed')}</strong>
          <Box>{messageOf(error)}</Box>
        </Alert>
      )}
      <Box>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('save')}
        </Button>
      </Box>
    </Box>
  );
}
