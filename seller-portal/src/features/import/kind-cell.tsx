import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { ImportProblemGroup } from '@mawad/supabase/imports/queries';
import { headingOf } from '../../product-file/heading-of.ts';
import { CellInput } from './cell-input.tsx';
import { closestChoices } from './closest-choices.ts';
import { commonField, isForeignCurrency, keyOfKind, readingsOf } from './read-kind.ts';
import { useAttributes } from './use-attributes.ts';
import { useCellChoices } from './use-cell-choices.ts';

interface KindCellProps {
  group: ImportProblemGroup;
  text: string;
  error?: string;
  onChange: (text: string) => void;
}

/** Cell for the right value of all rows of a kind, with suggestions; a hint if each row needs its own value. */
export function KindCell({ group, text, error, onChange }: KindCellProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const language = useLanguage();
  const attributes = useAttributes();
  const choicesOf = useCellChoices();
  const field = commonField(group.problem);
  if (field === null) return <Box sx={{ color: 'text.secondary' }}>{t('correct.byRow')}</Box>;
  const { rows } = group;
  const wrong = group.kind.value ?? '';
  const isRate = isForeignCurrency(group);
  const heading = headingOf(field, language, attributes);
  const choices = isRate ? null : choicesOf(field);
  const suggestions = choices
    ? closestChoices(wrong, choices).map((choice) => choice.text)
    : readingsOf(group);
  const label = isRate
    ? t('correct.rate', { currency: `\u2068${wrong}\u2069` })
    : t('correct.forAll', { field: heading, count: rows, number: format.number(rows) });
  return (
    <Box sx={{ display: 'grid', gap: 1, minInlineSize: 0 }}>
      <CellInput
        name={keyOfKind(group.kind)}
        label={label}
        value={text}
        choices={choices}
        error={error}
        onChange={onChange}
      />
      {suggestions.length > 0 && (
        <Box role="group" aria-label={t('correct.suggestions')} sx={suggestionsStyle}>
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              size="small"
              variant="outlined"
              aria-pressed={suggestion === text}
              onClick={() => onChange(suggestion)}
              sx={{ textTransform: 'none', minInlineSize: 0, overflowWrap: 'anywhere' }}
            >
              <bdi>{suggestion}</bdi>
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

const suggestionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
