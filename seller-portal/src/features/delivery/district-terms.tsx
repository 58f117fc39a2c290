import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDeleteOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { Governorate } from '@mawad/supabase/delivery/queries';
import {
  type AreasDraft,
  type CompanyTerms,
  noTerms,
  placeKey,
  type TermsField,
  withTerms,
} from './areas-draft.ts';
import { TermsFields } from './terms-fields.tsx';

interface DistrictTermsProps {
  place: Governorate;
  draft: AreasDraft;
  company: CompanyTerms;
  onChange: (draft: AreasDraft) => void;
  readOnly: boolean;
  errorOf: (district: string, field: TermsField) => string | undefined;
}

/** Districts of a governorate with terms of their own. */
export function DistrictTerms({ place, draft, company, onChange, readOnly, errorOf }: DistrictTermsProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const keyOf = (district: string) => placeKey(place.code, district);
  const differing = place.districts.filter(({ name_en }) => draft[keyOf(name_en)]);
  const usual = place.districts.filter(({ name_en }) => !draft[keyOf(name_en)]);
  return (
    <>
      {differing.map((district) => {
        const key = keyOf(district.name_en);
        const name = localized(district, 'name', language);
        return (
          <Box key={key} role="group" aria-label={name} sx={{ paddingInlineStart: { md: 2 } }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
              {name}
              {!readOnly && (
                <IconButton
                  aria-label={t('delivery.removeDistrict', { place: name })}
                  onClick={() => onChange(withTerms(draft, [key], null))}
                >
                  <Icon path={mdiDeleteOutline} />
                </IconButton>
              )}
            </Box>
            <TermsFields
              name={key}
              terms={draft[key] ?? noTerms}
              company={company}
              disabled={readOnly}
              onChange={(next) => onChange({ ...draft, [key]: next })}
              errorOf={(field) => errorOf(district.name_en, field)}
            />
          </Box>
        );
      })}
      {!readOnly && usual.length > 0 && (
        <TextField
          select
          size="small"
          label={t('delivery.addDistrict')}
          value=""
          onChange={(event) =>
            onChange(withTerms(draft, [keyOf(event.target.value)], draft[place.code] ?? noTerms))
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ maxInlineSize: 360 }}
        >
          <option value="">{t('delivery.bulk.choose')}</option>
          {usual.map((district) => (
            <option key={district.name_en} value={district.name_en}>
              {localized(district, 'name', language)}
            </option>
          ))}
        </TextField>
      )}
    </>
  );
}
