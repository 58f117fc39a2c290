import { useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { OwnQuoteDetail } from '@mawad/supabase/queries/quotes';

const cell = { paddingBlock: 1.25, borderBlockStart: 1, borderColor: 'divider', verticalAlign: 'top' };

/** Lines of a quote request; catalogue products are linked. */
export function OwnQuoteLines({ quote }: { quote: OwnQuoteDetail }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const headingId = useId();
  return (
    <Panel component="section" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
        {t('own.lines')}
      </Typography>
      <Box
        component="table"
        aria-labelledby={headingId}
        sx={{ inlineSize: '100%', borderCollapse: 'collapse', '& th, & td': { textAlign: 'start' } }}
      >
        <Box component="thead" sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
          <tr>
            <Box component="th" scope="col" sx={{ paddingBlockEnd: 1, fontWeight: 500 }}>
              {t('line.description')}
            </Box>
            <Box component="th" scope="col" sx={{ paddingBlockEnd: 1, fontWeight: 500 }}>
              {t('line.quantity')}
            </Box>
          </tr>
        </Box>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.id}>
              <Box component="td" sx={{ ...cell, overflowWrap: 'anywhere', paddingInlineEnd: 2 }}>
                {line.product_id === null ? (
                  <bdi>{line.description}</bdi>
                ) : (
                  <AppLink to={`/product/${line.product_id}`}>
                    <bdi>{line.description}</bdi>
                  </AppLink>
                )}
              </Box>
              <Box component="td" sx={{ ...cell, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {format.quantity(line.unit, line.quantity)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Panel>
  );
}
