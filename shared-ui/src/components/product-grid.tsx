import { Children, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { ProductCardSkeleton } from '@mawad/shared-ui/components/product-card-skeleton';

interface ProductGridProps {
  view?: 'grid' | 'list';
  /** Names the list for assistive technology. */
  label?: string;
  /** Product cards. */
  children: ReactNode;
}

/** A list of product cards: two across on a phone, four on a wide screen, or dense lines. */
export function ProductGrid({ view = 'grid', label, children }: ProductGridProps) {
  return (
    <Box component="ul" aria-label={label} sx={view === 'list' ? linesStyle : gridStyle}>
      {Children.map(children, (card) => (
        <Box component="li" sx={{ minInlineSize: 0 }}>
          {card}
        </Box>
      ))}
    </Box>
  );
}

/** The shape of a product grid while it is on its way. */
export function ProductGridSkeleton({
  view = 'grid',
  count = 8,
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

const gridStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(148px, 1fr))',
    sm: 'repeat(auto-fill, minmax(220px, 1fr))',
  },
} as const;

const linesStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: 1,
  borderColor: 'divider',
} as const;
