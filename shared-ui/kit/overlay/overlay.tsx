import { Box, CircularProgress } from '@mawad/shared-ui/kit/mui.ts';

/** Covers the page with a spinner and a label while necessary work runs. */
export function Overlay({ label }: { label: string }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        backgroundColor: 'background.default',
        color: 'text.secondary',
      }}
    >
      <CircularProgress aria-hidden size={36} thickness={4} />
      {label}
    </Box>
  );
}
