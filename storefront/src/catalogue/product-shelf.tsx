import { useId } from 'react';
import { AppLink } from '@mawad/shared-ui/components/link';
import { WhenNear } from '@mawad/shared-ui/components/hydration/when-near';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { tapArea } from '@mawad/shared-ui/tap-area';
import type { ProductCard } from '@mawad/supabase/queries/catalogue';
import { ProductTile } from './product-tile.tsx';

interface ProductShelfProps {
  title: string;
  products: ProductCard[];
  /** Where all of them are. */
  more?: { label: string; to: string };
}

/** Widths of a tile on a shelf: six or four across, or swiped; on phones a little less, for the file of 320. */
const shelfSizes = '(min-width: 1200px) 198px, (min-width: 768px) 24vw, min(44vw, 232px)';

/** A few products: swiped on narrow screens, in rows on wide ones. */
export function ProductShelf({ title, products, more }: ProductShelfProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ marginBlockStart: { xs: 5, md: 7 }, displayPrint: 'none' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 2,
          marginBlockEnd: 2,
        }}
      >
        <Typography
          id={headingId}
          variant="h2"
          sx={{ fontSize: { xs: 'var(--text-20)', md: 'var(--text-24)' } }}
        >
          {title}
        </Typography>
        {more && (
          <AppLink to={more.to} sx={tapArea}>
            {more.label}
          </AppLink>
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 2,
          gridAutoFlow: { xs: 'column', md: 'row' },
          // The next tile looks in: there is more to swipe.
          gridAutoColumns: { xs: 'min(50vw, 232px)', md: 'auto' },
          gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' },
          overflowX: { xs: 'auto', md: 'visible' },
          scrollSnapType: { xs: 'inline proximity', md: 'none' },
          paddingBlockEnd: { xs: 1, md: 0 },
          '--price-size': 'var(--text-16)',
          '& > li': { scrollSnapAlign: 'start', minInlineSize: 0 },
          // One full row where six stand across, two where four do.
          '& > li:nth-of-type(n + 7)': { display: { xl: 'none' } },
        }}
      >
        {products.map((product) => (
          <WhenNear key={product.id} component="li" servedSize="420px" atOnce>
            <ProductTile product={product} sizes={shelfSizes} />
          </WhenNear>
        ))}
      </Box>
    </Box>
  );
}
