import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { OwnModulesPlugin } from './own-modules-plugin.ts';
import { PagePlugin } from './page-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { RetentionPlugin } from './retention-plugin.ts';
import { runtimeGlobal } from './runtime-global.ts';
import { providedExports } from './shared-exports.ts';
import { SharedExportsPlugin, usedExports } from './shared-exports-plugin.ts';
import { ownSharedFiles, sharedModules } from './shared-modules.ts';

type Mode = 'production' | 'development';

const root = join(import.meta.dirname, '..', '..');
const require = createRequire(import.meta.url);

/** The shell's loader fetches remotes by the container protocol, so the runtime's own fetching stays out. */
const optimization = { target: 'web', disableSnapshot: true, disableRemote: true } as const;

/** Where a package is built: its `dist`, or a folder of its name under MAWAD_BUILD_DIR. */
function distOf(dir: string): string {
  const elsewhere = process.env.MAWAD_BUILD_DIR;
  return elsewhere ? join(elsewhere, basename(dir)) : join(dir, 'dist');
}

/** The shell: the host in the browser, the same tree once more for its server, and the service worker. */
export function shellConfigs(dir: string, mode: Mode): Configuration[] {
  return [shellClient(dir, mode), shellServer(dir, mode), serviceWorker(dir, mode)];
}

interface RemoteParts {
  /** Builds the worker that `@mawad/shared-ui/spreadsheet/read-spreadsheet` starts. */
  spreadsheets?: boolean;
  /** Builds the worker that `@mawad/shared-ui/pictures/encode-picture` starts. */
  pictures?: boolean;
}

/** A remote: its federated and stand-alone build, and the half that the shell's server renders. */
export function remoteConfigs(dir: string, mode: Mode, parts: RemoteParts = {}): Configuration[] {
  const workers = workerNames.filter((name) => parts[name]);
  return [
    remoteClient(dir, mode),
    standaloneRuntime(dir, mode),
    ...workers.map((name) => pageWorker(dir, mode, name)),
    remoteServer(dir, mode),
  ];
}

/** Federation name of a package folder: a valid global variable. */
export function federationName(id: string): string {
  return id.replaceAll('-', '_');
}

function shellClient(dir: string, mode: Mode): Configuration {
  const common = client(dir, mode);
  return {
    ...common,
    optimization: { ...common.optimization, splitChunks: { cacheGroups: { libraries } } },
    entry: { main: './src/main.tsx' },
    output: { ...clientOutput(dir, mode), path: join(distOf(dir), 'client'), publicPath: '/' },
    plugins: [
      ...leaveOut(),
      new OwnModulesPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: shared({ host: true }),
        runtimePlugins: [join(import.meta.dirname, 'provide-runtime-plugin.ts')],
        experiments: { optimization },
      }),
      new SharedExportsPlugin(providedExports),
      new webpack.DefinePlugin({ SHARED_EXPORTS: JSON.stringify(providedExports()) }),
      new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new PagePlugin('main', { installable: true }),
      ...outputPlugins(dir, mode, 'client', [workerFile]),
    ],
  };
}

/** A file of their own, with our lists of what is shared of them: a browser keeps it when only our code has changed. */
const libraries = {
  test: /[\\/]node_modules[\\/]|shared-ui[\\/]src[\\/](?:mui|mui-button|router|query)\.tsx?$/,
  name: 'libraries',
  chunks: 'initial',
  enforce: true,
} as const;

function shellServer(dir: string, mode: Mode): Configuration {
  return {
    ...server(dir, mode),
    name: 'server',
    entry: { render: './server/render.tsx' },
    output: { path: join(distOf(dir), 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  };
}

const workerFile = 'service-worker.js';

/** One script of a fixed name beside the shell's page, so that it may answer for every page. */
function serviceWorker(dir: string, mode: Mode): Configuration {
  return {
    ...base(dir, mode, 'worker'),
    name: 'worker',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { worker: './src/offline/worker.ts' },
    output: { path: join(distOf(dir), 'client'), filename: workerFile },
    plugins: [new PrecompressPlugin()],
  };
}

function remoteClient(dir: string, mode: Mode): Configuration {
  const id = basename(dir);
  return {
    ...client(dir, mode),
    entry: { standalone: './src/dev.tsx' },
    output: { ...clientOutput(dir, mode), path: distOf(dir), publicPath: 'auto' },
    externals: [runtimeOfPage],
    plugins: [
      ...leaveOut(),
      new OwnModulesPlugin(),
      new ModuleFederationPlugin({
        name: federationName(id),
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: shared({ host: false }),
        experiments: { optimization },
      }),
      new SharedExportsPlugin((compilation) => usedExports(compilation, federationName(id))),
      ...(existsSync(join(dir, 'public'))
        ? [new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] })]
        : []),
      new PagePlugin('standalone', { scriptsBefore: [`/runtime/${runtimeFile()}`] }),
      new webpack.DefinePlugin({
        SPREADSHEET_WORKER: JSON.stringify(`workers/${workerFileOf('spreadsheets')}`),
        PICTURE_WORKER: JSON.stringify(`workers/${workerFileOf('pictures')}`),
      }),
      ...outputPlugins(dir, mode, 'client', ['server', 'runtime', 'workers']),
    ],
  };
}

