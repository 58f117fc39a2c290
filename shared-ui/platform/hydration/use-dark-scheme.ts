import { useColorScheme } from '@mawad/shared-ui/kit/mui.ts';
import { useHydrated } from './use-hydrated.ts';

/** True while the dark scheme is shown (false before hydration), with a toggle. */
export function useDarkScheme(): { dark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = useHydrated() && (mode === 'system' ? systemMode : mode) === 'dark';
  return { dark, toggle: () => setMode(dark ? 'light' : 'dark') };
}
