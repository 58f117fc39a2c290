import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useTheme } from '@mawad/shared-ui/mui';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import mirror from 'stylis-plugin-rtl';
import { prefix } from './style-cache.ts';

const caches = new Map<string, EmotionCache>();

/** A cache of its own for each direction; its classes are told apart from those of the page by their prefix. */
function cacheOf(direction: 'ltr' | 'rtl'): EmotionCache {
  const known = caches.get(direction);
  if (known) return known;
  const cache =
    direction === 'rtl'
      ? createCache({ key: 'third-party-rtl', stylisPlugins: [prefix, mirror] })
      : createCache({ key: 'third-party', stylisPlugins: [prefix] });
  caches.set(direction, cache);
  return cache;
}

/**
 * Surrounds components of libraries that are built on MUI, such as MUI X. A remote bundles those with
 * MUI and Emotion of its own, which know nothing of the shell's contexts: this hands them the page's
 * theme, its direction and a style cache that mirrors. For pages that the browser renders.
 */
export function ThirdPartyTheme({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <CacheProvider value={cacheOf(theme.direction)}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
