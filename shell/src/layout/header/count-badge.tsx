import { Box } from '@mawad/shared-ui/mui';
import type { ReactNode } from 'react';

const most = 99;

/** A small number at the corner of an icon; nothing at 0. The control around it says the number in words. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      {children}
      {count > 0 && (
        <Box component="span" aria-hidden sx={bubble}>
          {count > most ? `${most}+` : count}
        </Box>
      )}
    </Box>
  );
}

const bubble = {
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: -10,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: '5px',
  borderRadius: '10px',
  backgroundColor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: 'var(--text-12)',
  fontWeight: 500,
  lineHeight: 1,
} as const;
