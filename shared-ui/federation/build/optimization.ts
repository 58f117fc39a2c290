import TerserPlugin from 'terser-webpack-plugin';

/**
 * Scripts of the first view. They are written in ASCII alone: with one letter beyond Latin 1
 * Chromium holds the whole script in two bytes per letter.
 */
const firstScripts = /^(?:libraries|main)\.\w+\.js$/;

/** Minimizers of every build, by SWC. */
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
 * The shell's libraries, with our lists of what is shared of them, in a file of their own: browsers
 * keep it in their cache when only our code has changed.
 */
export const libraries = {
  test: /[\\/]node_modules[\\/]|shared-ui[\\/]src[\\/](?:mui|mui-button|router|query)\.tsx?$/,
  name: 'libraries',
  chunks: 'initial',
  enforce: true,
} as const;
