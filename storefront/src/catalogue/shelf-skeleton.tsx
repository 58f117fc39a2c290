import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { Box } from '@mawad/shared-ui/mui';

/** The shape of a shelf before its products. */
export function ShelfSkeleton() {
  return (
    <Box
      aria-busy
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        marginBlockStart: 7,
      }}
    >
      {[0, 1, 2, 3].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </Box>
  );
}
