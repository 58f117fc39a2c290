/** Attribute of the html element that names the colour scheme: `light` or `dark`. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Local storage key of the visitor's choice: `light`, `dark` or `system`. */
export const colorSchemeKey = 'color-scheme';

/**
 * Script for the page's head: sets the colour scheme before anything is painted,
 * from the visitor's choice or else the device's.
 */
export const colorSchemeScript =
  `(function(page){var mode;try{mode=localStorage.getItem('${colorSchemeKey}')}catch(e){}` +
  `var dark=mode==='dark'||mode!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;` +
  `page.setAttribute('${colorSchemeAttribute}',dark?'dark':'light')})(document.documentElement)`;
