import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiMagnify } from '@mawad/shared-ui/icons';
import { IconButton } from '@mawad/shared-ui/mui';

export function PaletteIcon({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('admin-console');
  return (
    <IconButton
      aria-label={t('palette.open')}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      title={`${t('palette.open')} (Ctrl K)`}
      onClick={onOpen}
    >
      <Icon path={mdiMagnify} />
    </IconButton>
  );
}
