import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { checkoutGrid } from './checkout-grid.ts';

export function CheckoutSkeleton() {
  return (
    <Box aria-busy sx={checkoutGrid}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {[230, 420, 150].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
}
