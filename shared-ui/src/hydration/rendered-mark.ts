/**
 * Attribute of what the server rendered, until its scripts have taken over: the page's root element,
 * and each part that comes alive later than the page. What a visitor does there until then is kept
 * (`keepScript`).
 */
export const renderedMark = 'data-rendered';
