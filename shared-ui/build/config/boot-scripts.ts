import { join } from 'node:path';
import webpack from 'webpack';
import { minimizers } from './optimization.ts';
import { root } from './paths.ts';
import { rules } from './rules.ts';

const folder = join(root, 'shared-ui', 'platform', 'boot');

/** The inline scripts of a page, compiled and minified. */
export interface BootScripts {
  /** Runs in the head of every page. */
  head: string;
  /** Runs at the end of a server-rendered page. */
  rendered: string;
}

/**
 * Compiles the inline scripts from `shared-ui/platform/boot`. Rejects if a script does not compile or imports a
 * chunk.
 */
export async function compileBootScripts(): Promise<BootScripts> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { head: './head.ts', rendered: './rendered.ts' },
    output: { filename: '[name].js' },
    resolve: { extensions: ['.ts'] },
    module: { rules: rules('production') },
    optimization: { minimizer: minimizers },
  })!;
  // The page template embeds the text, so no file is written.
  compiler.hooks.shouldEmit.tap('BootScripts', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      const textOf = (name: string) => stats!.compilation.getAsset(`${name}.js`)!.source.source().toString();
      compiler.close(() => {
        if (problem) reject(problem);
        else resolve({ head: textOf('head'), rendered: textOf('rendered') });
      });
    });
  });
}
