import {
  bundlerRuntime,
  type InstallInitialConsumesOptions,
} from '@module-federation/webpack-bundler-runtime/bundler';
import { lookingUpOnce } from './look-up-once.ts';

type Install = (options: InstallInitialConsumesOptions) => unknown;

const id = 42;

it('looks up a shared module once, however many modules import it', () => {
  const { require, lookUps } = page(lookingUpOnce(bundlerRuntime!.installInitialConsumes));
  expect([require(id), require(id), require(id)]).toEqual(['react', 'react', 'react']);
  expect(lookUps()).toBe(1);
});

it('looks up a module again after a failure', () => {
  const { require, lookUps, provide } = page(lookingUpOnce(bundlerRuntime!.installInitialConsumes));
  provide(false);
  import.meta.jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => require(id)).toThrow('not there yet');
  provide(true);
  expect(require(id)).toBe('react');
  expect(lookUps()).toBe(2);
});

/** Webpack's `require` with one shared module, installed by federation itself. */
function page(install: Install) {
  let isThere = true;
  let lookUps = 0;
  const loadShareSync = () => {
    lookUps += 1;
    if (!isThere) throw new Error('not there yet');
    return () => 'react';
  };
  const cache: Record<string, { exports?: unknown }> = {};
  const modules: Record<string, (module: { exports?: unknown }) => void> = {};
  function require(wanted: number): unknown {
    const cached = cache[wanted];
    if (cached) return cached.exports;
    const module: { exports?: unknown } = (cache[wanted] = {});
    modules[wanted]!(module);
    return module.exports;
  }
  const webpackRequire = Object.assign(require, {
    c: cache,
    m: modules,
    federation: { instance: { options: { name: 'page' }, loadShareSync } },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { [id]: { shareKey: 'react', shareInfo: {} } },
      initialConsumes: [id],
    },
  });
  install({
    webpackRequire,
    installedModules: {},
    initialConsumes: [id],
    moduleToHandlerMapping: { [id]: { shareKey: 'react', shareInfo: {}, getter: () => Promise.resolve() } },
  } as unknown as InstallInitialConsumesOptions);
  return {
    require,
    lookUps: () => lookUps,
    provide: (there: boolean) => void (isThere = there),
  };
}
