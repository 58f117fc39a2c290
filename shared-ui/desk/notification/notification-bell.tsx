import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { usePrefetchOnIntent } from '@mawad/shared-ui/platform/link/link.tsx';
import { SectionBadge } from '@mawad/shared-ui/desk/frame/section-badge.tsx';
import { mdiBellOutline } from '@mawad/shared-ui/kit/icons.ts';
import { IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import { type NotificationSource, type NotificationView, unreadQuery } from './notification-source.ts';

interface NotificationBellProps<Item extends NotificationView> {
  source: NotificationSource<Item>;
  to: string;
}

/** Link to the notifications with the number of unread ones. */
export function NotificationBell<Item extends NotificationView>({ source, to }: NotificationBellProps<Item>) {
  const { t } = useTranslation('portal-list');
  const { data: unread } = useQuery(unreadQuery(source));
  return (
    <IconButton
      component={Link}
      to={to}
      aria-label={t('frame.notifications', { count: unread ?? 0 })}
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
