import { leftOut } from './left-out.ts';

export const madeFor = {
  library: '@mui/material',
  version: '9.5.0',
  files: ['styles/stringifyTheme.mjs'],
};

/** Writes a theme into a file for styles that are made at build time (Pigment), which Mawad does not use. */
export const stringifyTheme = leftOut;
