import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mawad/shared-ui/kit/mui-forms.ts';
import type { OrderLine } from '@mawad/supabase/orders/queries';
import { comesOf, type LineDraft, readComing } from './shortage-draft.ts';

/** Effect of the missing units on stock. */
const lossKinds = ['reduce', 'absent', 'return'] as const;

interface ShortageLineProps {
  draft: LineDraft;
  /** Whether missing fields are marked. */
  tried: boolean;
  onChange: (change: Partial<LineDraft>) => void;
}

/** Fields for the deliverable quantity of a line and, if it is less, for the missing units. */
export function ShortageLine({ draft, tried, onChange }: ShortageLineProps) {
  const { t } = useTranslation(['desk', 'common']);
  const format = useFormat();
  const { line, text, missing } = draft;
  const name = useLineName(line);
  const comes = comesOf(draft);
  const lacks = comes === null ? 0 : line.quantity - comes;
  const choose = (value: string) => onChange({ missing: lossKinds.find((one) => one === value) ?? null });
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
          <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
            <Ltr>{line.sku}</Ltr>
          </Box>
          <Box sx={{ fontSize: 'var(--text-14)' }}>
            {t('common:orderParts.ordered', {
              amount: format.quantity(line.unit, line.ordered_quantity ?? line.quantity),
            })}
          </Box>
        </Box>
        <NumberInput
          read={(typed) => readComing(line, typed)}
          size="small"
          label={t('shortage.comes')}
          value={text}
          onChange={(event) => onChange({ text: event.target.value })}
          error={comes === null ? t('shortage.range', { most: format.number(line.quantity) }) : undefined}
          slotProps={{ htmlInput: { 'aria-label': t('shortage.comesOf', { product: name }) } }}
          sx={{ flex: '0 1 160px', marginBlockStart: 1 }}
        />
      </Box>
      {lacks > 0 && (
        <FormControl error={tried && missing === null}>
          <FormLabel id={`missing-${line.id}`} sx={{ fontSize: 'var(--text-14)' }}>
            {t('shortage.missing', { amount: format.quantity(line.unit, lacks) })}
          </FormLabel>
          <RadioGroup
            aria-labelledby={`missing-${line.id}`}
            value={missing ?? ''}
            onChange={(_event, value) => choose(value)}
            sx={{ rowGap: 0.75 }}
          >
            {lossKinds.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={t(`shortage.${one}`, { amount: format.quantity(line.unit, lacks) })}
              />
            ))}
          </RadioGroup>
          {tried && missing === null && <FormHelperText>{t('shortage.chooseMissing')}</FormHelperText>}
        </FormControl>
      )}
    </Box>
  );
}

function useLineName(line: OrderLine): string {
  const language = useLanguage();
  const color = (language === 'ar' && line.color_ar) || line.color;
  const variant = [line.size, color].filter(Boolean).join(' / ');
  const name = localized(line, 'name', language);
  return variant ? `${name} (${variant})` : name;
}

const lineStyle = {
  display: 'grid',
  gap: 1,
  paddingBlock: 1.5,
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;
