import { useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { OwnQuote, OwnQuoteLine } from '@mawad/supabase/quotes/queries';

const cell = { paddingBlock: 1.25, borderBlockStart: 1, borderColor: 'divider', verticalAlign: 'top' };

/** Lines of a quote request; catalogue products are linked. */
export function OwnQuoteLines({ quote }: { quote: OwnQuote }) {
  const { t } = useTranslation('quote');
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
            <Box component="th" scope="col" sx={{ paddingBlockEnd: 1, fontWeight: 500 }}>
              {t('own.asked')}
            </Box>
          </tr>
        </Box>
        <tbody>
          {quote.lines.map((line, place) => (
            <Line
              key={line.id}
              line={line}
              section={line.section !== quote.lines[place - 1]?.section ? line.section : null}
            />
          ))}
        </tbody>
      </Box>
    </Panel>
  );
}

interface LineProps {
  line: OwnQuoteLine;
  /** Title above the line; null if the line before has the same. */
  section: string | null;
}

function Line({ line, section }: LineProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const description = <bdi>{line.description}</bdi>;
  return (
    <>
      {section && (
        <tr>
          <Box component="th" scope="rowgroup" colSpan={3} sx={{ ...cell, color: 'text.secondary' }}>
            <bdi>{section}</bdi>
          </Box>
        </tr>
      )}
      <tr>
        <Box component="td" sx={{ ...cell, overflowWrap: 'anywhere', paddingInlineEnd: 2 }}>
          {line.row_number !== null && (
            <Box component="span" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
              {format.number(line.row_number)}
            </Box>
          )}
          {line.product_id === null ? (
            description
          ) : (
            <AppLink to={`/product/${line.product_id}`}>{description}</AppLink>
          )}
          {line.description_ar && (
            <Box dir="rtl" sx={{ color: 'text.secondary' }}>
              {line.description_ar}
            </Box>
          )}
        </Box>
        <Box component="td" sx={{ ...cell, paddingInlineEnd: 2, fontVariantNumeric: 'tabular-nums' }}>
          {line.quantity === null
            ? t('own.noQuantity', { unit: format.unit(line.unit) })
            : format.quantity(line.unit, line.quantity)}
        </Box>
        <Box component="td" sx={cell}>
          {line.awarded_to === null
            ? t('own.sellers', { count: line.seller_count, number: format.number(line.seller_count) })
            : t('own.ordered')}
        </Box>
      </tr>
    </>
  );
}
