import { colorSchemeAttribute, colorSchemeKey } from '@mawad/shared-ui/kit/theme/color-scheme.ts';
import { applyColorScheme } from './apply-color-scheme.ts';

const shown = () => document.documentElement.getAttribute(colorSchemeAttribute);

test('prints in the light scheme and restores the dark scheme afterwards', () => {
  localStorage.setItem(colorSchemeKey, 'dark');
  applyColorScheme();
  expect(shown()).toBe('dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(shown()).toBe('dark');
});
