// Builds the front end in the current folder for production with its webpack.config.ts; prints errors and exits 1 if the
// build fails. `--no-devtool` omits source maps. Uses webpack's own interface: its command line would load 140 packages more.
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

type Config = (environment: Record<string, unknown>, options: { mode: 'production' }) => Configuration[];

const { default: config } = (await import(join(process.cwd(), 'webpack.config.ts'))) as { default: Config };
const configurations = config({}, { mode: 'production' });
if (process.argv.includes('--no-devtool'))
  for (const configuration of configurations) configuration.devtool = false;

const compiler = webpack(configurations, (error, stats) => {
  if (error || stats!.hasErrors()) {
    console.error(error ?? stats!.toString({ preset: 'errors-only' }));
    process.exitCode = 1;
  }
  // Writes the cache.
  compiler!.close(() => undefined);
});
