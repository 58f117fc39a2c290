import { createInstance } from '@module-federation/runtime';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { whenFetched } from '../platform/loading/when-fetched.ts';
import { lookingUpOnce } from './patches/look-up-once.ts';
import { runtimeGlobal } from './runtime-global.ts';

/** Federation's record of a shared module. */
interface Share {
  get(): unknown;
  shareConfig: { eager?: boolean };
}

/**
 * Lets every remote use this page's federation runtime, so that no remote bundles one. Each read returns a
 * new object, because a remote stores its state in the object. Federation never retries a shared module that
 * failed to load, so modules loaded on demand wait for the network instead of failing.
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
    // Creates an instance per remote; `init` would look for an instance of this build and find the host's.
    runtime: { ...federation.runtime, init: createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
  };
}
