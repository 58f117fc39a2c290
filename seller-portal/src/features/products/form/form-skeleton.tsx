import { Box, Skeleton } from '@mawad/shared-ui/mui';

/** The shape of a form that is on its way. */
export function FormSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 2, maxInlineSize: 960 }}>
      <Skeleton variant="rounded" height={260} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={220} />
    </Box>
  );
}
