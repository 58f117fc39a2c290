import TerserPlugin from 'terser-webpack-plugin';

/**
 * Scripts of the first view, written in ASCII only: a single character beyond Latin 1 makes Chromium store
 * the whole script in two bytes per character.
 */
const firstScripts = /^(?:libraries|main)\.\w+\.js$/;

export const minimizers = [
  minimizer({ test: firstScripts }, { ascii_only: true }),
  minimizer({ test: /\.c?js$/, exclude: firstScripts }),
];

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

/**
 * The shell's libraries, with the lists of the names that we share from them, in a separate file: browsers
 * keep the file cached when only our code changes.
 */
export const libraries = {
  test: /[\\/]node_modules[\\/]|shared-ui[\\/](?:kit[\\/](?:mui|mui-button|router)|platform[\\/]query)\.tsx?$/,
  name: 'libraries',
  chunks: 'initial',
  enforce: true,
} as const;
