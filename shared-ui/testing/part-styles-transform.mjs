import partStyles from '../build/part-styles-loader.mjs';

/** Transforms `.module.css` as the build does, for tests that render HTML. */
export default { process: (source) => ({ code: partStyles(source) }) };
