import type { Compilation, Compiler, Module } from 'webpack';
import type { SharedExports } from '../shared-exports.ts';

const manifestFile = 'mf-manifest.json';

/**
 * Writes into the federation manifest, as `exports` of each of our own shared modules, the names
 * that the shell provides or that a remote uses: versions of a workspace do not tell them apart.
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
      // Afterwards modules are joined, and what they import of each other is no longer told apart.
      compilation.hooks.afterOptimizeChunks.tap('SharedExportsPlugin', () => {
        exports = this.#exportsOf(compilation);
      });
      // The stage in which federation emits its manifest; compression, which follows, is in it too.
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

/** The names that a remote takes from each shared module of ours, in all that its container `entry` can load. */
export function usedExports(compilation: Compilation, entry: string): SharedExports {
  const { moduleGraph } = compilation;
  const used = new Map<string, Set<string>>();
  const dependencies = compilation.entries.get(entry)?.dependencies ?? [];
  const reached = new Set(dependencies.flatMap((dependency) => moduleGraph.getModule(dependency) ?? []));
  for (const module of reached) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (!connection.dependency || !connection.isTargetActive(undefined)) continue;
      const request = sharedRequest(connection.module);
      // What a shared module itself imports is the business of whoever provides it.
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

/** The request under which a module comes from the share scope; undefined for all others. */
function sharedRequest(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}
