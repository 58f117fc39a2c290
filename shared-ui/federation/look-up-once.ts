import type { InstallInitialConsumesOptions } from '@module-federation/webpack-bundler-runtime/bundler';

type Install = (options: InstallInitialConsumesOptions) => unknown;

/**
 * Federation looks a shared module of the first chunk up anew for everything that imports it,
 * a hundred times before a page is alive. Found once, it stays in webpack's own cache from here on.
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
