import type { ReactNode } from 'react';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

interface PortalColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** Top of the side column that comes before the main column on small screens. */
  lead?: ReactNode;
}

/** A wide main column with a narrow side column; stacked on small screens. */
export function PortalColumns({ children, side, lead }: PortalColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' },
        gridTemplateRows: { xl: lead ? 'auto 1fr' : 'auto' },
      }}
    >
      {lead && <Box sx={{ ...columnStyle, gridColumn: { xl: 2 }, gridRow: { xl: 1 } }}>{lead}</Box>}
      <Box sx={{ ...columnStyle, gridColumn: { xl: 1 }, gridRow: { xl: lead ? '1 / 3' : 1 } }}>
        {children}
      </Box>
      <Box sx={{ ...columnStyle, gridColumn: { xl: 2 } }}>{side}</Box>
    </Box>
  );
}

const columnStyle = { display: 'grid', gap: 2, minInlineSize: 0 } as const;
