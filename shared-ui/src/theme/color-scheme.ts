/** Attribute of the html element that names the colour scheme: `light` or `dark`. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Local storage key of the visitor's choice: `light`, `dark` or `system`. */
export const colorSchemeKey = 'color-scheme';

/**
 * Script for the page's head: sets the colour scheme before anything is painted,
 * from the visitor's choice or else the device's. Paper is white, so printing is light.
 */
export const colorSchemeScript =
  `(function(page){var mode,shown;try{mode=localStorage.getItem('${colorSchemeKey}')}catch(e){}` +
  `var dark=mode==='dark'||mode!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;` +
  `function show(scheme){page.setAttribute('${colorSchemeAttribute}',scheme)}` +
  `show(dark?'dark':'light');` +
  `addEventListener('beforeprint',function(){shown=page.getAttribute('${colorSchemeAttribute}');show('light')});` +
  `addEventListener('afterprint',function(){show(shown)})})(document.documentElement)`;
