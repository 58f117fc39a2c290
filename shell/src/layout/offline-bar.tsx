import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiWifiOff } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import { useSyncExternalStore } from 'react';

function follow(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** A quiet bar while the device has no network. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const isOffline = useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <Box role="status">
      {isOffline && (
        <Box sx={bar}>
          <Icon path={mdiWifiOff} size={20} />
          {t('offline')}
        </Box>
      )}
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  padding: 1,
  fontSize: 'var(--text-14)',
  backgroundColor: 'warning.light',
  color: 'text.primary',
} as const;
