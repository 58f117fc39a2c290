import type { Compilation, Compiler, Module } from 'webpack';
import type { SharedExports } from '../shared-exports.ts';

const manifestFile = 'mf-manifest.json';

/**
 * Adds `exports` to each of our own shared modules in the federation manifest: the names that the shell
 * provides or that a remote uses. Versions cannot tell the modules of a workspace apart.
 */
export class SharedExportsPlugin {
  readonly #exportsOf: (compilation: Compilation) => SharedExports;

  constructor(exportsOf: (compilation: Compilation) => SharedExports) {
    this.#exportsOf = exportsOf;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedExportsPlugin', (compilation) => {
      let exports: SharedExports = {};
      // Later, webpack concatenates modules, and their imports can no longer be distinguished.
      compilation.hooks.afterOptimizeChunks.tap('SharedExportsPlugin', () => {
        exports = this.#exportsOf(compilation);
      });
      // Federation emits its manifest in this stage.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'SharedExportsPlugin', stage }, () => {
        compilation.updateAsset(manifestFile, (source) => {
          const manifest = JSON.parse(source.source().toString()) as { shared: { name: string }[] };
          const shared = manifest.shared.map((each) => ({ ...each, exports: exports[each.name] }));
          return new sources.RawSource(JSON.stringify({ ...manifest, shared }, null, 2));
        });
      });
    });
  }
}

/**
 * Names that a remote uses of each of our shared modules, in all code that its container `entry` can load.
 */
export function usedExports(compilation: Compilation, entry: string): SharedExports {
  const { moduleGraph } = compilation;
  const used = new Map<string, Set<string>>();
  const dependencies = compilation.entries.get(entry)?.dependencies ?? [];
  const reached = new Set(dependencies.flatMap((dependency) => moduleGraph.getModule(dependency) ?? []));
  for (const module of reached) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (!connection.dependency || !connection.isTargetActive(undefined)) continue;
      const request = sharedRequest(connection.module);
      // A shared module's own imports are resolved by the app that provides the module.
      if (request === undefined) reached.add(connection.module);
      else if (request.startsWith('@mawad/')) {
        const names = used.get(request) ?? new Set();
        used.set(request, names);
        for (const reference of compilation.getDependencyReferencedExports(
          connection.dependency,
          undefined,
        )) {
          const [name] = Array.isArray(reference) ? reference : reference.name;
          if (name !== undefined) names.add(name);
        }
      }
    }
  }
  return Object.fromEntries([...used].map(([request, names]) => [request, [...names].sort()]));
}

/** Request under which a module comes from the share scope; undefined for other modules. */
function sharedRequest(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}
