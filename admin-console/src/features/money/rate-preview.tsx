import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { type PortalColumn, PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { SignedMoney } from '@mawad/shared-ui/desk/money/signed-money.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { RatePreview as Preview } from '@mawad/supabase/ledger/queries';

type Row = Preview['companies'][number];

/** Orders of last month under a new rate, in all and by company. */
export function RatePreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const language = useLanguage();
  const columns: PortalColumn<Row>[] = [
    {
      id: 'company',
      header: t('rates.previewCompany'),
      lead: true,
      cell: (row) => localized(row, 'name', language),
    },
    {
      id: 'orders',
      header: t('rates.previewOrders'),
      align: 'end',
      cell: ({ orders }) => format.number(orders),
    },
    {
      id: 'goods',
      header: t('rates.previewGoods'),
      align: 'end',
      cell: ({ goods }) => <Money amount={goods} />,
    },
    {
      id: 'now',
      header: t('rates.previewNow'),
      align: 'end',
      cell: (row) => <Money amount={row.commission_now} />,
    },
    {
      id: 'new',
      header: t('rates.previewNew'),
      align: 'end',
      cell: (row) => <Money amount={row.commission_new} />,
    },
    {
      id: 'change',
      header: t('rates.previewChange'),
      align: 'end',
      cell: (row) => (
        <strong>
          <SignedMoney amount={row.commission_new - row.commission_now} />
        </strong>
      ),
    },
  ];
  return (
    <Box component="section" aria-labelledby="rate-preview" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="rate-preview" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('rates.previewTitle')}
      </Typography>
      <Typography role="status">
        {preview.orders === 0
          ? t('rates.previewNone')
          : t('rates.previewText', {
              count: preview.orders,
              number: format.number(preview.orders),
              goods: format.money(preview.goods),
              next: format.money(preview.commission_new),
              now: format.money(preview.commission_now),
            })}
      </Typography>
      {preview.companies.length > 0 && (
        <Panel sx={{ overflow: 'hidden' }}>
          <PortalTable
            label={t('rates.previewTitle')}
            columns={columns}
            rows={preview.companies}
            rowKey={(row) => row.company_id}
          />
        </Panel>
      )}
    </Box>
  );
}
