import { leftOut } from './left-out.ts';

export const madeFor = {
  library: '@mui/material',
  version: '9.5.0',
  files: ['styles/stringifyTheme.mjs'],
};

/** Serializes a theme for styles generated at build time (Pigment), which Mawad does not use. */
export const stringifyTheme = leftOut;
