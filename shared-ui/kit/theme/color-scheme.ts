/** Attribute of the html element with the colour scheme: `light` or `dark`. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Local storage key of the visitor's choice: `light`, `dark` or `system`. */
export const colorSchemeKey = 'color-scheme';
