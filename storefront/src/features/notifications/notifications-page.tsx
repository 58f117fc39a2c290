import { useMemo } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { MailChoices } from '@mawad/shared-ui/desk/notification/mail-choices.tsx';
import { NotificationList } from '@mawad/shared-ui/desk/notification/notification-list.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import type { NotificationSource } from '@mawad/shared-ui/desk/notification/notification-source.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  listNotifications,
  listRefusedMails,
  type Notification,
  readNotifications,
  refusableKinds,
  refuseMails,
} from '@mawad/supabase/notifications/queries';
import { AccountFrame } from '../../account/account-frame.tsx';

export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const services = useServices();
  const { data } = backendOf(services);
  const userId = useStore((state) => state.session.user?.id) ?? '';
  const source = useMemo<NotificationSource<Notification>>(
    () => ({
      list: (page) => listNotifications(data, page),
      read: (which) => readNotifications(data, which),
      hrefOf,
    }),
    [data],
  );
  return (
    <AccountFrame title={t('title')} subtitle={t('lead')}>
      <NotificationList source={source}>
        <MailChoices
          kinds={refusableKinds.purchases}
          load={() => listRefusedMails(data)}
          refuse={(kind, refuse) => refuseMails(data, userId, kind, refuse)}
        />
      </NotificationList>
    </AccountFrame>
  );
}

/**
 * Target of a notification from the shop; those about a company are in the seller portal. Null if there is
 * none.
 */
function hrefOf({ kind, subject }: Notification): string | null {
  if (subject.order_id)
    return subject.company_id
      ? `/seller/dashboard/orders/${subject.order_id}`
      : `/orders/${subject.order_id}`;
  if (subject.return_id)
    return subject.company_id
      ? `/seller/dashboard/returns/${subject.return_id}`
      : `/returns/${subject.return_id}`;
  if (subject.purchase_list_id) return `/quick-order/lists/${subject.purchase_list_id}`;
  if (subject.purchase_request_id) return `/account/company/requests/${subject.purchase_request_id}`;
  if (subject.project_id) return '/account/company/projects';
  if (subject.quote_request_id)
    return subject.company_id
      ? `/seller/dashboard/quotes/${subject.quote_request_id}`
      : `/account/quotes/${subject.quote_request_id}`;
  if (kind === 'question_received') return '/seller/dashboard/questions?state=unanswered';
  if (kind === 'question_answered' || kind === 'question_hidden')
    return `/product/${subject.product_id}#questions`;
  if (subject.product_id)
    return kind === 'review_replied' || kind === 'review_hidden'
      ? `/product/${subject.product_id}#reviews`
      : '/seller/dashboard/products';
  if (kind === 'deal_set' || kind === 'deal_ended') return '/seller/dashboard/products';
  if (kind === 'second_factor_removed' || kind === 'recovery_code_used') return '/account/security';
  if (subject.document) return '/seller/dashboard/documents';
  return subject.company_id ? '/seller/dashboard' : null;
}
