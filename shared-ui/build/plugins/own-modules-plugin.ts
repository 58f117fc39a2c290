import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { ownSharedFiles } from '../shared-modules.ts';

/**
 * Federation matches request strings, not files: a relative import of a shared module would silently bundle a
 * second copy of it. This plugin rewrites such imports to the shared request.
 */
export class OwnModulesPlugin {
  apply(compiler: Compiler): void {
    const files = ownSharedFiles();
    compiler.hooks.normalModuleFactory.tap('OwnModulesPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('OwnModulesPlugin', (data) => {
        if (!data.request.startsWith('.')) return;
        const shared = files.get(join(data.context, data.request));
        if (shared) data.request = shared;
      });
    });
  }
}
