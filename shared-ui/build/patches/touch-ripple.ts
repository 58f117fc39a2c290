import { leftOut } from './left-out.ts';

export const madeFor = {
  library: '@mui/material',
  version: '9.5.0',
  files: ['ButtonBase/TouchRipple.mjs'],
};

/** The theme turns the ripple off, but MUI's buttons import it anyway. */
export default leftOut;
