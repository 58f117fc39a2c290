import { useTranslation } from '@mawad/shared-i18n';
import { readPercent } from '@mawad/shared-i18n/read-number';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { FormControlLabel, Radio, RadioGroup } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { DealForm } from './use-deal-form.ts';

// Browsers show a date pattern in an empty date field, so the label must not cover it.
const shrunk = { inputLabel: { shrink: true } };

/** Discount, start and end of the deal. */
export function DealTerms({ form }: { form: DealForm }) {
  const { t } = useTranslation('admin-deals');
  const { terms, problems, setTerm } = form;
  const said = (problem: (typeof problems)['ends']) => problem && t(`form.problems.${problem}`);
  return (
    <FormSection title={t('form.terms')}>
      <RadioGroup
        aria-label={t('form.kind')}
        value={terms.kind}
        onChange={(_event, kind) => setTerm({ kind: kind === 'price' ? 'price' : 'percent' })}
      >
        <FormControlLabel value="percent" control={<Radio />} label={t('form.byPercent')} />
        <FormControlLabel value="price" control={<Radio />} label={t('form.byPrice')} />
      </RadioGroup>
      {terms.kind === 'percent' ? (
        <NumberInput
          read={readPercent}
          label={t('form.percent')}
          value={terms.percent}
          onChange={({ target }) => setTerm({ percent: target.value })}
          error={said(problems.percent)}
          hint={t('form.percentHint')}
        />
      ) : (
        <p style={{ margin: 0, alignSelf: 'center' }}>{t('form.priceHint')}</p>
      )}
      <TextInput
        type="datetime-local"
        label={t('form.starts')}
        value={terms.starts}
        onChange={({ target }) => setTerm({ starts: target.value })}
        error={said(problems.starts)}
        hint={t('form.startsHint')}
        required={false}
        ltr
        slotProps={shrunk}
      />
      <TextInput
        type="datetime-local"
        label={t('form.ends')}
        value={terms.ends}
        onChange={({ target }) => setTerm({ ends: target.value })}
        error={said(problems.ends)}
        hint={t('form.endsHint')}
        ltr
        slotProps={shrunk}
      />
    </FormSection>
  );
}
