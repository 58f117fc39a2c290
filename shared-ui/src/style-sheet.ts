import { createElement, type ReactElement } from 'react';

/**
 * The element that puts a static style sheet onto the page, made once per file of styles. React writes
 * it into the head, once for all components that draw it, and so does the server.
 */
export function styleSheet(css: string): ReactElement {
  return createElement('style', { href: nameOf(css), precedence: 'parts' }, css);
}

/** FNV-1a: the same text is the same sheet, from whichever front end it comes. */
function nameOf(css: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < css.length; at += 1) hash = Math.imul(hash ^ css.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
