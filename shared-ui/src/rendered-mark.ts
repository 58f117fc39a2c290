/**
 * Attribute of what the server rendered, until its scripts have taken over: the page's root element,
 * and each part that comes alive later than the page. What is pressed there until then is pressed
 * again by the page's own script (`startScript`).
 */
export const renderedMark = 'data-rendered';
