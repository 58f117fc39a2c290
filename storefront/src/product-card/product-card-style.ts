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

/** From this width the dense list is a table in columns; below it each line wraps. */
const columns = 'xl';

/** Columns of a dense list: picture, name, the compared attributes, price, actions. */
export function denseColumns(attributes: number) {
  const compared = attributes > 0 ? `minmax(0, ${attributes * 0.42}fr) ` : '';
  return {
    flexWrap: 'wrap',
    columnGap: { xs: 2, [columns]: 1.5 },
    rowGap: 1,
    paddingBlock: { xs: 1.5, [columns]: 1 },
    display: { xs: 'flex', [columns]: 'grid' },
    gridTemplateColumns: { [columns]: `64px minmax(0, 1fr) ${compared}148px 132px` },
  } as const;
}

/** The attributes of a line, each under its heading in columns. */
export const attributesStyle = {
  flex: '2 1 260px',
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(96px, 1fr))',
    [columns]: 'none',
  },
  gridAutoFlow: { [columns]: 'column' },
  gridAutoColumns: { [columns]: 'minmax(0, 1fr)' },
  gap: 1,
  margin: 0,
  fontSize: 13,
} as const;

/** Headings stand once above the columns; each line still says them aloud. */
export const spokenInColumns = {
  position: { [columns]: 'absolute' },
  inlineSize: { [columns]: '1px' },
  blockSize: { [columns]: '1px' },
  overflow: { [columns]: 'hidden' },
  clipPath: { [columns]: 'inset(50%)' },
} as const;

/** A button that is its icon where columns leave no room for words; its name stays. */
export const iconInColumns = {
  minInlineSize: { [columns]: 44 },
  inlineSize: { [columns]: 44 },
  paddingInline: { [columns]: 0 },
  fontSize: { [columns]: 0 },
  '& .MuiButton-startIcon': { margin: { [columns]: 0 } },
} as const;
