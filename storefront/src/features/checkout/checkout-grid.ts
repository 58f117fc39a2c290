/** Form beside the summary; stacked on small screens. */
export const checkoutGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
} as const;
