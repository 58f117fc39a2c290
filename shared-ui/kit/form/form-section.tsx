import { useId, type ReactNode } from 'react';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

interface FormSectionProps {
  title: string;
  /** Number of columns on wide screens; 2 by default. */
  columns?: 1 | 2;
  children: ReactNode;
}

export function FormSection({ title, columns = 2, children }: FormSectionProps) {
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
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Panel>
  );
}
