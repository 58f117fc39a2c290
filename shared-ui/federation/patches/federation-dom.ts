import { leftOut } from './left-out.ts';

export const madeFor = { library: '@module-federation/sdk', version: '2.9.2', files: ['dist/dom.js'] };

/** The tags by which federation fetches remotes: the shell's loader (`shell/src/remotes/loader.ts`) does it in its place. */
export {
  leftOut as createLink,
  leftOut as createScript,
  leftOut as isStaticResourcesEqual,
  leftOut as loadScript,
  leftOut as safeWrapper,
};
