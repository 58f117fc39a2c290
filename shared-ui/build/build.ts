// Builds the front end in the current folder for production; prints errors and exits 1 if the build fails. `--config` names
// another file than webpack.config.ts, `--no-devtool` omits source maps. Uses webpack's own interface: its command line would
// load 140 packages more.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Configuration } from 'webpack';

type Config = Configuration | Configuration[];
type Factory = (environment: Record<string, unknown>, options: { mode: 'production' }) => Config;

const { values: options } = parseArgs({
  options: {
    config: { type: 'string', default: 'webpack.config.ts' },
    'no-devtool': { type: 'boolean', default: false },
  },
});
const { default: config } = (await import(resolve(options.config))) as { default: Config | Factory };
const configurations = [typeof config === 'function' ? config({}, { mode: 'production' }) : config].flat();
if (options['no-devtool']) for (const configuration of configurations) configuration.devtool = false;

const compiler = webpack(configurations, (error, stats) => {
  if (error || stats!.hasErrors()) {
    console.error(error ?? stats!.toString({ preset: 'errors-only' }));
    process.exitCode = 1;
  }
  // Writes the cache.
  compiler!.close(() => undefined);
});
