import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { usePrefetchOnIntent } from '@mawad/shared-ui/components/link';
import { SectionBadge } from '@mawad/shared-ui/components/portal/section-badge';
import { mdiBellOutline } from '@mawad/shared-ui/icons';
import { IconButton } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { Link } from '@mawad/shared-ui/router';
import {
  type NotificationSource,
  type NotificationView,
  unreadQuery,
} from '../../notification/notification-source.ts';

interface NotificationBellProps<Item extends NotificationView> {
  source: NotificationSource<Item>;
  to: string;
}

/** Link to the notifications with the number of unread ones. */
export function NotificationBell<Item extends NotificationView>({ source, to }: NotificationBellProps<Item>) {
  const { t } = useTranslation('common');
  const { data: unread } = useQuery(unreadQuery(source));
  return (
    <IconButton
      component={Link}
      to={to}
      aria-label={t('portal.notifications', { count: unread ?? 0 })}
      sx={{ position: 'relative', marginInlineEnd: 1.5 }}
      {...usePrefetchOnIntent(to)}
    >
      <Icon path={mdiBellOutline} />
      <span aria-hidden>
        <SectionBadge waiting={unread} place="button" />
      </span>
    </IconButton>
  );
}
