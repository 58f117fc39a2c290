import { useId, type ReactNode } from 'react';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Typography } from '@mawad/shared-ui/mui';

/** A titled part of a form; fields stand two by two where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Panel>
  );
}
