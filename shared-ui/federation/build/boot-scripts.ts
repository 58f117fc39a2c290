import { join } from 'node:path';
import webpack from 'webpack';
import { minimizers } from './optimization.ts';
import { root } from './paths.ts';
import { rules } from './rules.ts';

const folder = join(root, 'shared-ui', 'src', 'boot');

/** The inline scripts of a page, compiled and minified. */
export interface BootScripts {
  /** Of every page, in its head. */
  head: string;
  /** Of a page that the server rendered, at its end. */
  rendered: string;
}

/** Compiles the inline scripts from `shared-ui/src/boot`. Rejects when one does not compile or imports a chunk. */
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
  // The page holds their text: no file is written.
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
