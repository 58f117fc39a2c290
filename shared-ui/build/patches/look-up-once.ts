import type { InstallInitialConsumesOptions } from '@module-federation/webpack-bundler-runtime/bundler';

/** Replaces `installInitialConsumes` at run time: see `provide-runtime-plugin.ts`. */
export const madeFor = { library: '@module-federation/webpack-bundler-runtime', version: '2.9.2' };

type Install = (options: InstallInitialConsumesOptions) => unknown;

/**
 * Federation looks up a shared module of the first chunk again for each module that imports it, about a
 * hundred times before a page is hydrated. This wrapper puts the module into webpack's module cache after the
 * first lookup.
 */
export function lookingUpOnce(install: Install): Install {
  return (options) => {
    const { initialConsumes, webpackRequire } = options;
    const result = install(options);
    for (const id of initialConsumes) {
      const lookUp = webpackRequire.m[id]!;
      webpackRequire.m[id] = (module) => {
        lookUp(module);
        webpackRequire.c[id] = module;
      };
    }
    return result;
  };
}
