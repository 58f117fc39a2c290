import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { type PortalColumn, PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import type { OwnQuoteLine, StaffQuote } from '@mawad/supabase/quotes/queries';
import { useStaffMay } from '../../staff-rights.ts';
import { QuotePanel } from './quote-panel.tsx';
import { RouteLines } from './route-lines.tsx';

const pageSize = 100;

/** Lines of a request, a hundred a page; the staff sends those without a seller on. */
export function QuoteLines({ quote }: { quote: StaffQuote }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const list = useListParams();
  const may = useStaffMay();
  const [sending, setSending] = useState<OwnQuoteLine[] | null>(null);
  const isOpen = quote.status === 'Open';
  const columns = useLineColumns(quote, isOpen && may('quotes') && ((line) => setSending([line])));
  const unrouted = quote.lines.filter(({ seller_count }) => seller_count === 0);
  const onlyUnrouted = list.filter('lines') === 'unrouted';
  const listed = onlyUnrouted ? unrouted : quote.lines;
  const pageCount = Math.max(1, Math.ceil(listed.length / pageSize));
  const page = Math.min(list.page, pageCount);
  const rows = listed.slice((page - 1) * pageSize, page * pageSize);
  return (
    <QuotePanel title={t('lines')} flush>
      {unrouted.length > 0 && (
        <Box sx={toolsStyle}>
          <PortalChoice
            label={t('lines')}
            value={onlyUnrouted ? 'unrouted' : ''}
            options={[
              { value: '', label: t('allLines', { number: format.number(quote.lines.length) }) },
              { value: 'unrouted', label: t('unroutedLines', { number: format.number(unrouted.length) }) },
            ]}
            onChoose={(value) => list.setFilter('lines', value)}
          />
          {isOpen && may('quotes') && unrouted.length > 1 && (
            <Button size="small" variant="outlined" onClick={() => setSending(unrouted)}>
              {t('route.openAll', {
                count: unrouted.length,
                number: format.number(unrouted.length),
              })}
            </Button>
          )}
        </Box>
      )}
      {rows.length > 0 && (
        <PortalTable label={t('lines')} columns={columns} rows={rows} rowKey={(line) => line.id} />
      )}
      {rows.length === 0 && <Box sx={{ padding: 2 }}>{t('noneUnrouted')}</Box>}
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <Pagination page={page} pageCount={pageCount} hrefOf={list.hrefOfPage} />
      </Box>
      {sending && <RouteLines lines={sending} onClose={() => setSending(null)} />}
    </QuotePanel>
  );
}

function useLineColumns(
  quote: StaffQuote,
  onRoute: ((line: OwnQuoteLine) => void) | false,
): PortalColumn<OwnQuoteLine>[] {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const language = useLanguage();
  const winnerOf = ({ awarded_to }: OwnQuoteLine) =>
    quote.sellers.find(({ company_id }) => company_id === awarded_to);
  return [
    { id: 'line', header: t('line'), cell: (line) => <Description line={line} />, lead: true },
    {
      id: 'quantity',
      header: t('quantity'),
      cell: ({ unit, quantity }) => (quantity === null ? t('noQuantity') : format.quantity(unit, quantity)),
    },
    {
      id: 'sellers',
      header: t('sellers'),
      cell: (line) => {
        const winner = winnerOf(line);
        if (winner) return t('orderedFrom', { company: localized(winner, 'company_name', language) });
        if (line.seller_count > 0) return format.number(line.seller_count);
        return (
          <Box sx={{ display: 'grid', justifyItems: 'start', color: 'warning.dark' }}>
            {t('noSeller')}
            {onRoute && (
              <Button
                size="small"
                onClick={() => onRoute(line)}
                aria-label={t('route.openNamed', { line: line.description })}
              >
                {t('route.open')}
              </Button>
            )}
          </Box>
        );
      },
    },
  ];
}

/** Description with the row, code and section of the buyer's own bill. */
function Description({ line }: { line: OwnQuoteLine }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const { section, code, row_number } = line;
  const origin = [section, code, row_number && t('row', { number: format.number(row_number) })].filter(
    Boolean,
  );
  return (
    <>
      <Box dir="auto">{line.description}</Box>
      {line.description_ar && (
        <Box dir="rtl" sx={{ color: 'text.secondary' }}>
          {line.description_ar}
        </Box>
      )}
      {origin.length > 0 && (
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
          {origin.map((part, place) => (
            <span key={part}>
              {place > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </Box>
      )}
    </>
  );
}

const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  paddingInline: 2,
  paddingBlockEnd: 1.5,
} as const;
