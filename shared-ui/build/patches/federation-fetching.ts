import { leftOut } from './left-out.ts';

export const madeFor = {
  library: '@module-federation/runtime-core',
  version: '2.9.2',
  files: ['dist/utils/load.js', 'dist/utils/preload.js'],
};

/**
 * Functions by which federation fetches remotes. The shell's loader (`shell/src/remotes/loader.ts`) fetches
 * them instead.
 */
export {
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as getRemoteEntry,
  leftOut as getRemoteEntryUniqueKey,
  leftOut as getRemoteInfo,
  leftOut as isEsmRemoteType,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
};
