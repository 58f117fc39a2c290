/** Style of a drop zone; `data-drop` holds the text shown while files are dragged over it. */
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
