import { leftOut } from './left-out.ts';

export const madeFor = {
  library: '@mui/system',
  version: '9.5.0',
  files: ['InitColorSchemeScript/InitColorSchemeScript.mjs'],
};

// MUI's theme provider reads these names.
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

/** Our pages set their colour scheme with a script of their own: `boot/apply-color-scheme.ts`. */
export const buildInitColorSchemeScript = leftOut;
export default leftOut;
