import { useId, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiChevronDown, mdiChevronUp } from '@mawad/shared-ui/kit/icons.ts';
import { Box, ButtonBase } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { Governorate } from '@mawad/supabase/delivery/queries';
import { type AreasDraft, type CompanyTerms, noTerms, placeKey, withTerms } from './areas-draft.ts';
import { AreaSummary } from './area-summary.tsx';
import { DistrictTerms } from './district-terms.tsx';
import { TermsFields } from './terms-fields.tsx';
import type { AreaProblem } from './use-area-problems.ts';

interface AreaRowProps {
  place: Governorate;
  draft: AreasDraft;
  company: CompanyTerms;
  onChange: (draft: AreasDraft) => void;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  readOnly: boolean;
  problems: AreaProblem[];
}

/** A governorate with a one-line summary; opens into its fields and the districts with other terms. */
export function AreaRow({
  place,
  draft,
  company,
  onChange,
  ticked,
  onTick,
  readOnly,
  problems,
}: AreaRowProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { code } = place;
  const terms = draft[code];
  const name = localized(place, 'name', language);
  const errorOf = (field: string) => problems.find((problem) => problem.name === field)?.message;
  // A collapsed row has no fields to focus.
  if (!open && problems.some((problem) => problem.name.startsWith(code))) setOpen(true);

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineStart: readOnly ? 2 : 0.5 }}>
        {!readOnly && (
          <Checkbox
            name={`tick.${code}`}
            checked={ticked}
            onChange={(event) => onTick(event.target.checked)}
            slotProps={{ input: { 'aria-label': t('delivery.tick', { place: name }) } }}
          />
        )}
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{
            flex: 1,
            minInlineSize: 0,
            minBlockSize: 52,
            paddingBlock: 0.75,
            paddingInlineEnd: 2,
            gap: 2,
            justifyContent: 'space-between',
            textAlign: 'start',
            fontFamily: 'inherit',
            fontSize: 'var(--text-14)',
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
          }}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: { md: '200px 1fr' }, flex: 1, minInlineSize: 0 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            <AreaSummary place={place} draft={draft} />
          </Box>
          <Icon path={open ? mdiChevronUp : mdiChevronDown} />
        </ButtonBase>
      </Box>
      {open && (
        <Box id={id} sx={{ display: 'grid', gap: 2, paddingInline: 2, paddingBlockEnd: 2 }}>
          <FormControlLabel
            control={
              <Switch
                checked={terms !== undefined}
                disabled={readOnly}
                onChange={(event) =>
                  onChange(withTerms(draft, [code], event.target.checked ? noTerms : null))
                }
              />
            }
            label={t('delivery.here', { place: name })}
          />
          {terms && (
            <TermsFields
              name={code}
              terms={terms}
              company={company}
              disabled={readOnly}
              onChange={(next) => onChange({ ...draft, [code]: next })}
              errorOf={(field) => errorOf(`${code}.${field}`)}
            />
          )}
          <DistrictTerms
            place={place}
            draft={draft}
            company={company}
            onChange={onChange}
            readOnly={readOnly}
            errorOf={(district, field) => errorOf(`${placeKey(code, district)}.${field}`)}
          />
        </Box>
      )}
    </>
  );
}
