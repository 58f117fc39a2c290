import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import type { DuplicateProduct } from '@mawad/supabase/products/comparisons-queries';
import { OddPrice, State } from './product-columns.tsx';

interface DuplicateOfferProps {
  product: DuplicateProduct;
  onModerate: () => void;
}

/** One offer of a duplicated item, with the same layout as the others for comparison. */
export function DuplicateOffer({ product, onModerate }: DuplicateOfferProps) {
  const { t } = useTranslation('admin-products');
  const format = useFormat();
  const language = useLanguage();
  const { site } = useServices();
  const name = localized(product, 'name', language);
  const company = localized(product, 'company_name', language);
  const isHidden = product.moderation === 'hidden';
  return (
    <Panel
      component="li"
      aria-label={t('duplicates.offer', { company })}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, padding: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <ProductImage path={product.main_image} alt="" size={96} />
        <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <AppLink to={`/admin/sellers/${product.company_id}`} sx={{ fontWeight: 600 }}>
            <CompanyName of={product} />
          </AppLink>
          <Box sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
            <Money amount={product.discounted_price ?? product.price} />
          </Box>
          <OddPrice product={product} />
        </Box>
      </Box>
      <Box component="dl" sx={factsStyle}>
        <Fact label={t('duplicates.nameEn')}>
          <Link href={`${site.siteUrl}/product/${product.id}`} target="_blank" rel="noopener" lang="en">
            <bdi dir="ltr">{product.name_en}</bdi>
          </Link>
        </Fact>
        <Fact label={t('duplicates.nameAr')}>
          <bdi lang="ar" dir="rtl">
            {product.name_ar}
          </bdi>
        </Fact>
        <Fact label={t('duplicates.sku')}>
          <Ltr>{product.sku}</Ltr>
        </Fact>
        <Fact label={t('duplicates.brand')}>
          <bdi>{product.brand ?? '–'}</bdi>
        </Fact>
        <Fact label={t('duplicates.model')}>
          <Ltr>{product.model_number ?? '–'}</Ltr>
        </Fact>
        <Fact label={t('category')}>{localized(product, 'category_name', language)}</Fact>
        <Fact label={t('stock')}>{format.quantity(product.unit, product.stock)}</Fact>
        <Fact label={t('duplicates.quality')}>
          {t('duplicates.percent', { number: format.number(product.quality) })}
        </Fact>
        <Fact label={t('state')}>
          <State product={product} />
        </Fact>
      </Box>
      <Button
        variant="outlined"
        color={isHidden ? 'primary' : 'error'}
        onClick={onModerate}
        aria-label={t(isHidden ? 'showNamed' : 'hideNamed', { product: `${name} (${company})` })}
        sx={{ marginBlockStart: 'auto' }}
      >
        {t(isHidden ? 'show' : 'hide')}
      </Button>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}

const factsStyle = { display: 'grid', gap: 1, margin: 0, fontSize: 'var(--text-14)' } as const;
