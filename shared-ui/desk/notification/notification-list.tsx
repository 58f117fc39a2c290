import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { NotificationRow } from '@mawad/shared-ui/desk/notification/notification-row.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useInfiniteQuery } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { notificationsQuery, type NotificationSource, type NotificationView } from './notification-source.ts';

interface NotificationListProps<Item extends NotificationView> {
  source: NotificationSource<Item>;
  /** Shown below the list, whose height is known only when it is loaded. */
  children?: ReactNode;
}

/**
 * A person's notifications, newest first; opening one marks it as read. Needs the messages `notifications`.
 */
export function NotificationList<Item extends NotificationView>({
  source,
  children,
}: NotificationListProps<Item>) {
  const { isPending } = useInfiniteQuery(notificationsQuery(source));
  return (
    <>
      <Notifications source={source} />
      {!isPending && children}
    </>
  );
}

function Notifications<Item extends NotificationView>({ source }: { source: NotificationSource<Item> }) {
  const { t } = useTranslation('notifications');
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    notificationsQuery(source),
  );
  const read = useRead(source);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const items = data.pages.flatMap((page) => page.items);
  const unread = data.pages[0]?.unread ?? 0;
  if (items.length === 0) {
    return (
      <Panel>
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      </Panel>
    );
  }
  return (
    <Panel sx={{ overflow: 'hidden' }}>
      {unread > 0 && (
        <Box sx={{ padding: 1, borderBlockEnd: 1, borderColor: 'divider' }}>
          <Button loading={read.isPending} onClick={() => read.mutate({ upTo: items[0]!.id })}>
            {t('readAll')}
          </Button>
        </Box>
      )}
      <Box component="ul" aria-label={t('title')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map((item) => (
          <NotificationRow
            key={item.id}
            item={item}
            href={source.hrefOf(item)}
            onFollow={() => item.read_at === null && read.mutate({ ids: [item.id] })}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ padding: 1, borderBlockStart: 1, borderColor: 'divider' }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}

function useRead<Item extends NotificationView>(source: NotificationSource<Item>) {
  const { t } = useTranslation('notifications');
  return useAction({
    act: (_services, read: Parameters<typeof source.read>[0]) => source.read(read),
    reads: ['notifications'],
    failed: t('readFailed'),
  });
}
