import type { ReactNode } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { mdiCartPlus, mdiFormatListBulleted, mdiHeart, mdiHeartOutline } from '@mawad/shared-ui/icons';
import { Box, Button, IconButton } from '@mawad/shared-ui/mui';
import { ProductImage } from '@mawad/shared-ui/components/image/app-image';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink, ButtonLink } from '@mawad/shared-ui/components/link';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { DealTag, Price, savingOf } from '@mawad/shared-ui/components/money';
import { RatingStars } from '@mawad/shared-ui/components/rating-stars';
import { StockLabel } from './stock-label.tsx';
import {
  attributesStyle,
  cardStyle,
  denseColumns,
  iconInColumns,
  rowStyle,
  spokenInColumns,
} from './product-card-style.ts';

/** A product as lists show it. Prices are IQD. */
export interface CardProduct {
  id: number;
  name_en: string;
  name_ar: string;
  brand: string | null;
  model_number: string | null;
  unit: string;
  main_image: string | null;
  price: number;
  /** The running deal's price, or null. */
  discounted_price: number | null;
  stock: number;
  has_variants: boolean;
  rating_average: number;
  rating_count: number;
  company_name_en: string;
  company_name_ar: string;
  company_slug: string | null;
}

interface ProductCardProps {
  product: CardProduct;
  /** Address of the product's page. */
  href: string;
  view?: 'grid' | 'list';
  wished: boolean;
  onToggleWishlist: () => void;
  /** Puts one unit into the cart; a product with variants leads to its page instead. */
  onAddToCart: () => void;
  /** In a list: what differs most between the products shown, at most five are drawn. */
  attributes?: { label: string; value: string | null }[];
  /** What else is worth knowing, under the price. */
  note?: ReactNode;
  /** More to do, e.g. a compare box. */
  actions?: ReactNode;
  /** In the first view: its picture loads at once. */
  eager?: boolean;
  /** Widths of the tile where it does not stand in a product grid. */
  sizes?: string;
}

/** Fewer reviews than these say little. */
const reviewsWorthShowing = 3;
const attributesInRow = 5;

/** A product in a grid, or as a line of a dense list. */
export function ProductCard({ view = 'grid', ...props }: ProductCardProps) {
  return view === 'list' ? <Row {...props} /> : <Tile {...props} />;
}

type PartProps = Omit<ProductCardProps, 'view'>;

function Tile(props: PartProps) {
  const { product, note, actions, eager, sizes = gridSizes } = props;
  const saving = savingOf(product);
  return (
    <Box
      component="article"
      sx={{ ...cardStyle, blockSize: '100%', '&:hover': { borderColor: 'surface.outline' } }}
    >
      <ProductImage path={product.main_image} alt="" eager={eager} sizes={sizes} />
      {saving > 0 && (
        <Box sx={{ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 }}>
          <DealTag saving={saving} />
        </Box>
      )}
      <Box sx={{ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4, zIndex: 1 }}>
        <WishlistToggle {...props} />
      </Box>
      <Box
        sx={{
          padding: 1.5,
          display: 'flex',
          flexDirection: 'column',
          gap: 0.75,
          flex: 1,
        }}
      >
        <Name {...props} />
        <Identity product={product} />
        <Rating product={product} />
        <Box sx={{ marginBlockStart: 'auto', paddingBlockStart: 0.5 }}>
          <Price {...product} />
        </Box>
        {note}
        <Supply product={product} />
        <Box sx={{ position: 'relative', zIndex: 1, display: 'grid', gap: 0.5, marginBlockStart: 0.5 }}>
          <AddToCart {...props} />
          {actions}
        </Box>
      </Box>
    </Box>
  );
}

/** Widths of a tile in a product grid: three across, two on a phone. */
const gridSizes = '(min-width: 600px) 290px, (min-width: 492px) 32vw, calc(50vw - 24px)';

function Row(props: PartProps) {
  const { product, attributes = [], note, actions, eager } = props;
  const saving = savingOf(product);
  const compared = attributes.slice(0, attributesInRow);
  return (
    <Box component="article" sx={{ ...rowStyle, ...denseColumns(compared.length) }}>
      <ProductImage path={product.main_image} alt="" size={64} width={160} eager={eager} />
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0, display: 'grid', gap: 0.25 }}>
        <Name {...props} />
        <Identity product={product} />
        <Rating product={product} />
        <Seller product={product} />
      </Box>
      {compared.length > 0 && <Attributes attributes={compared} />}
      <Box sx={{ flex: '1 1 auto' }}>
        <Price {...product} />
        {saving > 0 && <DealTag saving={saving} />}
        {note}
        <Box sx={{ fontSize: 12 }}>
          <StockLabel stock={product.stock} unit={product.unit} />
        </Box>
      </Box>
      <Box
        sx={{
          position: 'relative',
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, xl: 0 },
        }}
      >
        <AddToCart {...props} dense />
        <WishlistToggle {...props} />
        {actions}
      </Box>
    </Box>
  );
}

