/**
 * Stands for the theme that MUI's components fall back on outside of a theme provider: Mawad's are
 * always inside one. Making MUI's twice would take a phone a tenth of what it evaluates at the start.
 */
const none = {};

export const createTheme = () => none;
export default none;
