import { type ReactNode, useId } from 'react';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

interface UserPanelProps {
  title: string;
  /** Shown at the end of the title line. */
  aside?: ReactNode;
  children: ReactNode;
}

export function UserPanel({ title, aside, children }: UserPanelProps) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: 2,
          marginBlockEnd: 1,
        }}
      >
        <Typography id={id} variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Panel>
  );
}

/** Styles of a list with divider lines. */
export const lines = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: 'var(--text-14)',
  '& > li': { paddingBlock: 1.5, overflowWrap: 'anywhere' },
  '& > li + li': { borderBlockStart: 1, borderColor: 'divider' },
} as const;

/** Style of secondary text. */
export const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;
