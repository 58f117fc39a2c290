import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { priceOf, stockOf, type Goods } from './judge-goods.ts';

/** "size / color" of a variant; '' without one. */
export function useVariantName(): (goods: Goods) => string {
  const language = useLanguage();
  return ({ variant }) => {
    const color = (language === 'ar' && variant?.color_ar) || variant?.color;
    return [variant?.size, color].filter(Boolean).join(' / ');
  };
}

/** Picture, name, seller, price and stock of goods. */
export function GoodsFacts({ goods, price }: { goods: Goods; price?: number }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const language = useLanguage();
  const variantName = useVariantName()(goods);
  const { product, variant } = goods;
  const stock = stockOf(goods);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 1.5, alignItems: 'start' }}>
      <Box sx={{ borderRadius: '6px', overflow: 'hidden' }}>
        <ProductImage path={product.main_image} alt="" width={160} sizes="48px" />
      </Box>
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <AppLink
          to={`/product/${product.id}${variant ? `?variant=${variant.id}` : ''}`}
          sx={{ ...tapArea, color: 'text.primary', fontWeight: 600 }}
        >
          <bdi>{localized(product, 'name', language)}</bdi>
        </AppLink>
        {variantName && <Box sx={quiet}>{variantName}</Box>}
        <Box sx={quiet}>
          <Money amount={price ?? priceOf(goods)} />{' '}
          {t('product.perUnit', { unit: format.unit(product.unit) })}
          {' · '}
          <CompanyName of={product} />
          {' · '}
          {stock > 0 ? t('product.available', { quantity: format.number(stock) }) : t('product.outOfStock')}
        </Box>
      </Box>
    </Box>
  );
}

const quiet = {
  fontSize: 'var(--text-13)',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
