import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { NotificationPage } from './answers.ts';
import { type refusableKinds } from './values.ts';

export { refusableKinds } from './values.ts';

export type { Notification, NotificationKind, NotificationPage } from './answers.ts';

/** Notifications of the caller, newest first. Throws AppError `not_signed_in`. */
export async function listNotifications(
  db: DataClient,
  { before, pageSize = 20 }: { before?: number; pageSize?: number } = {},
): Promise<NotificationPage> {
  return call(db, 'list_notifications', { before, page_size: pageSize });
}

/** Marks the given notifications, or all with an id up to `upTo`, as read. Throws AppError `not_signed_in`. */
export async function readNotifications(
  db: DataClient,
  { ids, upTo }: { ids?: number[]; upTo?: number },
): Promise<void> {
  await call(db, 'read_notifications', { ids, up_to: upTo });
}

export type RefusableKind = (typeof refusableKinds)['work' | 'purchases'][number];

/** Kinds whose emails the caller has switched off. */
export async function listRefusedMails(db: DataClient): Promise<RefusableKind[]> {
  const client = await loadClient(db);
  const rows = answerOf(await client.from('notification_choices').select('kind').eq('channel', 'email'));
  return rows.map(({ kind }) => kind);
}

/** Switches the emails of a kind off (`refuse`) or on. `userId` is the caller's. */
export async function refuseMails(
  db: DataClient,
  userId: string,
  kind: RefusableKind,
  refuse: boolean,
): Promise<void> {
  const client = await loadClient(db);
  const row = { user_id: userId, kind, channel: 'email' };
  answerOf(
    refuse
      ? await client.from('notification_choices').upsert(row, { ignoreDuplicates: true })
      : await client.from('notification_choices').delete().match(row),
  );
}
