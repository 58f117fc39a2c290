/**
 * Attribute of server-rendered elements until React has hydrated them: on the root element, and on each
 * hydration boundary that is hydrated later than the page. Input before hydration is repeated afterwards
 * (`boot/repeat-early-input.ts`).
 */
export const renderedMark = 'data-rendered';
