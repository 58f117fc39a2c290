export { AppTheme } from './app-theme.tsx';
export { colorSchemeAttribute, colorSchemeKey } from './color-scheme.ts';
export { StyleCaches } from './style-cache.ts';
export { themeOf } from './theme.ts';
