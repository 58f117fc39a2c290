import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { columnLetter } from '@mawad/shared-ui/spreadsheet/column-letter.ts';
import type { MatchedColumn } from '@mawad/shared-ui/spreadsheet/match-headings.ts';

interface MappedColumnProps<Target extends string> {
  column: MatchedColumn<Target>;
  /** Values of the select with their labels. */
  choices: readonly { value: Target; label: string }[];
  hint?: string;
  onChoose: (target: Target | null) => void;
}

/** One column of the file: its heading, sample values and the field that it is mapped to. */
export function MappedColumn<Target extends string>(props: MappedColumnProps<Target>) {
  const { column, choices, hint, onChoose } = props;
  const { t } = useTranslation('import');
  const { place, heading, samples, target } = column;
  const name = heading === '' ? t('mapping.noHeading') : heading;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignContent: 'start',
        padding: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
          {t('mapping.column', { letter: `\u2066${columnLetter(place)}\u2069` })}
        </Box>
        <Box component="strong" sx={{ display: 'block' }}>
          <bdi>{name}</bdi>
        </Box>
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          {samples.length === 0
            ? t('mapping.noSamples')
            : t('mapping.samples', {
                samples: samples.map((text) => `\u2068${short(text)}\u2069`).join(' | '),
              })}
        </Box>
      </Box>
      <TextField
        select
        size="small"
        fullWidth
        label={t('mapping.holds')}
        value={target ?? ''}
        onChange={(event) => onChoose((event.target.value || null) as Target | null)}
        helperText={hint}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': `${t('mapping.holds')}: ${name}` },
        }}
      >
        <option value="">{t('mapping.nothing')}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
