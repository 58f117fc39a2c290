/** The box of a product in a grid. */
export const cardStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  backgroundColor: 'background.paper',
} as const;

/** The line of a product in a dense list. */
export const rowStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 1.5,
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;
