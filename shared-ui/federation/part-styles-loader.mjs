import { createHash } from 'node:crypto';

/** A class in a selector; in a value a dot stands before a digit. */
const classes = /\.([a-z]\w*)/gi;

/**
 * Makes a module of a file of static styles: each class is an export, the default is the element that puts the
 * sheet onto the page. React writes it into the head once, whoever draws it and how often, and so does the
 * server. Classes carry the text's hash, for two deployments on one page may differ in a file.
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

/** Without comments and without the blanks that Prettier sets. */
function compact(source) {
  return source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
}
