import { useTranslation } from '@mawad/shared-i18n';
import { NotificationList } from '@mawad/shared-ui/desk/notification/notification-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useNotificationSource } from '../../use-notification-source.ts';

export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  return (
    <PortalPage title={t('title')}>
      <NotificationList source={useNotificationSource()} />
    </PortalPage>
  );
}
