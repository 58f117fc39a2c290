import { type CSSProperties, type ReactNode } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { mdiCartPlus, mdiFormatListBulleted, mdiHeart, mdiHeartOutline } from '@mawad/shared-ui/kit/icons.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { DealTag, Price, savingOf } from '@mawad/shared-ui/kit/money.tsx';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { PlainButtonLink } from '@mawad/shared-ui/platform/link/plain-button-link.tsx';
import { PlainLink } from '@mawad/shared-ui/platform/link/plain-link.tsx';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import sheet, * as styles from './product-card.module.css';
import { StockLabel } from './stock-label.tsx';

/** Product data of a card. Prices are IQD. */
export interface CardProduct {
  id: number;
  name_en: string;
  name_ar: string;
  brand: string | null;
  model_number: string | null;
  unit: string;
  /** Content of one unit of sale, e.g. 50 pieces in a box; null if not stated. */
  pack_quantity: number | null;
  pack_unit: string | null;
  main_image: string | null;
  price: number;
  /** Price of the current deal; null if there is none. */
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
  href: string;
  view?: 'grid' | 'list';
  isWished: boolean;
  onToggleWishlist: () => void;
  /** Adds one unit to the cart; not called for a product with variants, which links to its page instead. */
  onAddToCart: () => void;
  /** List view only: attributes in which the listed products differ most; at most five are shown. */
  attributes?: { label: string; value: string | null }[];
  note?: ReactNode;
  /** Additional actions, e.g. a comparison button. */
  actions?: ReactNode;
  /** True if the picture is in the first view and loads at once. */
  eager?: boolean;
  /** Tile widths for `sizes` outside a product grid. */
  sizes?: string;
}

/** Ratings with fewer reviews are hidden, because they mean little. */
const reviewsWorthShowing = 3;
const attributesInRow = 5;

export function ProductCard({ view = 'grid', ...props }: ProductCardProps) {
  return view === 'list' ? <Row {...props} /> : <Tile {...props} />;
}

type PartProps = Omit<ProductCardProps, 'view'>;

function Tile(props: PartProps) {
  const { product, note, actions, eager, sizes = gridSizes } = props;
  const saving = savingOf(product);
  return (
    <article className={styles.card}>
      {sheet}
      <ProductImage path={product.main_image} alt="" eager={eager} sizes={sizes} />
      {saving > 0 && (
        <div className={styles.deal}>
          <DealTag saving={saving} />
        </div>
      )}
      <div className={styles.corner}>
        <WishlistToggle {...props} />
      </div>
      <div className={styles.body}>
        <About product={product} href={props.href} />
        <div className={styles.cost}>
          <Price {...product} />
        </div>
        {note}
        <div className={styles.stockAndSeller}>
          <StockLabel stock={product.stock} unit={product.unit} />
          <Seller product={product} />
        </div>
        <div className={styles.buttons}>
          <AddToCart {...props} />
          {actions}
        </div>
      </div>
    </article>
  );
}

/** Tile widths for `sizes` in a product grid: three per row, two on phones. */
const gridSizes = '(min-width: 600px) 290px, (min-width: 492px) 32vw, calc(50vw - 24px)';

function Row(props: PartProps) {
  const { product, attributes = [], note, actions, eager } = props;
  const saving = savingOf(product);
  const compared = attributes.slice(0, attributesInRow);
  return (
    <article className={styles.row} style={columnsFor(compared.length)}>
      {sheet}
      <ProductImage path={product.main_image} alt="" size={64} width={160} eager={eager} />
      <div className={styles.about}>
        <About product={product} href={props.href} />
        <Seller product={product} />
      </div>
      {compared.length > 0 && <Attributes attributes={compared} />}
      <div className={styles.rowCost}>
        <Price {...product} />
        {saving > 0 && <DealTag saving={saving} />}
        {note}
        <div className={styles.rowStock}>
          <StockLabel stock={product.stock} unit={product.unit} />
        </div>
      </div>
      <div className={styles.rowButtons}>
        <AddToCart {...props} isRow />
        <WishlistToggle {...props} />
        {actions}
      </div>
    </article>
  );
}