function Name({ product, href }: PartProps) {
  const language = useLanguage();
  return (
    <Box component="h3" sx={{ margin: 0, fontSize: 14, fontWeight: 500, lineHeight: 1.4 }}>
      <AppLink
        to={href}
        color="inherit"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          // The whole card leads to the product; its buttons lie above this layer.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: '-2px',
            borderRadius: 1,
          },
        }}
      >
        {localized(product, 'name', language)}
      </AppLink>
    </Box>
  );
}

function Identity({ product: { brand, model_number: model } }: { product: CardProduct }) {
  if (!brand && !model) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        fontSize: 12,
        color: 'text.secondary',
        minInlineSize: 0,
      }}
    >
      {brand && <bdi>{brand}</bdi>}
      {model && <Ltr>{model}</Ltr>}
    </Box>
  );
}

function Rating({ product }: { product: CardProduct }) {
  if (product.rating_count < reviewsWorthShowing) return null;
  return <RatingStars rating={product.rating_average} count={product.rating_count} size={14} />;
}

function Supply({ product }: { product: CardProduct }) {
  return (
    <Box sx={{ fontSize: 12, color: 'text.secondary', minInlineSize: 0 }}>
      <StockLabel stock={product.stock} unit={product.unit} />
      <Seller product={product} />
    </Box>
  );
}

function Seller({ product }: { product: CardProduct }) {
  const { t } = useTranslation('common');
  const company = localized(product, 'company_name', useLanguage());
  return (
    <Box
      title={company}
      sx={{
        display: 'flex',
        gap: 0.5,
        fontSize: 12,
        lineHeight: '24px',
        color: 'text.secondary',
        minInlineSize: 0,
        whiteSpace: 'nowrap',
      }}
    >
      {t('product.soldByLabel')}
      {product.company_slug ? (
        <AppLink to={`/seller-page/${encodeURIComponent(product.company_slug)}`} dir="auto" sx={sellerStyle}>
          {company}
        </AppLink>
      ) : (
        <Box component="bdi" sx={sellerStyle}>
          {company}
        </Box>
      )}
    </Box>
  );
}

// Above the layer that makes the whole card a link.
const sellerStyle = {
  position: 'relative',
  zIndex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'inherit',
} as const;

function Attributes({ attributes }: { attributes: { label: string; value: string | null }[] }) {
  return (
    <Box component="dl" sx={attributesStyle}>
      {attributes.map(({ label, value }) => (
        <Box
          key={label}
          sx={{ minInlineSize: 0, display: value === null ? { xs: 'none', xl: 'block' } : undefined }}
        >
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary', ...spokenInColumns }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            <bdi>{value ?? '–'}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function AddToCart({ product, href, onAddToCart, dense = false }: PartProps & { dense?: boolean }) {
  const { t } = useTranslation('common');
  const name = localized(product, 'name', useLanguage());
  if (product.has_variants && product.stock > 0) {
    return (
      <ButtonLink
        to={href}
        variant="outlined"
        aria-label={t('product.chooseNamedOptions', { product: name })}
        startIcon={dense && <Icon path={mdiFormatListBulleted} size={18} />}
        sx={dense ? iconInColumns : undefined}
      >
        {t('product.chooseOptions')}
      </ButtonLink>
    );
  }
  const icon = <Icon path={mdiCartPlus} size={18} />;
  if (product.stock <= 0) {
    return (
      <Button variant="outlined" disabled startIcon={icon} sx={dense ? iconInColumns : undefined}>
        {t('product.outOfStock')}
      </Button>
    );
  }
  return (
    <Button
      variant="outlined"
      onClick={onAddToCart}
      startIcon={icon}
      aria-label={t('product.addNamedToCart', { product: name })}
      sx={dense ? iconInColumns : undefined}
    >
      {t('actions.addToCart')}
    </Button>
  );
}

function WishlistToggle({ product, wished, onToggleWishlist }: PartProps) {
  const { t } = useTranslation('common');
  const name = localized(product, 'name', useLanguage());
  return (
    <IconButton
      aria-pressed={wished}
      aria-label={t(wished ? 'product.removeFromWishlist' : 'product.addToWishlist', { product: name })}
      onClick={onToggleWishlist}
      sx={{
        position: 'relative',
        zIndex: 1,
        color: wished ? 'error.main' : 'text.secondary',
        // Reads on any picture: a disc of the page's colour behind the heart.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '4px',
          borderRadius: '50%',
          backgroundColor: 'background.paper',
          zIndex: -1,
        },
        '&:hover': { backgroundColor: 'transparent', color: 'text.primary' },
      }}
    >
      <Icon path={wished ? mdiHeart : mdiHeartOutline} />
    </IconButton>
  );
}
