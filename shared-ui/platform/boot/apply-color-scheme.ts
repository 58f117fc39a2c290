import { colorSchemeAttribute, colorSchemeKey } from '@mawad/shared-ui/kit/theme/color-scheme.ts';

/**
 * Applies the visitor's colour scheme, or the device's. Prints in the light scheme because paper is white.
 */
export function applyColorScheme(): void {
  const page = document.documentElement;
  const show = (scheme: string) => page.setAttribute(colorSchemeAttribute, scheme);
  const chosen = storedScheme();
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  show(isDark ? 'dark' : 'light');

  let screenScheme = '';
  addEventListener('beforeprint', () => {
    screenScheme = page.getAttribute(colorSchemeAttribute) ?? '';
    show('light');
  });
  addEventListener('afterprint', () => show(screenScheme));
}

/** Returns null if the browser blocks site data, because reading local storage then throws. */
function storedScheme(): string | null {
  try {
    return localStorage.getItem(colorSchemeKey);
  } catch {
    return null;
  }
}
