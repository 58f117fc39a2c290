import { join } from 'node:path';
import { checkLibrary } from './library-version.ts';

const main = 'dist/production/index.mjs';
const dom = 'dist/production/dom-export.mjs';

/**
 * Aliases for webpack. The `exports` of React Router's package name only the development build, whose
 * warnings weigh 2 KB; these aliases name the production build beside it.
 */
export function productionRouter(): Record<string, string> {
  const folder = checkLibrary('production-router', {
    library: 'react-router',
    version: '7.18.5',
    files: [main, dom],
  });
  return { 'react-router$': join(folder, main), 'react-router/dom$': join(folder, dom) };
}
