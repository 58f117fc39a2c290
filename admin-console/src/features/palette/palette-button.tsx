import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiMagnify } from '@mawad/shared-ui/icons';
import { Button, IconButton } from '@mawad/shared-ui/mui';

/** Opens the command palette from the bar on top; a phone's bar has no room for it. */
export function PaletteIcon({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('admin-console');
  return (
    <IconButton
      aria-label={t('palette.open')}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      title={`${t('palette.open')} (Ctrl K)`}
      onClick={onOpen}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      <Icon path={mdiMagnify} />
    </IconButton>
  );
}

/** Opens it on a phone, from the page. */
export function PaletteField({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('admin-console');
  return (
    <Button
      variant="outlined"
      fullWidth
      startIcon={<Icon path={mdiMagnify} />}
      aria-haspopup="dialog"
      onClick={onOpen}
      sx={{ display: { sm: 'none' }, justifyContent: 'flex-start', minBlockSize: 44, marginBlockEnd: 2 }}
    >
      {t('palette.open')}
    </Button>
  );
}
