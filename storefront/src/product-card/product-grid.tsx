import { Children, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { WhenNear } from '@mawad/shared-ui/components/hydration/when-near';
import { attributesStyle, denseColumns } from './product-card-style.ts';

/** Cards of the first screen, more or less. */
const firstView = 2;

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
  const list = (
    <Box component="ul" aria-label={label} sx={view === 'list' ? linesStyle : gridStyle}>
      {Children.map(children, (card, index) => (
        <WhenNear
          component="li"
          servedSize={index < firstView ? undefined : 'var(--card-size)'}
          sx={{ minInlineSize: 0 }}
        >
          {card}
        </WhenNear>
      ))}
    </Box>
  );
  if (headings.length === 0) return list;
  return (
    <>
      <Box aria-hidden sx={{ ...denseColumns(headings.length), display: { xs: 'none', xl: 'grid' } }}>
        <span />
        <span />
        <Box sx={{ ...attributesStyle, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
          {headings.map((heading) => (
            <Box key={heading} sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {heading}
            </Box>
          ))}
        </Box>
      </Box>
      {list}
    </>
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
  '--card-size': { xs: '470px', sm: '520px' },
  '--price-size': { xs: 'clamp(var(--text-14), 4.4vw - 2px, var(--text-20))', sm: 'var(--text-20)' },
  // Three narrow cards side by side.
  '@media (min-width: 492px) and (max-width: 599.95px)': { '--price-size': 'var(--text-14)' },
} as const;

const linesStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: 1,
  borderColor: 'divider',
  '--card-size': { xs: '255px', sm: '160px', xl: '97px' },
  '--price-size': { xl: 'var(--text-14)' },
} as const;
