import type { ReactNode } from 'react';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** A wide main column with a narrow side column; stacked on small screens. */
export function PortalColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>{children}</Box>
      <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>{side}</Box>
    </Box>
  );
}
