import { PlainContainer } from '@mawad/shared-ui/components/plain-container';
import { Box, Skeleton } from '@mawad/shared-ui/mui';

/** The product page's shape before its data. */
export function ProductSkeleton() {
  return (
    <PlainContainer aria-busy>
      <Box sx={{ paddingBlock: { xs: 2, md: 3 } }}>
        <Skeleton width="40%" />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '5fr 6fr', md: '1fr 1fr' },
            columnGap: { sm: 3, md: 5, lg: 7 },
            rowGap: 3,
            marginBlockStart: 2,
          }}
        >
          <Skeleton variant="rounded" sx={{ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' }} />
          <div>
            <Skeleton height={44} />
            <Skeleton width="60%" height={28} />
            <Skeleton width="50%" height={56} sx={{ marginBlockStart: 3 }} />
            <Skeleton variant="rounded" height={48} sx={{ marginBlockStart: 3 }} />
          </div>
        </Box>
      </Box>
    </PlainContainer>
  );
}
