import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { mdiEyeOffOutline, mdiEyeOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { lowStockLimit } from '@mawad/supabase/companies/seller-account-queries';
import type { OwnProduct } from '@mawad/supabase/products/queries';
import { HealthMark } from './health-mark.tsx';
import { useLacksRight, useOwnRights } from '../../own-rights.ts';
import { ProductMenu } from './product-menu.tsx';
import { QuickPrice } from './quick-price.tsx';
import { QuickStock } from './quick-stock.tsx';

/** Columns of the product list; the price is only for members who may see money. */
export function useProductColumns(): PortalColumn<OwnProduct>[] {
  const { t } = useTranslation(['seller-portal', 'file-export', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const may = useOwnRights();
  const hidesMoney = useLacksRight('see_money');
  const columns: PortalColumn<OwnProduct>[] = [
    {
      id: 'product',
      header: t('products.product'),
      cell: (product) => <Product product={product} />,
      lead: true,
      sort: { up: 'name', down: 'name_desc' },
      file: [
        { value: (product) => localized(product, 'name', language) },
        { heading: t('file-export:headings.sku'), value: ({ sku }) => sku },
      ],
    },
    {
      id: 'category',
      header: t('products.category'),
      file: { value: (product) => localized(product, 'category_name', language) },
      cell: (product) => localized(product, 'category_name', language),
      spare: true,
    },
    {
      id: 'price',
      header: t('products.price'),
      file: [
        { heading: t('file-export:headings.price'), kind: 'number', value: ({ price }) => price },
        {
          heading: t('file-export:headings.dealPrice'),
          kind: 'number',
          value: (product) => product.discounted_price,
        },
      ],
      cell: (product) => {
        const { price } = product;
        if (price === null) return null;
        const shown = <Price price={price} reduced={product.discounted_price} />;
        return may('products') ? <QuickPrice product={{ ...product, price }}>{shown}</QuickPrice> : shown;
      },
      align: 'end',
      sort: { up: 'price', down: 'price_desc' },
    },
    {
      id: 'stock',
      header: t('products.stock'),
      file: { kind: 'number', value: ({ stock }) => stock },
      cell: (product) => {
        const shown = <Stock stock={product.stock} />;
        const isOne = product.variant_count === 0;
        return isOne && may('stock') ? <QuickStock product={product}>{shown}</QuickStock> : shown;
      },
      align: 'end',
    },
    {
      id: 'state',
      header: t('products.state'),
      file: { value: ({ published }) => t(published ? 'products.onlyPublished' : 'products.onlyHidden') },
      cell: (product) => <Visibility published={product.published} />,
    },
    {
      id: 'health',
      header: t('products.health'),
      file: [
        {
          heading: t('file-export:headings.obstacles'),
          value: ({ health }) =>
            health.causes.map(({ cause }) => t(`health.${cause}`)).join(t('common:listComma') + ' '),
        },
        { heading: t('file-export:headings.quality'), kind: 'number', value: ({ health }) => health.quality },
      ],
      cell: (product) => <HealthMark health={product.health} />,
      sort: { up: 'quality', down: 'quality_desc' },
    },
    {
      id: 'updated',
      header: t('products.updated'),
      file: { kind: 'time', value: (product) => product.updated_at },
      cell: (product) => format.date(product.updated_at),
      sort: { up: 'oldest', down: 'newest', first: 'down' },
      spare: true,
    },
    {
      id: 'actions',
      header: t('products.actions'),
      cell: (product) => <ProductMenu product={product} />,
      align: 'end',
      silentHeader: true,
    },
  ];
  return hidesMoney ? columns.filter(({ id }) => id !== 'price') : columns;
}

function Product({ product }: { product: OwnProduct }) {
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ProductImage path={product.main_image} alt="" size={36} />
      <Box sx={{ minInlineSize: 0 }}>
        <AppLink
          to={`/seller/dashboard/products/${product.id}`}
          sx={{ display: 'inline-block', paddingBlock: 0.5, fontWeight: 500 }}
        >
          {localized(product, 'name', language)}
        </AppLink>
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
          <Ltr>{product.sku}</Ltr>
        </Box>
      </Box>
    </Box>
  );
}

function Price({ price, reduced }: { price: number; reduced: number | null }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (reduced === null) return format.money(price);
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{format.money(reduced)}</Box>
      <Box
        component="s"
        aria-label={t('product.oldPrice')}
        sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}
      >
        {format.money(price)}
      </Box>
    </>
  );
}

function Stock({ stock }: { stock: number }) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  if (stock === 0) return <Box sx={{ color: 'error.main', fontWeight: 600 }}>{t('products.outOfStock')}</Box>;
  const low = stock <= lowStockLimit;
  return (
    <>
      <Box sx={{ fontWeight: low ? 600 : 400 }}>{format.number(stock)}</Box>
      {low && <Box sx={{ fontSize: 'var(--text-12)', color: 'warning.dark' }}>{t('products.lowStock')}</Box>}
    </>
  );
}

function Visibility({ published }: { published: boolean }) {
  const { t } = useTranslation('seller-portal');
  return (
    <Box
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 0.75,
        whiteSpace: 'nowrap',
        color: published ? 'text.primary' : 'text.secondary',
      }}
    >
      <Icon path={published ? mdiEyeOutline : mdiEyeOffOutline} size={18} />
      {published ? t('products.onlyPublished') : t('products.onlyHidden')}
    </Box>
  );
}
