import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiMagnify } from '@mawad/shared-ui/kit/icons.ts';
import { IconButton } from '@mawad/shared-ui/kit/mui.ts';

export function PaletteIcon({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('portal-list');
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
