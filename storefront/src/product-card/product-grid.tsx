import { Children, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { LazyHydrate } from '@mawad/shared-ui/platform/hydration/lazy-hydrate.tsx';
import { useDeferredBelowFold } from '@mawad/shared-ui/platform/hydration/use-deferred-below-fold.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { CardHeadings } from './product-card.tsx';
import sheet, * as styles from './product-grid.module.css';

/** Approximate number of cards on the first screen of a phone. */
const eagerCount = 2;
/** Cards that fill a wide screen in whole rows of four; later cards render after these are painted. */
const firstScreen = { grid: 8, list: 12 };

interface ProductGridProps {
  view?: 'grid' | 'list';
  /** Accessible name of the list. */
  label?: string;
  /** Headings of the compared attributes above the columns of a list. */
  headings?: string[];
  children: ReactNode;
}

/** Grid of product cards, two per row on phones and four on wide screens, or list of rows. */
export function ProductGrid({ view = 'grid', label, headings = [], children }: ProductGridProps) {
  const shownCount = useDeferredBelowFold() ? Infinity : firstScreen[view];
  return (
    <>
      {sheet}
      {headings.length > 0 && <CardHeadings headings={headings} />}
      <ul aria-label={label} className={view === 'list' ? styles.lines : styles.grid}>
        {Children.map(
          children,
          (card, index) =>
            index < shownCount && (
              <LazyHydrate component="li" estimatedSize={index < eagerCount ? undefined : 'var(--card-size)'}>
                {card}
              </LazyHydrate>
            ),
        )}
      </ul>
    </>
  );
}

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
