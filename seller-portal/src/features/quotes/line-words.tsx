import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { QuoteLine } from '@mawad/supabase/quotes/queries';

/** Section, description in both languages and code of a requested line. */
export function LineWords({ line, isChanged }: { line: QuoteLine; isChanged: boolean }) {
  const { t } = useTranslation('quotes');
  return (
    <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
      {line.section && (
        <Box dir="auto" sx={smallStyle}>
          {line.section}
        </Box>
      )}
      <Box dir="auto" sx={{ fontWeight: 500 }}>
        {line.description}
      </Box>
      {line.description_ar && (
        <Box dir="rtl" lang="ar" sx={{ textAlign: 'start' }}>
          {line.description_ar}
        </Box>
      )}
      {line.code && (
        <Box sx={smallStyle}>
          <Ltr>{line.code}</Ltr>
        </Box>
      )}
      {isChanged && (
        <Box sx={{ ...smallStyle, color: 'warning.dark', fontWeight: 600 }}>{t('lineChanged')}</Box>
      )}
    </Box>
  );
}

/** Returns the requested quantity of a line with its unit. */
export function useRequested(): (line: Pick<QuoteLine, 'quantity' | 'unit'>) => string {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  return ({ quantity, unit }) =>
    quantity === null
      ? t('noQuantity', { unit: format.unit(readUnit(unit) ?? unit) })
      : format.quantity(readUnit(unit) ?? unit, quantity);
}

const smallStyle = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;
