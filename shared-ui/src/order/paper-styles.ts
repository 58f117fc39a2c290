/** White to the edge of the paper, also where the site is dark; each sheet on a page of its own. */
export const paperStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html, body': { colorScheme: 'light !important', backgroundColor: '#fff !important' },
  },
};

/** One sheet of several: the next begins a new page. */
export const sheetPage = {
  marginBlockEnd: 3,
  '@media print': { margin: 0, '&:not(:last-of-type)': { breakAfter: 'page' } },
};
