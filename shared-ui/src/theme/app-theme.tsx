import { useMemo, type ReactNode } from 'react';
import { directionOf, type Language } from '@mawad/shared-i18n';
import { CacheProvider, CssBaseline, ThemeProvider } from '@mawad/shared-ui/mui';
import { colorSchemeKey } from './color-scheme.ts';
import type { StyleCaches } from './style-cache.ts';
import { createAppTheme } from './theme.ts';

interface AppThemeProps {
  language: Language;
  caches: StyleCaches;
  children: ReactNode;
}

/** Theme, style cache and base styles of a language, with the visitor's colour scheme. */
export function AppTheme({ language, caches, children }: AppThemeProps) {
  const theme = useMemo(() => createAppTheme(language), [language]);
  return (
    <CacheProvider value={caches.of(directionOf(language))}>
      <ThemeProvider theme={theme} modeStorageKey={colorSchemeKey} disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
