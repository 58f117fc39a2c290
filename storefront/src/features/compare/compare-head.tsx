import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink, ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Price } from '@mawad/shared-ui/kit/money.tsx';
import { StockLabel } from '../../product-card/stock-label.tsx';
import { mdiClose } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { useAddToCart } from '../../catalogue/use-add-to-cart.ts';

interface CompareHeadProps {
  product: ProductDetail;
  /** True if no other product with the same unit is cheaper. */
  isCheapest: boolean;
}

export function CompareHead({ product, isCheapest }: CompareHeadProps) {
  const { t } = useTranslation('lists');
  const store = useStoreApi();
  const name = localized(product, 'name', useLanguage());
  return (
    <Box sx={headStyle}>
      <Box sx={pictureStyle}>
        <Box sx={{ borderRadius: '8px', overflow: 'hidden' }}>
          <ProductImage path={product.main_image} alt="" width={160} sizes="160px" />
        </Box>
        <IconButton
          aria-label={t('compare.remove', { product: name })}
          onClick={() => store.getState().compare.remove(product.id)}
          sx={removeStyle}
        >
          <Icon path={mdiClose} size={18} />
        </IconButton>
      </Box>
      <AppLink to={`/product/${product.id}`} color="textPrimary" sx={{ fontWeight: 600 }}>
        {name}
      </AppLink>
      <div>
        <Price {...product} />
        {isCheapest && (
          <Box sx={{ fontSize: 'var(--text-12)', fontWeight: 500, color: 'success.dark' }}>
            {t('compare.lowest')}
          </Box>
        )}
      </div>
      <Box sx={{ fontSize: 'var(--text-13)' }}>
        <StockLabel stock={product.stock} unit={product.unit} detail="exact" />
      </Box>
      <CartButton product={product} name={name} />
    </Box>
  );
}

function CartButton({ product, name }: { product: ProductDetail; name: string }) {
  const { t } = useTranslation('lists');
  const addToCart = useAddToCart();
  if (product.stock <= 0) {
    return (
      <Button variant="outlined" disabled sx={cartStyle}>
        {t('compare.outOfStock')}
      </Button>
    );
  }
  if (product.has_variants) {
    return (
      <ButtonLink
        to={`/product/${product.id}`}
        variant="outlined"
        aria-label={t('compare.chooseNamed', { product: name })}
        sx={cartStyle}
      >
        {t('compare.choose')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="contained"
      aria-label={t('compare.addNamed', { product: name })}
      onClick={() => addToCart(product)}
      sx={cartStyle}
    >
      {t('compare.add')}
    </Button>
  );
}

const headStyle = {
  containerType: 'inline-size',
  '--price-size': 'clamp(var(--text-14), 10cqi, var(--text-20))',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  blockSize: '100%',
} as const;

const pictureStyle = {
  position: 'relative',
  maxInlineSize: 160,
  '@media print': { maxInlineSize: 96 },
} as const;

const cartStyle = {
  marginBlockStart: 'auto',
  paddingInline: 1,
  whiteSpace: 'normal',
  maxInlineSize: 200,
  '@media print': { display: 'none' },
} as const;

const removeStyle = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: 44,
  minBlockSize: 44,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '6px',
    zIndex: -1,
    borderRadius: '50%',
    backgroundColor: 'background.paper',
  },
  isolation: 'isolate',
  '@media print': { display: 'none' },
} as const;
