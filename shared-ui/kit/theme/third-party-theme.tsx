import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useTheme } from '@mawad/shared-ui/kit/mui.ts';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import mirror from 'stylis-plugin-rtl';
import { prefix } from './style-cache.ts';

const caches = new Map<string, EmotionCache>();

/** A separate cache for each direction; its class prefix differs from that of the page. */
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
 * Wraps components of libraries based on MUI, such as MUI X. A remote bundles these with a second copy of MUI
 * and Emotion, which cannot read the shell's contexts: this component passes the page's theme, its direction
 * and a mirroring style cache. Only for pages that the browser renders.
 */
export function ThirdPartyTheme({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <CacheProvider value={cacheOf(theme.direction)}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
