import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { runtimeGlobal } from './runtime-global.ts';

/**
 * Lets every remote use this page's federation runtime, so that none brings its
 * own. Each reader gets an object of its own, because a remote keeps its state in it.
 */
export default function provideRuntimePlugin() {
  if (!(runtimeGlobal in globalThis)) Object.defineProperty(globalThis, runtimeGlobal, { get: freshRuntime });
  return { name: 'provide-runtime' };
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
