/** Messages with elements inside; shared at run time as a module of its own that loads on demand. */
export { Trans } from 'react-i18next';
