const mui = { library: '@mui/material', version: '9.5.0' };

/** Where MUI makes it: for all components, and in `Box` once more. */
export const madeFor = [
  { ...mui, files: ['styles/defaultTheme.mjs'] },
  { ...mui, files: ['styles/index.mjs'], importedBy: 'Box/Box.mjs' },
];

/**
 * Stands for the theme that MUI's components fall back on outside of a theme provider: Mawad's are
 * always inside one. Making MUI's twice would take a phone a tenth of what it evaluates at the start.
 */
const none = {};

export const createTheme = () => none;
export default none;
