import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';

/** Links to the reviews of each product of a delivered order. */
export function ReviewLinks({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  const seen = new Set<number>();
  const products = order.lines.filter(
    ({ product_id: id, quantity }) => id !== null && quantity > 0 && !seen.has(id) && seen.add(id),
  );
  if (order.status !== 'Delivered' || products.length === 0) return null;
  return (
    <Panel component="section" sx={{ padding: 2, displayPrint: 'none' }}>
      <Typography variant="h4" component="h2">
        {t('orders.review')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {products.map((line) => {
          const product = localized(line, 'name', language);
          return (
            <Box component="li" key={line.id} sx={rowStyle}>
              <ProductImage path={line.main_image} alt="" size={40} width={160} />
              <Box sx={{ flex: '1 1 160px', minInlineSize: 0, fontSize: 'var(--text-14)' }}>{product}</Box>
              <ButtonLink
                to={`/product/${line.product_id}#reviews`}
                size="small"
                aria-label={t('orders.reviewNamed', { product })}
              >
                {t('orders.reviewWrite')}
              </ButtonLink>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, paddingBlock: 0.75 };
