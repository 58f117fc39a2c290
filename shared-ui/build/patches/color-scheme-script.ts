import { leftOut } from './left-out.ts';

export const madeFor = {
  library: '@mui/system',
  version: '9.5.0',
  files: ['InitColorSchemeScript/InitColorSchemeScript.mjs'],
};

// Names that MUI's theme provider imports.
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

/** Pages set the colour scheme with `boot/apply-color-scheme.ts` instead. */
export const buildInitColorSchemeScript = leftOut;
export default leftOut;
