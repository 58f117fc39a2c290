import { colorSchemeAttribute, colorSchemeKey } from '../theme/color-scheme.ts';

/** Sets the colour scheme, from the visitor's choice or else the device's. Paper is white, so printing is light. */
export function applyColorScheme(): void {
  const page = document.documentElement;
  const show = (scheme: string) => page.setAttribute(colorSchemeAttribute, scheme);
  const chosen = storedScheme();
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  show(isDark ? 'dark' : 'light');

  let onScreen = '';
  addEventListener('beforeprint', () => {
    onScreen = page.getAttribute(colorSchemeAttribute) ?? '';
    show('light');
  });
  addEventListener('afterprint', () => show(onScreen));
}

/** Browsers that block site data throw when local storage is read. */
function storedScheme(): string | null {
  try {
    return localStorage.getItem(colorSchemeKey);
  } catch {
    return null;
  }
}
