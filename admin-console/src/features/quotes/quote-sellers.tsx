import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { type PortalColumn, PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { StaffQuote } from '@mawad/supabase/quotes/queries';
import { QuotePanel } from './quote-panel.tsx';
import { SellerState } from './quote-state.tsx';

type AskedSeller = StaffQuote['sellers'][number];

/** Sellers that were asked: their answers, when they saw the request, and the total of their offer. */
export function QuoteSellers({ sellers }: { sellers: AskedSeller[] }) {
  const { t } = useTranslation('admin-quotes');
  const columns = useSellerColumns();
  return (
    <QuotePanel title={t('sellers')} flush={sellers.length > 0}>
      {sellers.length > 0 ? (
        <PortalTable
          label={t('sellers')}
          columns={columns}
          rows={sellers}
          rowKey={(seller) => seller.company_id}
        />
      ) : (
        t('noSellers')
      )}
    </QuotePanel>
  );
}

function useSellerColumns(): PortalColumn<AskedSeller>[] {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  return [
    {
      id: 'company',
      header: t('company'),
      cell: (seller) => (
        <AppLink to={`/admin/sellers/${seller.company_id}`} sx={{ fontWeight: 600 }}>
          <CompanyName of={seller} />
        </AppLink>
      ),
      lead: true,
    },
    { id: 'state', header: t('status'), cell: ({ state }) => <SellerState state={state} /> },
    {
      id: 'lines',
      header: t('lineNumber'),
      cell: ({ line_count }) => format.number(line_count),
      align: 'end',
    },
    { id: 'asked', header: t('askedAt'), cell: ({ asked_at }) => <Moment at={asked_at} /> },
    {
      id: 'seen',
      header: t('seenAt'),
      cell: ({ seen_at }) => <Moment at={seen_at} />,
    },
    {
      id: 'answered',
      header: t('answeredAt'),
      cell: ({ answered_at, reminded_at }) => (
        <>
          <Moment at={answered_at} />
          {!answered_at && reminded_at && (
            <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
              {t('remindedAt', { time: format.dateTime(reminded_at) })}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'total',
      header: t('offerTotal'),
      cell: ({ subtotal }) => (subtotal === null ? '–' : <Money amount={subtotal} />),
      align: 'end',
    },
  ];
}

function Moment({ at }: { at: string | null }) {
  const format = useFormat();
  return at === null ? '–' : <time dateTime={at}>{format.dateTime(at)}</time>;
}
