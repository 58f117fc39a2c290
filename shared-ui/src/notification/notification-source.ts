import type notifications from '@mawad/shared-i18n/locales/en/notifications.json';
import { queryKey } from '@mawad/supabase/query-keys';
import { infiniteQueryOptions, queryOptions } from '../query.ts';

/** Something that a person is told. */
export interface NotificationView {
  id: number;
  /** Each has its sentence in the messages `notifications`. */
  kind: keyof typeof notifications.kinds;
  subject: {
    number?: string;
    name_en?: string;
    name_ar?: string;
    company_name?: string;
    company_name_en?: string;
    company_name_ar?: string;
    document?: keyof typeof notifications.documents;
    /** Products, where it is about several. */
    count?: number;
    reason?: string;
    /** Of an order that is collected. */
    is_pickup?: boolean;
    /** Of goods refused at the door. */
    fee_paid?: boolean;
  };
  read_at: string | null;
  created_at: string;
}

interface NotificationPage<Item extends NotificationView> {
  items: Item[];
  /** Where the next page begins; null at the end. */
  next: number | null;
  unread: number;
}

/** How a portal or the shop reads a person's notifications; every call throws AppError. */
export interface NotificationSource<Item extends NotificationView = NotificationView> {
  list(page: { before?: number; pageSize?: number }): Promise<NotificationPage<Item>>;
  read(which: { ids?: number[]; upTo?: number }): Promise<void>;
  /** Where a notification leads; null for nowhere. An address of another origin is whole. */
  hrefOf(item: Item): string | null;
}

/** All notifications, newest first, a page at a time. */
export function notificationsQuery<Item extends NotificationView>({ list }: NotificationSource<Item>) {
  return infiniteQueryOptions({
    queryKey: queryKey('notifications', 'list'),
    queryFn: ({ pageParam }) => list({ before: pageParam ?? undefined }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
}

/** How many notifications are unread. */
export function unreadQuery<Item extends NotificationView>({ list }: NotificationSource<Item>) {
  return queryOptions({
    queryKey: queryKey('notifications', 'unread'),
    queryFn: async () => (await list({ pageSize: 1 })).unread,
  });
}
