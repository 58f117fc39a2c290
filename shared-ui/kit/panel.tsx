import { Box, styled } from '@mawad/shared-ui/kit/mui.ts';

/** A bordered part of a page with its own background. */
export const Panel = styled(Box)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '@media print': { breakInside: 'avoid' },
})) as typeof Box;
