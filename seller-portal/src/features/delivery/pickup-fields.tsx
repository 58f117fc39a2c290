import { useId } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { Governorate } from '@mawad/supabase/delivery/queries';
import type { PickupDraft, PickupField } from './pickup-draft.ts';

interface PickupFieldsProps {
  places: Governorate[];
  pickup: PickupDraft;
  onChange: (pickup: PickupDraft) => void;
  disabled: boolean;
  /** Translated problem of a field. */
  errorOf: (field: PickupField) => string | undefined;
}

/** Fields for pickup at the showroom: address, days until goods are ready, and a note. */
export function PickupFields({ places, pickup, onChange, disabled, errorOf }: PickupFieldsProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const id = useId();
  const change = (part: Partial<PickupDraft>) => onChange({ ...pickup, ...part });
  return (
    <Panel component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, padding: 2 }}>
      <div>
        <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)' }}>
          {t('delivery.pickup.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t('delivery.pickup.lead')}
        </Typography>
      </div>
      <FormControlLabel
        control={
          <Switch
            name="pickup.offered"
            checked={pickup.offered}
            onChange={(_, offered) => change({ offered })}
            disabled={disabled}
          />
        }
        label={t('delivery.pickup.offered')}
        sx={{ justifySelf: 'start' }}
      />
      {pickup.offered && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
            maxInlineSize: 760,
          }}
        >
          <TextInput
            name="pickup.governorate"
            select
            label={t('delivery.pickup.governorate')}
            hint={t('delivery.pickup.governorateHint')}
            value={pickup.governorate}
            onChange={(event) => change({ governorate: event.target.value })}
            error={errorOf('governorate')}
            disabled={disabled}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{t('delivery.pickup.governorateChoose')}</option>
            {places.map((place) => (
              <option key={place.code} value={place.code}>
                {localized(place, 'name', language)}
              </option>
            ))}
          </TextInput>
          <NumberInput
            read={readNumber}
            name="pickup.days"
            label={t('delivery.pickup.days')}
            hint={t('delivery.pickup.daysHint')}
            value={pickup.days}
            onChange={(event) => change({ days: event.target.value })}
            error={errorOf('days')}
            disabled={disabled}
          />
          {languages.map((one) => (
            <TextInput
              key={one}
              name={`pickup.address_${one}`}
              label={t(`delivery.pickup.address_${one}`)}
              hint={t('delivery.pickup.addressHint')}
              value={pickup[`address_${one}`]}
              onChange={(event) => change({ [`address_${one}`]: event.target.value })}
              error={errorOf(`address_${one}`)}
              disabled={disabled}
              slotProps={{ htmlInput: { ...written[one], maxLength: 300 } }}
            />
          ))}
          {languages.map((one) => (
            <TextInput
              key={one}
              name={`pickup.note_${one}`}
              multiline
              minRows={2}
              label={t(`delivery.pickup.note_${one}`)}
              hint={t('delivery.pickup.noteHint')}
              value={pickup[`note_${one}`]}
              onChange={(event) => change({ [`note_${one}`]: event.target.value })}
              disabled={disabled}
              slotProps={{ htmlInput: { ...written[one], maxLength: 300 } }}
            />
          ))}
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            {t('delivery.pickup.languages')}
          </Typography>
        </Box>
      )}
    </Panel>
  );
}

const languages = ['en', 'ar'] as const;
const written = { en: { lang: 'en', dir: 'ltr' }, ar: { lang: 'ar', dir: 'rtl' } } as const;
