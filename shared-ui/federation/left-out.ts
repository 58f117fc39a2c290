/** Stands for a part of a library that Mawad never calls; see `leftOut` in webpack.ts. */
function leftOut(): never {
  throw new Error('This part of a library is left out of the build: see shared-ui/federation/webpack.ts');
}

export {
  leftOut as default,
  leftOut as createLink,
  leftOut as createScript,
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as getRemoteEntry,
  leftOut as getRemoteEntryUniqueKey,
  leftOut as getRemoteInfo,
  leftOut as isEsmRemoteType,
  leftOut as isStaticResourcesEqual,
  leftOut as loadScript,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
  leftOut as safeWrapper,
  leftOut as stringifyTheme,
};
