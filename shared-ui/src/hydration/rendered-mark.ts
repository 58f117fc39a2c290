/**
 * Attribute of what the server rendered, until React has hydrated it: on the page's root element, and on
 * each hydration boundary that follows later than the page. What a visitor does there until then is
 * repeated afterwards (`boot/repeat-early-input.ts`).
 */
export const renderedMark = 'data-rendered';
