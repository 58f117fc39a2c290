import { useMemo } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import type { NotificationSource } from '@mawad/shared-ui/desk/notification/notification-source.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '@mawad/supabase/notifications/queries';

/** Console link of a notification. */
function hrefOf({ kind, subject }: Notification): string | null {
  if (subject.order_id) return `/admin/orders/${subject.order_id}`;
  if (kind === 'review_reported') return '/admin/reviews?state=reported';
  if (kind === 'question_reported') return '/admin/questions?state=reported';
  if (kind === 'adjustment_waiting') return '/admin/money/adjustments';
  if (kind === 'adjustment_accepted') return '/admin/money/adjustments?state=posted';
  if (kind === 'adjustment_refused') return '/admin/money/adjustments?state=refused';
  if (subject.payout_run_id) return `/admin/money/payouts/${subject.payout_run_id}`;
  if (subject.remittance_id) return `/admin/couriers/remittances/${subject.remittance_id}`;
  if (subject.return_id) return `/admin/returns/${subject.return_id}`;
  if (subject.quote_request_id) return `/admin/quotes/${subject.quote_request_id}`;
  if (subject.contact_message_id) return `/admin/messages/${subject.contact_message_id}`;
  return subject.company_id ? `/admin/sellers/${subject.company_id}` : null;
}

export function useNotificationSource(): NotificationSource<Notification> {
  const services = useServices();
  return useMemo(() => {
    const { data } = backendOf(services);
    return {
      list: (page) => listNotifications(data, page),
      read: (which) => readNotifications(data, which),
      hrefOf,
    };
  }, [services]);
}
