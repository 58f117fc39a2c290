import { Children, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { WhenNear } from '@mawad/shared-ui/components/hydration/when-near';
import { useRest } from '@mawad/shared-ui/hydration/use-rest';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { CardHeadings } from './product-card.tsx';
import sheet, * as styles from './product-grid.module.css';

/** Cards of a phone's first screen, more or less. */
const firstView = 2;
/** Cards that fill a wide screen, in whole rows of four; those after them follow once these are painted. */
const firstScreen = { grid: 8, list: 12 };

interface ProductGridProps {
  view?: 'grid' | 'list';
  /** Names the list for assistive technology. */
  label?: string;
  /** Headings of the compared attributes, above the columns of a dense list. */
  headings?: string[];
  /** Product cards. */
  children: ReactNode;
}

/** A list of product cards: two across on a phone, four on a wide screen, or dense lines. */
export function ProductGrid({ view = 'grid', label, headings = [], children }: ProductGridProps) {
  const shown = useRest() ? Infinity : firstScreen[view];
  return (
    <>
      {sheet}
      {headings.length > 0 && <CardHeadings headings={headings} />}
      <ul aria-label={label} className={view === 'list' ? styles.lines : styles.grid}>
        {Children.map(
          children,
          (card, index) =>
            index < shown && (
              <WhenNear component="li" servedSize={index < firstView ? undefined : 'var(--card-size)'}>
                {card}
              </WhenNear>
            ),
        )}
      </ul>
    </>
  );
}

/** The shape of a product grid while it is on its way. */
export function ProductGridSkeleton({
  view = 'grid',
  count = firstScreen[view],
}: {
  view?: 'grid' | 'list';
  count?: number;
}) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('product.loading')}>
      <ProductGrid view={view}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} view={view} />
        ))}
      </ProductGrid>
    </div>
  );
}
