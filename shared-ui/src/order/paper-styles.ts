/** White to the edge of the paper, also where the site is dark; each sheet on a page of its own. */
export const paperStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html, body': { colorScheme: 'light !important', backgroundColor: '#fff !important' },
  },
};
