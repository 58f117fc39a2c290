import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';

const compressible = /\.(?:js|css|json|html|svg|txt|webmanifest)$/;
const hashed = /\.[0-9a-f]{8,}\./;
const smallestWorthIt = 512;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `.br` and `.gz` beside every text asset; skips hashed files that already have them. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async () => {
        await Promise.all(compilation.getAssets().map(({ name }) => compress(compilation, name)));
      });
    });
  }
}

async function compress(compilation: Compilation, name: string): Promise<void> {
  if (!compressible.test(name)) return;
  const written = join(compilation.outputOptions.path!, `${name}.br`);
  if (hashed.test(name) && existsSync(written)) return;
  const source = compilation.getAsset(name)!.source.buffer();
  if (source.length < smallestWorthIt) return;
  const { RawSource } = compilation.compiler.webpack.sources;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  compilation.emitAsset(`${name}.br`, new RawSource(await brotli(source, { params })));
  compilation.emitAsset(`${name}.gz`, new RawSource(await deflate(source, { level: 9 })));
}
