/** Where files may be dropped; `data-drop` is what stands over it while some are held above it. */
export const dropStyle = {
  position: 'relative',
  padding: 2,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '8px',
  '&[data-active]': { borderColor: 'primary.main' },
  '&[data-active]::after': {
    content: 'attr(data-drop)',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'inherit',
    backgroundColor: 'background.paper',
    color: 'primary.main',
    fontWeight: 600,
    opacity: 0.94,
  },
} as const;
