import { useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { AreaCosts } from './area-costs.tsx';
import type { CompanyTerms, Terms, TermsField } from './areas-draft.ts';
import { FreeFields } from './free-fields.tsx';

interface TermsFieldsProps {
  /** Prefix of the field names, as in `<name>.fee`. */
  name: string;
  terms: Terms;
  /** Company-wide terms. */
  company: CompanyTerms;
  onChange: (terms: Terms) => void;
  /** Translated problem of a field. */
  errorOf?: (field: TermsField) => string | undefined;
  disabled?: boolean;
}

const fields = ['fee', 'minimum', 'days'] as const;

/** Fields for the terms of one place, with cost examples for a buyer. */
export function TermsFields({ name, terms, company, onChange, errorOf, disabled }: TermsFieldsProps) {
  const { t } = useTranslation('company');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, minmax(0, 180px)) auto' },
      }}
    >
      {fields.map((field) => (
        <NumberInput
          key={field}
          read={readNumber}
          name={`${name}.${field}`}
          size="small"
          label={t(`delivery.${field}`)}
          required={field === 'minimum' ? false : undefined}
          value={terms[field]}
          onChange={(event) => onChange({ ...terms, [field]: event.target.value })}
          error={errorOf?.(field)}
          disabled={disabled}
        />
      ))}
      <FormControlLabel
        control={
          <Checkbox
            checked={terms.truck}
            disabled={disabled}
            onChange={(event) => onChange({ ...terms, truck: event.target.checked })}
          />
        }
        label={t('delivery.truck')}
      />
      <FreeFields
        name={`${name}.free`}
        rule={terms.free}
        onChange={(free) => onChange({ ...terms, free })}
        labels={{
          usual: t('delivery.free.areaRules.usual'),
          own: t('delivery.free.areaRules.own'),
          never: t('delivery.free.areaRules.never'),
        }}
        error={errorOf?.('free')}
        disabled={disabled}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <AreaCosts terms={terms} company={company} />
      </Box>
    </Box>
  );
}
