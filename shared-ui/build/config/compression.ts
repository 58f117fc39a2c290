import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const compressed = { test: /\.(?:js|css|json|html|svg|txt|webmanifest)$/, threshold: 512 };

/**
 * Plugins that write `.br` and `.gz` beside every text file of a build, for servers that serve precompressed
 * files.
 */
export function compressionPlugins() {
  return [
    new CompressionPlugin<{ params: Record<number, number> }>({
      ...compressed,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    }),
    new CompressionPlugin({ ...compressed, filename: '[path][base].gz', compressionOptions: { level: 9 } }),
  ];
}
