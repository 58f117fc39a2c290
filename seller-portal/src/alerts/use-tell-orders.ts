import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { backendOf } from '@mawad/supabase/client';
import { listNotifications, type Notification } from '@mawad/supabase/notifications/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { chime } from './chime.ts';
import { useOrderAlerts } from './order-alerts.ts';
import { showNotice } from './show-notice.ts';

/** Polling interval in ms, also in a background tab. */
const pollInterval = 60_000;

/** Rings and shows notices for new orders while the portal is open, as chosen on this device. */
export function useTellOrders(isApproved: boolean): void {
  const { t } = useTranslation('seller-portal');
  const language = useLanguage();
  const navigate = useNavigate();
  const services = useServices();
  const alerts = useOrderAlerts();
  const isOn = alerts.sound || alerts.notices;
  const { data } = useQuery(
    queryOptions({
      queryKey: queryKey('notifications', 'newest'),
      queryFn: () => listNotifications(backendOf(services).data, { pageSize: 10 }),
      enabled: isApproved && isOn,
      refetchInterval: pollInterval,
      refetchIntervalInBackground: true,
    }),
  );
  // Orders of the first fetch are not new.
  const known = useRef<number | null>(null);
  const notify = useEffectEvent((orders: Notification[]) => {
    if (alerts.sound) void chime().catch(() => undefined);
    if (!alerts.notices) return;
    const [first] = orders;
    const single = orders.length === 1 ? first : undefined;
    void showNotice({
      title: single ? t('alerts.one', { number: single.subject.number ?? '' }) : t('alerts.many'),
      // The shared tag makes several open tabs show one notice.
      tag: `order-${first!.id}`,
      language,
      onClick: () =>
        void navigate(
          single?.subject.order_id
            ? `/seller/dashboard/orders/${single.subject.order_id}`
            : '/seller/dashboard/orders',
        ),
    });
  });
  useEffect(() => {
    if (!isOn) known.current = null;
  }, [isOn]);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = Math.max(before ?? 0, data.items[0]?.id ?? 0);
    if (before === null) return;
    const fresh = data.items.filter(({ id, kind }) => kind === 'order_received' && id > before);
    if (fresh.length > 0) notify(fresh);
  }, [data]);
}
