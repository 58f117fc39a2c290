import partStyles from '../federation/part-styles-loader.mjs';

/** What the build makes of a `.module.css`, for tests that render to HTML. */
export default { process: (source) => ({ code: partStyles(source) }) };
