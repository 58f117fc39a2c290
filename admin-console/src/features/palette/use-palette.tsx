import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);

/** The command palette while it is open, and what opens it beside Ctrl or Cmd with the key that is K on a Latin keyboard. */
export function usePalette(): { palette: ReactNode; open: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // By its place on the keyboard: with an Arabic layout the same key writes another letter.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const palette = isOpen && (
    <Suspense fallback={null}>
      <CommandPalette onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { palette, open: () => setOpen(true) };
}
