import type { ReactNode } from 'react';
import { Box, Typography } from '@mawad/shared-ui/mui';

interface PageHeaderProps {
  title: string;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** The one main action. */
  action?: ReactNode;
}

/** The title of a page with its one main action. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        columnGap: 3,
        rowGap: 1.5,
        paddingBlock: { xs: 2, md: 3 },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minInlineSize: 0 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: 24, md: 32 } }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography color="textSecondary" sx={{ marginBlockStart: 0.5, maxInlineSize: '43em' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
