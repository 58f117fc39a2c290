import { useTranslation } from '@mawad/shared-i18n';
import { NotificationList } from '@mawad/shared-ui/components/notification/notification-list';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { useNotificationSource } from '../../use-notification-source.ts';

export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  return (
    <PortalPage title={t('title')}>
      <NotificationList source={useNotificationSource()} />
    </PortalPage>
  );
}
