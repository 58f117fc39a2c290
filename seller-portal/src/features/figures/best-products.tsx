import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { type PortalColumn, PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { BestProduct } from '@mawad/supabase/companies/seller-account-queries';

/** Products with the highest revenue of the last 30 days. */
export function BestProducts({ best }: { best: BestProduct[] }) {
  const { t } = useTranslation('seller-portal');
  const language = useLanguage();
  const format = useFormat();
  const columns: PortalColumn<BestProduct>[] = [
    {
      id: 'product',
      header: t('products.product'),
      cell: (product) => (
        <AppLink to={`/seller/dashboard/products/${product.product_id}`} sx={{ fontWeight: 600 }}>
          {localized(product, 'name', language)}
        </AppLink>
      ),
      lead: true,
    },
    {
      id: 'quantity',
      header: t('figures.quantity'),
      cell: (product) => format.quantity(product.unit, product.quantity),
      align: 'end',
    },
    {
      id: 'sales',
      header: t('figures.sales'),
      cell: (product) => <strong>{format.money(product.sales)}</strong>,
      align: 'end',
    },
  ];
  return (
    <Box component="section" aria-label={t('figures.best')}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlockEnd: 1.5 }}>
        {t('figures.best')}
      </Typography>
      <Panel sx={{ overflow: 'hidden' }}>
        {best.length === 0 ? (
          <Box sx={{ padding: 3, textAlign: 'center', color: 'text.secondary' }}>{t('figures.none')}</Box>
        ) : (
          <PortalTable
            label={t('figures.best')}
            columns={columns}
            rows={best}
            rowKey={(product) => product.product_id}
          />
        )}
      </Panel>
    </Box>
  );
}
