import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiWifi, mdiWifiOff } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import { type Connection, useConnection } from './use-connection.ts';

/** A quiet bar while the device has no network or nobody answers, and for a moment when that is over. */
export function OfflineBar() {
  const connection = useConnection();
  return (
    <Box role="status" sx={{ '@media print': { display: 'none' } }}>
      {connection !== 'online' && <Bar connection={connection} />}
    </Box>
  );
}

function Bar({ connection }: { connection: Exclude<Connection, 'online'> }) {
  const { t } = useTranslation('shell');
  const isBack = connection === 'back';
  return (
    <Box sx={{ ...bar, backgroundColor: isBack ? 'surface.successSoft' : 'surface.warningSoft' }}>
      <Icon path={isBack ? mdiWifi : mdiWifiOff} size={20} />
      {t(`connection.${connection}`)}
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  paddingBlock: 1,
  paddingInline: 2,
  fontSize: 'var(--text-14)',
  color: 'text.primary',
} as const;