/** Width of the compared attributes in the columns of a list. */
function columnsFor(attributes: number): CSSProperties | undefined {
  return attributes > 0
    ? ({ '--compared': `minmax(0, ${attributes * 0.42}fr)` } as CSSProperties)
    : undefined;
}

export function CardHeadings({ headings }: { headings: string[] }) {
  return (
    <div aria-hidden className={styles.headings} style={columnsFor(headings.length)}>
      {sheet}
      <span />
      <span />
      <div className={styles.attributes}>
        {headings.map((heading) => (
          <div key={heading}>{heading}</div>
        ))}
      </div>
    </div>
  );
}

function About({ product, href }: { product: CardProduct; href: string }) {
  const language = useLanguage();
  const { brand, model_number: model } = product;
  return (
    <>
      <h3 className={styles.name}>
        <PlainLink to={href} className={styles.nameLink}>
          {localized(product, 'name', language)}
        </PlainLink>
      </h3>
      <div className={styles.identity}>
        {brand && <bdi>{brand}</bdi>}
        {model && <Ltr>{model}</Ltr>}
        {product.rating_count >= reviewsWorthShowing && (
          <RatingStars rating={product.rating_average} count={product.rating_count} size={14} />
        )}
      </div>
    </>
  );
}

function Seller({ product }: { product: CardProduct }) {
  const { t } = useTranslation('common');
  const company = localized(product, 'company_name', useLanguage());
  return (
    <div title={company} className={styles.seller}>
      {t('product.soldByLabel')}
      {product.company_slug ? (
        <PlainLink
          to={`/seller-page/${encodeURIComponent(product.company_slug)}`}
          dir="auto"
          className={`${styles.sellerName} ${styles.sellerLink}`}
        >
          {company}
        </PlainLink>
      ) : (
        <bdi className={styles.sellerName}>{company}</bdi>
      )}
    </div>
  );
}

function Attributes({ attributes }: { attributes: { label: string; value: string | null }[] }) {
  return (
    <dl className={styles.attributes}>
      {attributes.map(({ label, value }) => (
        <div key={label} className={value === null ? styles.absent : undefined}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value ?? '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AddToCart({ product, href, onAddToCart, isRow = false }: PartProps & { isRow?: boolean }) {
  const { t } = useTranslation('common');
  const name = localized(product, 'name', useLanguage());
  const className = isRow ? styles.iconInColumns : undefined;
  if (product.stock <= 0) {
    return (
      <PlainButton look="outlined" disabled startIcon={mdiCartPlus} className={className}>
        {t('product.outOfStock')}
      </PlainButton>
    );
  }
  if (product.has_variants) {
    return (
      <PlainButtonLink
        look="outlined"
        to={href}
        aria-label={t('product.chooseNamedOptions', { product: name })}
        startIcon={isRow ? mdiFormatListBulleted : undefined}
        className={className}
      >
        {t('product.chooseOptions')}
      </PlainButtonLink>
    );
  }
  return (
    <PlainButton
      look="outlined"
      onClick={onAddToCart}
      startIcon={mdiCartPlus}
      aria-label={t('product.addNamedToCart', { product: name })}
      className={className}
    >
      {t('actions.addToCart')}
    </PlainButton>
  );
}

function WishlistToggle({ product, isWished, onToggleWishlist }: PartProps) {
  const { t } = useTranslation('common');
  const name = localized(product, 'name', useLanguage());
  return (
    <PlainButton
      look="icon"
      aria-pressed={isWished}
      aria-label={t(isWished ? 'product.removeFromWishlist' : 'product.addToWishlist', { product: name })}
      onClick={onToggleWishlist}
      className={styles.wish}
    >
      <Icon path={isWished ? mdiHeart : mdiHeartOutline} />
    </PlainButton>
  );
}
