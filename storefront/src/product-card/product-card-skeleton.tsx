import { Box, Skeleton } from '@mawad/shared-ui/mui';
import { cardStyle, rowStyle } from './product-card-style.ts';

/** The shape of a product card while it is on its way. */
export function ProductCardSkeleton({ view = 'grid' }: { view?: 'grid' | 'list' }) {
  return view === 'list' ? <RowSkeleton /> : <TileSkeleton />;
}

function TileSkeleton() {
  return (
    <Box aria-hidden sx={{ ...cardStyle, blockSize: '100%' }}>
      <Skeleton
        variant="rectangular"
        sx={{
          inlineSize: '100%',
          blockSize: 'auto',
          aspectRatio: '1',
          borderRadius: 0,
          backgroundColor: 'surface.sunken',
        }}
      />
      <Box sx={{ padding: 1.5, display: 'grid', gap: 1 }}>
        <Skeleton variant="rectangular" width="90%" height={16} />
        <Skeleton variant="rectangular" width="60%" height={16} />
        <Skeleton variant="rectangular" width="45%" height={12} />
        <Skeleton variant="rectangular" width="55%" height={20} sx={{ marginBlockStart: 1 }} />
        <Skeleton
          variant="rectangular"
          width="100%"
          height={44}
          sx={{ marginBlockStart: 1, borderRadius: '8px' }}
        />
      </Box>
    </Box>
  );
}

function RowSkeleton() {
  return (
    <Box aria-hidden sx={rowStyle}>
      <Skeleton variant="rectangular" width={72} height={72} sx={{ borderRadius: '6px', flexShrink: 0 }} />
      <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
        <Skeleton variant="rectangular" width="60%" height={16} />
        <Skeleton variant="rectangular" width="35%" height={12} />
      </Box>
      <Skeleton variant="rectangular" width={120} height={20} />
    </Box>
  );
}
