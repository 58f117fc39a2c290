/** A table on paper: the words at the start, figures at the end. */
export const sheetTable = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 0.75, paddingInline: 1, verticalAlign: 'top', textAlign: 'start' },
  '& th': { backgroundColor: '#F4F5F3', fontSize: 12, lineHeight: 1.4 },
  '& td': { borderBlockEnd: '1px solid #E6E8E5' },
  '& :is(th, td):not(:first-of-type)': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
} as const;
