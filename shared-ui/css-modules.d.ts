/**
 * Names are classes; the default export is the style element. The build fails for a name that the file does
 * not contain.
 */
declare module '*.module.css';
