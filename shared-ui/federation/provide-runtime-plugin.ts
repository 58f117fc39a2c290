import { createInstance } from '@module-federation/runtime';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { whenFetched } from '../src/loading/when-fetched.ts';
import { lookingUpOnce } from './patches/look-up-once.ts';
import { runtimeGlobal } from './runtime-global.ts';

/** What federation keeps of a shared module. */
interface Share {
  get(): unknown;
  shareConfig: { eager?: boolean };
}

/**
 * Lets every remote use this page's federation runtime, so that none brings its
 * own. Each reader gets an object of its own, because a remote keeps its state in it.
 * Federation remembers for ever that a shared module could not be fetched, so those that
 * are fetched later wait for the network instead of failing.
 */
export default function provideRuntimePlugin() {
  if (!(runtimeGlobal in globalThis)) {
    bundlerRuntime.installInitialConsumes = lookingUpOnce(bundlerRuntime.installInitialConsumes);
    Object.defineProperty(globalThis, runtimeGlobal, { get: freshRuntime });
  }
  return {
    name: 'provide-runtime',
    beforeRegisterShare<Registration extends { shared: Share }>(registration: Registration): Registration {
      const { shared } = registration;
      const { get } = shared;
      if (!shared.shareConfig.eager) shared.get = () => whenFetched(async () => get());
      return registration;
    },
  };
}

function freshRuntime() {
  return {
    ...federation,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
    // A remote's instance is its own; `init` would look for one made by this build and find the host's.
    runtime: { ...federation.runtime, init: createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
  };
}
