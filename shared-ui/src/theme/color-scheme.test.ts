import { colorSchemeAttribute, colorSchemeKey, colorSchemeScript } from './color-scheme.ts';

const shown = () => document.documentElement.getAttribute(colorSchemeAttribute);

test('what is printed is light, and the visitor finds the dark page again', () => {
  localStorage.setItem(colorSchemeKey, 'dark');
  const script = document.createElement('script');
  script.textContent = colorSchemeScript;
  document.head.append(script);
  expect(shown()).toBe('dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(shown()).toBe('dark');
});
