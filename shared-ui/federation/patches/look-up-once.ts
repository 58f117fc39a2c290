import type { InstallInitialConsumesOptions } from '@module-federation/webpack-bundler-runtime/bundler';

/** It replaces `installInitialConsumes` while the page runs: see `provide-runtime-plugin.ts`. */
export const madeFor = { library: '@module-federation/webpack-bundler-runtime', version: '2.9.2' };

type Install = (options: InstallInitialConsumesOptions) => unknown;

/**
 * Federation looks a shared module of the first chunk up again for each module that imports it, about
 * a hundred times before a page is hydrated. With this it stays in webpack's module cache, once found.
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
