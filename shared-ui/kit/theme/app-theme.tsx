import type { ReactNode } from 'react';
import { directionOf, type Language } from '@mawad/shared-i18n';
import { CacheProvider, CssBaseline, ThemeProvider } from '@mawad/shared-ui/kit/mui.ts';
import { colorSchemeKey } from './color-scheme.ts';
import type { StyleCaches } from './style-cache.ts';
import { themeOf } from './theme.ts';

interface AppThemeProps {
  language: Language;
  caches: StyleCaches;
  children: ReactNode;
}

/** Theme, style cache and base styles of a language; the colour scheme is known before the first paint. */
export function AppTheme({ language, caches, children }: AppThemeProps) {
  return (
    <CacheProvider value={caches.of(directionOf(language))}>
      <ThemeProvider
        theme={themeOf(language)}
        modeStorageKey={colorSchemeKey}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
