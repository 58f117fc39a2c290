import { leftOut } from './left-out.ts';

export const madeFor = { library: '@module-federation/sdk', version: '2.9.2', files: ['dist/dom.js'] };

/**
 * Script and link tags by which federation fetches remotes. The shell's loader
 * (`shell/src/remotes/loader.ts`) fetches them instead.
 */
export {
  leftOut as createLink,
  leftOut as createScript,
  leftOut as isStaticResourcesEqual,
  leftOut as loadScript,
  leftOut as safeWrapper,
};
