const mui = { library: '@mui/material', version: '9.5.0' };

/** MUI creates the default theme for all components, and a second time in `Box`. */
export const madeFor = [
  { ...mui, files: ['styles/defaultTheme.mjs'] },
  { ...mui, files: ['styles/index.mjs'], importedBy: 'Box/Box.mjs' },
];

/**
 * Replaces the theme that MUI's components use outside of a theme provider, because all of Mawad's components
 * are inside one. Creating MUI's theme twice takes a tenth of a phone's script evaluation at start.
 */
const emptyTheme = {};

export const createTheme = () => emptyTheme;
export default emptyTheme;
