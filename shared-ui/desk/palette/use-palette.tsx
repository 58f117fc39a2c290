import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PaletteSource } from './palette-entry.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);

/**
 * State of the command palette; Ctrl or Cmd with the physical key K opens it. `useEntries` is a hook that finds its entries;
 * null: the portal has no palette yet.
 */
export function usePalette(useEntries: PaletteSource | null): { palette: ReactNode; open: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // `event.code`, because an Arabic layout gives another letter for the same key.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const palette = isOpen && useEntries && (
    <Suspense fallback={null}>
      <CommandPalette useEntries={useEntries} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { palette, open: () => setOpen(true) };
}
