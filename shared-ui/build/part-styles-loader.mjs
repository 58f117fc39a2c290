import { createHash } from 'node:crypto';

/** Class names in selectors; in values a dot precedes a digit, not a letter. */
const classes = /\.([a-z]\w*)/gi;

/**
 * Turns a file of static styles into a module: each class is an export, and the default export is the
 * `<style>` element. React and the server write that element into the head once, however often it is
 * rendered. Class names contain a hash of the text because two deployments of a file can be on one page.
 */
export default function partStyles(source) {
  const css = compact(source);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 5);
  const names = new Set([...css.matchAll(classes)].map(([, name]) => name));
  const text = css.replace(classes, `.$1-${hash}`);
  return [
    `import { createElement } from 'react';`,
    ...[...names].map((name) => `export const ${name} = ${JSON.stringify(`${name}-${hash}`)};`),
    `const props = { href: ${JSON.stringify(hash)}, precedence: 'parts' };`,
    `export default /* @__PURE__ */ createElement('style', props, ${JSON.stringify(text)});`,
  ].join('\n');
}

/** Removes comments and the whitespace that Prettier adds. */
function compact(source) {
  return source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
}
