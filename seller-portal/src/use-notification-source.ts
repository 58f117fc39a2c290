import { useMemo } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import type { NotificationSource } from '@mawad/shared-ui/desk/notification/notification-source.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '@mawad/supabase/notifications/queries';

const base = '/seller/dashboard';

/** Target of a notification; a member's own purchases open in the shop. */
function hrefOf({ kind, subject }: Notification, shopUrl: string): string | null {
  if (subject.order_id)
    return subject.company_id
      ? `${base}/orders/${subject.order_id}`
      : `${shopUrl}/orders/${subject.order_id}`;
  if (subject.return_id)
    return subject.company_id
      ? `${base}/returns/${subject.return_id}`
      : `${shopUrl}/returns/${subject.return_id}`;
  if (subject.quote_request_id)
    return subject.company_id
      ? `${base}/quotes/${subject.quote_request_id}`
      : `${shopUrl}/account/quotes/${subject.quote_request_id}`;
  if (kind === 'review_received') return `${base}/reviews`;
  if (kind === 'question_received') return `${base}/questions?state=unanswered`;
  if (kind === 'question_answered' || kind === 'question_hidden')
    return `${shopUrl}/product/${subject.product_id}#questions`;
  if (kind === 'review_replied' || kind === 'review_hidden')
    return `${shopUrl}/product/${subject.product_id}`;
  if (subject.product_id) return `${base}/products/${subject.product_id}`;
  if (kind === 'deal_set' || kind === 'deal_ended') return `${base}/products`;
  if (kind === 'second_factor_removed' || kind === 'recovery_code_used') return `${shopUrl}/account/security`;
  if (subject.document) return `${base}/documents`;
  return subject.company_id ? base : null;
}

export function useNotificationSource(): NotificationSource<Notification> {
  const services = useServices();
  return useMemo(() => {
    const { data } = backendOf(services);
    return {
      list: (page) => listNotifications(data, page),
      read: (which) => readNotifications(data, which),
      hrefOf: (item) => hrefOf(item, services.site.siteUrl),
    };
  }, [services]);
}
