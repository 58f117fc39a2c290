import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { StaffQuote } from '@mawad/supabase/queries/quotes';

/** Message and lines of a quote request. */
export function QuoteLines({ quote: { message, lines } }: { quote: StaffQuote }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  return (
    <>
      {message && (
        <Panel component="section" aria-labelledby="quote-message" sx={panelStyle}>
          <Typography id="quote-message" variant="h2" sx={headingStyle}>
            {t('message')}
          </Typography>
          <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message}
          </Box>
        </Panel>
      )}
      <Panel component="section" aria-labelledby="quote-lines" sx={panelStyle}>
        <Typography id="quote-lines" variant="h2" sx={headingStyle}>
          {t('lines')}
        </Typography>
        <Box component="ul" aria-labelledby="quote-lines" sx={linesStyle}>
          {lines.map((line) => (
            <li key={line.id}>
              <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {line.description}
              </Box>
              <strong>
                {line.quantity === null ? t('noQuantity') : format.quantity(line.unit, line.quantity)}
              </strong>
            </li>
          ))}
        </Box>
      </Panel>
    </>
  );
}

const panelStyle = { padding: 2, fontSize: 'var(--text-14)' } as const;
const headingStyle = { fontSize: 'var(--text-16)', marginBlockEnd: 1 } as const;
const linesStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    paddingBlock: 1,
    borderBlockStart: 1,
    borderColor: 'divider',
  },
  '& strong': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const;
