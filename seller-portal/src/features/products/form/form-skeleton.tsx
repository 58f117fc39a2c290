import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';

/** Placeholder while the form loads. */
export function FormSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 2, maxInlineSize: 960 }}>
      <Skeleton variant="rounded" height={260} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={220} />
    </Box>
  );
}
