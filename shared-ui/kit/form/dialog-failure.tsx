import type { ReactNode } from 'react';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';

interface DialogFailureProps {
  title?: string;
  children: ReactNode;
}

/** Failure in a dialog: placed between content and buttons, where it is visible wherever the content is scrolled. */
export function DialogFailure({ title, children }: DialogFailureProps) {
  return (
    <Alert severity="error" role="alert" sx={{ marginInline: 3, flexShrink: 0, overflowWrap: 'anywhere' }}>
      {title && <strong>{title}</strong>}
      <Box>{children}</Box>
    </Alert>
  );
}
