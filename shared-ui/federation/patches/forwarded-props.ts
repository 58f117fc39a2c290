export const madeFor = { library: '@emotion/is-prop-valid', version: '1.4.0' };

const styling = new Set(['sx', 'as', 'theme', 'ownerState']);

/**
 * Which properties of a styled HTML element reach the page. Stands for Emotion's list of every HTML
 * attribute: TypeScript already refuses what is none.
 */
export default function isForwarded(property: string): boolean {
  return !styling.has(property);
}
