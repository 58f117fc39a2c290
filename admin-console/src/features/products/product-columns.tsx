import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import type { ListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { StaffProduct } from '@mawad/supabase/products/queries';

/** Columns of the list of products; `onModerate` opens the dialog that hides or shows a product. */
export function useProductColumns(
  selection: ListSelection<StaffProduct>,
  onModerate: (product: StaffProduct) => void,
): PortalColumn<StaffProduct>[] {
  const { t } = useTranslation(['admin-products', 'file-export']);
  const format = useFormat();
  const language = useLanguage();
  return [
    {
      id: 'tick',
      header: t('tick', { product: '' }),
      silentHeader: true,
      cell: (product) => (
        <TickBox
          label={t('tick', { product: localized(product, 'name', language) })}
          checked={selection.has(product.id)}
          onChange={() => selection.marked.toggle(product)}
        />
      ),
    },
    {
      id: 'product',
      header: t('product'),
      sort: { up: 'name', down: 'name_desc' },
      cell: (product) => <Product product={product} />,
      lead: true,
      file: [
        { value: (product) => localized(product, 'name', language) },
        { heading: t('file-export:headings.sku'), value: ({ sku }) => sku },
      ],
    },
    {
      id: 'company',
      header: t('company'),
      file: { value: (product) => localized(product, 'company_name', language) },
      cell: (product) => (
        <AppLink to={`/admin/sellers/${product.company_id}`}>
          <CompanyName of={product} />
        </AppLink>
      ),
    },
    {
      id: 'category',
      header: t('category'),
      file: { value: (product) => localized(product, 'category_name', language) },
      cell: (product) => localized(product, 'category_name', language),
    },
    {
      id: 'price',
      header: t('price'),
      sort: { up: 'price', down: 'price_desc' },
      file: [
        { heading: t('file-export:headings.price'), kind: 'number', value: ({ price }) => price },
        {
          heading: t('file-export:headings.dealPrice'),
          kind: 'number',
          value: (product) => product.discounted_price,
        },
      ],
      cell: (product) => <Price product={product} />,
      align: 'end',
    },
    {
      id: 'stock',
      header: t('stock'),
      file: { kind: 'number', value: ({ stock }) => stock },
      cell: (product) => format.number(product.stock),
      align: 'end',
    },
    {
      id: 'state',
      header: t('state'),
      cell: (product) => <State product={product} />,
      file: [
        {
          value: ({ moderation, published }) =>
            t(moderation === 'hidden' ? 'states.hidden' : published ? 'states.shown' : 'states.unpublished'),
        },
        {
          heading: t('file-export:headings.hiddenReason'),
          value: ({ moderation_reason }) => moderation_reason,
        },
      ],
    },
    {
      id: 'updated',
      header: t('updated'),
      sort: timeSort,
      file: { kind: 'time', value: (product) => product.updated_at },
      cell: (product) => format.date(product.updated_at),
      spare: true,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (product) => <ModerateButton product={product} onModerate={onModerate} />,
      align: 'end',
      silentHeader: true,
      lead: true,
    },
  ];
}

function Product({ product }: { product: StaffProduct }) {
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ProductImage path={product.main_image} alt="" size={36} />
      <Box sx={{ minInlineSize: 0 }}>
        <AppLink to={`/admin/products/${product.id}`}>
          <Box component="span" sx={{ display: 'inline-block', fontWeight: 500 }}>
            {localized(product, 'name', language)}
          </Box>
        </AppLink>
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
          <Ltr>{product.sku}</Ltr>
        </Box>
      </Box>
    </Box>
  );
}

function Price({ product }: { product: StaffProduct }) {
  return (
    <>
      <Money amount={product.discounted_price ?? product.price} />
      <OddPrice product={product} />
    </>
  );
}

/** Reference price that an odd price differs from. */
export function OddPrice({ product: { odd_price } }: { product: StaffProduct }) {
  const { t } = useTranslation('admin-products');
  const format = useFormat();
  if (!odd_price) return null;
  return (
    <Box sx={{ fontSize: 'var(--text-12)', color: 'warning.dark' }}>
      {t(`oddBeside.${odd_price.basis}`, { price: format.money(odd_price.median) })}
    </Box>
  );
}

export function State({ product }: { product: StaffProduct }) {
  const { t } = useTranslation('admin-products');
  if (product.moderation === 'hidden') {
    return (
      <>
        <Box sx={{ color: 'error.main', fontWeight: 600 }}>{t('states.hidden')}</Box>
        <Box dir="auto" sx={{ fontSize: 'var(--text-12)', overflowWrap: 'anywhere' }}>
          {product.moderation_reason}
        </Box>
      </>
    );
  }
  return product.published ? (
    t('states.shown')
  ) : (
    <Box sx={{ color: 'text.secondary' }}>{t('states.unpublished')}</Box>
  );
}

interface ModerateButtonProps {
  product: StaffProduct;
  onModerate: (product: StaffProduct) => void;
}

function ModerateButton({ product, onModerate }: ModerateButtonProps) {
  const { t } = useTranslation('admin-products');
  const language = useLanguage();
  const name = localized(product, 'name', language);
  const isHidden = product.moderation === 'hidden';
  return (
    <Button
      size="small"
      variant={isHidden ? 'outlined' : 'text'}
      color={isHidden ? 'primary' : 'error'}
      onClick={() => onModerate(product)}
      aria-label={t(isHidden ? 'showNamed' : 'hideNamed', { product: name })}
    >
      {t(isHidden ? 'show' : 'hide')}
    </Button>
  );
}
