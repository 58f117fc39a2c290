import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiWifi, mdiWifiOff } from '@mawad/shared-ui/kit/icons.ts';
import sheet, * as styles from './layout.module.css';
import { type Connection, useConnection } from './use-connection.ts';

/**
 * Status bar shown while the device is offline or the shop does not respond, and briefly after the connection
 * returns.
 */
export function OfflineBar() {
  const connection = useConnection();
  return (
    <div role="status" className={styles.connection}>
      {sheet}
      {connection !== 'online' && <Bar connection={connection} />}
    </div>
  );
}

function Bar({ connection }: { connection: Exclude<Connection, 'online'> }) {
  const { t } = useTranslation('shell');
  const isBack = connection === 'back';
  return (
    <div className={isBack ? `${styles.bar} ${styles.back}` : styles.bar}>
      <Icon path={isBack ? mdiWifi : mdiWifiOff} size={20} />
      {t(`connection.${connection}`)}
    </div>
  );
}
