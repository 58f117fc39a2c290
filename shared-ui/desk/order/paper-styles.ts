/** Prints white to the edge in every colour scheme, and each sheet on a separate page. */
export const paperStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html, body': { colorScheme: 'light !important', backgroundColor: '#fff !important' },
  },
};

/** One of several sheets: the next one starts a new page. */
export const sheetPage = {
  marginBlockEnd: 3,
  '@media print': { margin: 0, '&:not(:last-of-type)': { breakAfter: 'page' } },
};
