import { useId, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { Governorate } from '@mawad/supabase/delivery/queries';
import {
  type AreasDraft,
  type CompanyTerms,
  noTerms,
  problemsOf,
  type Terms,
  usualFree,
} from './areas-draft.ts';
import { TermsFields } from './terms-fields.tsx';
import { useAreaProblems } from './use-area-problems.ts';

interface BulkTermsProps {
  places: Governorate[];
  draft: AreasDraft;
  company: CompanyTerms;
  ticked: readonly string[];
  onTick: (codes: readonly string[]) => void;
  /** Null removes delivery to these places. */
  onApply: (terms: Terms | null) => void;
}

/** Sets the same terms for all ticked governorates, typed or copied from one. */
export function BulkTerms({ places, draft, company, ticked, onTick, onApply }: BulkTermsProps) {
  const { t } = useTranslation(['company', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const id = useId();
  const [terms, setTerms] = useState(noTerms);
  const [tried, setTried] = useState(false);
  const { listOf, messageOf } = useAreaProblems(places);
  const problems = tried ? listOf({ bulk: terms }, { free: usualFree, minimum: '' }) : [];
  const count = { count: ticked.length, number: format.number(ticked.length) };
  const all = ticked.length === places.length;

  function apply() {
    const wrong = Object.keys(problemsOf(terms)).length > 0;
    setTried(wrong);
    if (!wrong) onApply(terms);
  }

  return (
    <Panel
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, padding: 2, backgroundColor: 'background.paper' }}
    >
      <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)' }}>
        {t('company:delivery.bulk.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('company:delivery.bulk.lead')}
      </Typography>
      <TextField
        select
        size="small"
        label={t('company:delivery.bulk.copy')}
        value=""
        onChange={(event) => setTerms(draft[event.target.value] ?? terms)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxInlineSize: 360 }}
      >
        <option value="">{t('company:delivery.bulk.choose')}</option>
        {places
          .filter(({ code }) => draft[code])
          .map((place) => (
            <option key={place.code} value={place.code}>
              {localized(place, 'name', language)}
            </option>
          ))}
      </TextField>
      <TermsFields
        name="bulk"
        terms={terms}
        company={company}
        onChange={setTerms}
        errorOf={(field) => messageOf(`bulk.${field}`, problems)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onTick(all ? [] : places.map(({ code }) => code))}>
          {all ? t('company:delivery.bulk.none') : t('company:delivery.bulk.all')}
        </Button>
        <Button variant="outlined" disabled={ticked.length === 0} onClick={apply}>
          {t('company:delivery.bulk.apply', count)}
        </Button>
        <Button color="error" disabled={ticked.length === 0} onClick={() => onApply(null)}>
          {t('company:delivery.bulk.stop', count)}
        </Button>
      </Box>
    </Panel>
  );
}
