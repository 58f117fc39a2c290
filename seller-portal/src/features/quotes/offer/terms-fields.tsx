import type { ReactNode } from 'react';
import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel, FormHelperText } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import { usePlace } from '../quote-columns.tsx';
import { longestValidity, type OfferTerms } from './offer-values.ts';
import type { TermProblems } from './read-offer.ts';
import { useProblemMessage } from './use-cell-words.ts';

interface TermsFieldsProps {
  quote: AskedQuote;
  terms: OfferTerms;
  problems: TermProblems;
  onChange: (terms: Partial<OfferTerms>) => void;
  /** Further fields. */
  children: ReactNode;
}

const longestText = 2_000;

/** Delivery, validity, terms and note of an offer. */
export function TermsFields({ quote, terms, problems, onChange, children }: TermsFieldsProps) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const placeOf = usePlace();
  const problemMessage = useProblemMessage();
  const text = (name: 'terms' | 'note') =>
    ({
      name,
      label: t(`terms.${name}`),
      hint: t(`terms.${name}Hint`),
      error: problems[name] && problemMessage(problems[name]),
      value: terms[name],
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
      required: false,
      multiline: true,
      minRows: 2,
      maxRows: 8,
      slotProps: { htmlInput: { maxLength: longestText, dir: 'auto' } },
    }) as const;
  return (
    <FormSection title={t('terms.title')}>
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={terms.delivers}
              onChange={(event) => onChange({ delivers: event.target.checked })}
            />
          }
          label={t('terms.delivers', { place: placeOf(quote) })}
        />
        {terms.delivers && (
          <NumberInput
            name="fee"
            read={readNumber}
            label={t('terms.fee')}
            hint={
              quote.delivery_fee === null
                ? undefined
                : t('terms.usualFee', { fee: format.money(quote.delivery_fee) })
            }
            value={terms.fee}
            onChange={(event) => onChange({ fee: event.target.value })}
            error={problems.fee && problemMessage(problems.fee)}
            required
          />
        )}
        {!terms.delivers && problems.fee && (
          <FormHelperText error role="alert">
            {problemMessage(problems.fee)}
          </FormHelperText>
        )}
      </Box>
      <TextInput
        name="valid_until"
        type="date"
        label={t('terms.validUntil')}
        value={terms.valid_until}
        onChange={(event) => onChange({ valid_until: event.target.value })}
        error={problems.valid_until && problemMessage(problems.valid_until)}
        required
        ltr
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: baghdadDay(), max: baghdadDay(longestValidity) },
        }}
      />
      <TextInput {...text('terms')} />
      <TextInput {...text('note')} />
      {children}
    </FormSection>
  );
}
