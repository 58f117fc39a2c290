import { useTranslation } from '@mawad/shared-i18n';
import { MailChoices } from '@mawad/shared-ui/desk/notification/mail-choices.tsx';
import { NotificationList } from '@mawad/shared-ui/desk/notification/notification-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { listRefusedMails, refusableKinds, refuseMails } from '@mawad/supabase/notifications/queries';
import { useOwnRights } from '../../own-rights.ts';
import { useNotificationSource } from '../../use-notification-source.ts';
import { AlertChoices } from './alert-choices.tsx';

/** Notifications of the member, with choices for mails and alerts. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const { data } = backendOf(useServices());
  const userId = useStore((state) => state.session.user?.id) ?? '';
  const may = useOwnRights();
  return (
    <PortalPage title={t('title')}>
      <NotificationList source={useNotificationSource()}>
        {may('see_orders') && <AlertChoices />}
        <MailChoices
          kinds={refusableKinds.work}
          load={() => listRefusedMails(data)}
          refuse={(kind, refuse) => refuseMails(data, userId, kind, refuse)}
        />
      </NotificationList>
    </PortalPage>
  );
}
