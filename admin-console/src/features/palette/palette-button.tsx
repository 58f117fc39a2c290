import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiMagnify } from '@mawad/shared-ui/icons';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';
import { IconButton } from '@mawad/shared-ui/mui';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);

/** Opens the command palette: by itself, or by Ctrl or Cmd with the key that is K on a Latin keyboard. */
export function PaletteButton() {
  const { t } = useTranslation('admin-console');
  const [open, setOpen] = useState(false);
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
  return (
    <>
      <IconButton
        aria-label={t('palette.open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={`${t('palette.open')} (Ctrl K)`}
        onClick={() => setOpen(true)}
      >
        <Icon path={mdiMagnify} />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
