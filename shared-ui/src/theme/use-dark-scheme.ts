import { useColorScheme } from '@mawad/shared-ui/mui';
import { useHydrated } from '../hydration/use-hydrated.ts';

/** Whether the dark scheme is on screen, as far as the server could know, and how to change that. */
export function useDarkScheme(): { dark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = useHydrated() && (mode === 'system' ? systemMode : mode) === 'dark';
  return { dark, toggle: () => setMode(dark ? 'light' : 'dark') };
}