/**
 * Parts of libraries that these import but never run here: the ripple that the theme turns off, what
 * MUI's build-time styles and Emotion's `withTheme` need, and federation's own fetching of remotes.
 */
const leftOut = {
  '@mui/material': /^\.\/(?:TouchRipple|stringifyTheme)\.mjs$/,
  '@emotion/react': /^hoist-non-react-statics$/,
  '@module-federation': /^\.{1,2}\/(?:utils\/)?(?:dom|load|preload)\.js$/,
};

function leaveOut(): webpack.WebpackPluginInstance[] {
  const stub = join(import.meta.dirname, 'left-out.ts');
  const forwardProp = join(import.meta.dirname, 'forward-prop.ts');
  const noTheme = join(import.meta.dirname, 'no-default-theme.ts');
  return [
    ...Object.entries(leftOut).map(
      ([library, part]) =>
        new webpack.NormalModuleReplacementPlugin(part, (data) => {
          if (data.context.replaceAll('\\', '/').includes(`/node_modules/${library}/`)) data.request = stub;
        }),
    ),
    new webpack.NormalModuleReplacementPlugin(/^@emotion\/is-prop-valid$/, forwardProp),
    new webpack.NormalModuleReplacementPlugin(/\/defaultTheme\.mjs$/, noTheme),
    new webpack.NormalModuleReplacementPlugin(/^\.\.\/styles\/index\.mjs$/, (data) => {
      if (/[\\/]material[\\/]Box$/.test(data.context)) data.request = noTheme;
    }),
  ];
}

/** The federation runtime is the page's: the shell's, or the one that a stand-alone page loads first. */
function runtimeOfPage({ request = '' }: { request?: string }): Promise<string | undefined> {
  const isRuntime = /webpack-bundler-runtime[\\/]/.test(request);
  return Promise.resolve(isRuntime ? `global ${runtimeGlobal}` : undefined);
}

/** In the shell a remote uses the shell's federation runtime; on its own this provides one. */
function standaloneRuntime(dir: string, mode: Mode): Configuration {
  return {
    ...base(dir, mode, 'runtime'),
    name: 'runtime',
    target: ['web', 'es2022'],
    entry: { runtime: join(import.meta.dirname, 'standalone-runtime.ts') },
    output: { path: join(distOf(dir), 'runtime'), filename: runtimeFile() },
    plugins: [new PrecompressPlugin()],
  };
}

function runtimeFile(): string {
  const { dependencies } = require('../package.json') as { dependencies: Record<string, string> };
  return `runtime.${dependencies['@module-federation/enhanced']}.js`;
}

const workerNames = ['spreadsheets', 'pictures'] as const;
type WorkerName = (typeof workerNames)[number];
const workerFolders: Record<WorkerName, string> = {
  spreadsheets: join(root, 'shared-ui/src/spreadsheet'),
  pictures: join(root, 'shared-ui/src/pictures'),
};

/** A script that may fetch parts of its own; who starts the worker tells it where these lie. */
function pageWorker(dir: string, mode: Mode, name: WorkerName): Configuration {
  const { chunkFilename } = clientOutput(dir, mode) ?? {};
  return {
    ...base(dir, mode, name),
    name,
    target: ['webworker', 'es2022'],
    entry: { worker: join(workerFolders[name], 'worker.ts') },
    output: {
      path: join(distOf(dir), 'workers'),
      publicPath: '',
      filename: workerFileOf(name),
      chunkFilename,
      uniqueName: `${federationName(basename(dir))}_${name}`,
    },
    plugins: [new PrecompressPlugin()],
  };
}

/** Named after all it is made of, because the client's build must know the name before the worker is built. */
function workerFileOf(name: WorkerName): string {
  const { dependencies } = require('../package.json') as { dependencies: Record<string, string> };
  const folder = workerFolders[name];
  const hash = createHash('sha256').update(`${dependencies.xlsx} ${dependencies.fflate}`);
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return `${name}.${hash.digest('hex').slice(0, 8)}.js`;
}

