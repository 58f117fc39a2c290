/** Tile of the picture grid. */
export const tileStyle = {
  position: 'relative',
  listStyle: 'none',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  backgroundColor: 'background.paper',
  '&[data-lifted]': { borderColor: 'primary.main', boxShadow: 3 },
} as const;

/** Badge of the main picture. */
export const badgeStyle = {
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  pointerEvents: 'none',
  paddingInline: 1,
  borderRadius: '6px',
  fontSize: 'var(--text-12)',
  fontWeight: 500,
  lineHeight: 1.7,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
} as const;

/** Visible to screen readers only. */
export const readOutOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
