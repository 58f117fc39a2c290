export const madeFor = { library: '@emotion/is-prop-valid', version: '1.4.0' };

const styling = new Set(['sx', 'as', 'theme', 'ownerState']);

/**
 * Defines for Emotion which properties of a styled HTML element to forward. Replaces Emotion's list of all HTML
 * attributes: TypeScript already refuses unknown attributes.
 */
export default function isForwarded(property: string): boolean {
  return !styling.has(property);
}