function remoteServer(dir: string, mode: Mode): Configuration {
  const folder = join(distOf(dir), 'server');
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...server(dir, mode),
    name: 'server',
    dependencies: ['client'],
    entry: { remote: './src/remote.tsx' },
    externals: [providedByShell()],
    output: { path: folder, filename: `[name]${hash}.cjs`, library: { type: 'commonjs2' } },
    plugins: [
      ...serverPlugins(),
      new RetentionPlugin(recordFile(dir, 'server')),
      { apply: (compiler) => pinManifest(compiler, dir) },
    ],
  };
}

/** Leaves shared modules to the shell's server, also where our own are imported by a relative path. */
function providedByShell(): (data: { context?: string; request?: string }) => Promise<string | undefined> {
  const shared = new Set(sharedModules().map(({ request }) => request));
  const files = ownSharedFiles();
  return ({ context = '', request = '' }) => {
    const own = request.startsWith('.') ? files.get(join(context, request)) : request;
    return Promise.resolve(own && shared.has(own) ? `commonjs ${own}` : undefined);
  };
}

/** Ties the server half to the client build beside it: one file names both, so they never differ. */
function pinManifest(compiler: Compiler, dir: string): void {
  compiler.hooks.afterEmit.tap('PinManifest', (compilation) => {
    const file = Object.keys(compilation.assets).find((name) => name.endsWith('.cjs'));
    const manifest: unknown = JSON.parse(readFileSync(join(distOf(dir), 'mf-manifest.json'), 'utf8'));
    writeFileSync(
      join(distOf(dir), 'server-half.json'),
      JSON.stringify({ file: `server/${file}`, manifest }),
    );
  });
}

function client(dir: string, mode: Mode): Configuration {
  return {
    ...base(dir, mode, 'client'),
    name: 'client',
    target: ['web', 'es2022'],
    ...(mode === 'production' && { resolve: { ...base(dir, mode, 'client').resolve, alias: quietRouter() } }),
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
  };
}

/** React Router's package names only its development build, whose warnings weigh 2 KB; this names the other. */
function quietRouter(): Record<string, string> {
  const dist = join(require.resolve('react-router/package.json'), '../dist/production');
  return {
    'react-router$': join(dist, 'index.mjs'),
    'react-router/dom$': join(dist, 'dom-export.mjs'),
  };
}

function clientOutput(dir: string, mode: Mode): Configuration['output'] {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    assetModuleFilename: `assets/[name]${hash}[ext]`,
    uniqueName: federationName(basename(dir)),
  };
}

function server(dir: string, mode: Mode): Configuration {
  return {
    ...base(dir, mode, 'server'),
    target: 'node24',
    devtool: false,
    plugins: serverPlugins(),
    optimization: { minimize: false },
  };
}

function serverPlugins(): webpack.WebpackPluginInstance[] {
  return [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })];
}

function base(dir: string, mode: Mode, part: string): Configuration {
  return {
    mode,
    context: dir,
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: { rules: rules(mode) },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    optimization: {
      minimizer: [
        minimizer({ test: firstScripts }, { ascii_only: true }),
        minimizer({ test: /\.c?js$/, exclude: firstScripts }),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${basename(dir)}-${part}-${mode}`,
      cacheDirectory: join(root, '.cache', 'webpack'),
      buildDependencies: { config: [join(dir, 'webpack.config.ts'), import.meta.filename] },
    },
  };
}

/** One letter beyond Latin 1 would have the browser hold all of such a script in two bytes per letter. */
const firstScripts = /^(?:libraries|main)\.\w+\.js$/;

function minimizer(files: { test: RegExp; exclude?: RegExp }, format: { ascii_only?: boolean } = {}) {
  return new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, keep_fargs: false },
      format,
    },
  });
}

function rules(mode: Mode): webpack.RuleSetRule[] {
  const react = { runtime: 'automatic', development: mode === 'development' };
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react },
          target: 'es2022',
        },
      },
    },
    { test: /\.tsx?$/, enforce: 'pre', loader: join(import.meta.dirname, 'inline-icons-loader.mjs') },
    { test: /\.(?:png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
    { test: /\.css$/, type: 'asset/resource' },
  ];
}

function outputPlugins(
  dir: string,
  mode: Mode,
  part: string,
  ignored: string[] = [],
): webpack.WebpackPluginInstance[] {
  if (mode === 'development') return [];
  return [new PrecompressPlugin(), new RetentionPlugin(recordFile(dir, part), ignored)];
}

function recordFile(dir: string, part: string): string {
  return join(root, '.cache', 'builds', `${basename(dir)}-${part}.json`);
}

type Shared = Record<
  string,
  { singleton: true; strictVersion: true; version: string; requiredVersion: string | false; eager: boolean }
>;

/** The shell provides every module itself: only remotes have versions to compare. */
function shared({ host }: { host: boolean }): Shared {
  return Object.fromEntries(
    sharedModules().map(({ request, version, requiredVersion, eager }) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: !host && requiredVersion,
        eager: host && eager,
      },
    ]),
  );
}
