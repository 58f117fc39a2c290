/** Attribute of a served page's root element until its scripts have taken over. */
export const renderedMark = 'data-rendered';
