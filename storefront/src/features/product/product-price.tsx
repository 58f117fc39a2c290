import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DealTag, Price, savingOf } from '@mawad/shared-ui/components/money';
import { Box } from '@mawad/shared-ui/mui';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';

/** The price per unit; with a deal also the old price, the saving and the end. */
export function ProductPrice({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const { price, discounted_price, unit, deal_ends_at: ends } = product;
  const saving = savingOf(product);
  return (
    <div>
      <Price price={price} discounted_price={discounted_price} unit={unit} size="large" />
      {saving > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockStart: 1 }}>
          <DealTag saving={saving} />
          {ends && (
            <Box component="span" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
              {t('dealEnds', { date: format.date(ends) })}
            </Box>
          )}
        </Box>
      )}
    </div>
  );
}
