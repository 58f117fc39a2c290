import type notifications from '@mawad/shared-i18n/locales/en/notifications.json';
import { queryKey } from '@mawad/supabase/query-keys';
import { infiniteQueryOptions, queryOptions } from '@mawad/shared-ui/platform/query.ts';

export interface NotificationView {
  id: number;
  /** Each kind has a sentence in the messages `notifications`. */
  kind: keyof typeof notifications.kinds;
  subject: {
    number?: string;
    /** Who asks for an order. */
    person?: string;
    project?: string;
    /** Name of a sent cart or of a courier's file. */
    name?: string;
    name_en?: string;
    name_ar?: string;
    company_name?: string;
    company_name_en?: string;
    company_name_ar?: string;
    document?: keyof typeof notifications.documents;
    /** Number of products if there are several. */
    count?: number;
    reason?: string;
    /** For orders collected by the buyer. */
    is_pickup?: boolean;
    /** For goods refused at the door. */
    fee_paid?: boolean;
  };
  read_at: string | null;
  created_at: string;
}

interface NotificationPage<Item extends NotificationView> {
  items: Item[];
  /** Cursor of the next page; null at the end. */
  next: number | null;
  unread: number;
}

/** Calls of a portal or the shop that read and mark a person's notifications; each rejects with AppError. */
export interface NotificationSource<Item extends NotificationView = NotificationView> {
  list(page: { before?: number; pageSize?: number }): Promise<NotificationPage<Item>>;
  read(which: { ids?: number[]; upTo?: number }): Promise<void>;
  /** Target of a notification; null if it has none. A target on another origin is a full address. */
  hrefOf(item: Item): string | null;
}

/** All notifications, newest first, in pages. */
export function notificationsQuery<Item extends NotificationView>({ list }: NotificationSource<Item>) {
  return infiniteQueryOptions({
    queryKey: queryKey('notifications', 'list'),
    queryFn: ({ pageParam }) => list({ before: pageParam ?? undefined }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
}

export function unreadQuery<Item extends NotificationView>({ list }: NotificationSource<Item>) {
  return queryOptions({
    queryKey: queryKey('notifications', 'unread'),
    queryFn: async () => (await list({ pageSize: 1 })).unread,
  });
}
