import type { Claims } from '../gateway/tokens.ts';
import type { Sql } from '../postgres.ts';
import { mayListen } from './listening-right.ts';

export interface RealtimeMessage {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
}

/** Database queries of the bridge. */
export interface RealtimeSource {
  /** Rejects if the database is down. */
  mayListen(topic: string, claims: Claims): Promise<boolean>;
  /** Broadcasts of the last 30 s, oldest first. */
  recentMessages(): Promise<RealtimeMessage[]>;
}

/** Longer than any transaction, because a message becomes visible with the commit, after its insert time. */
const lookBack = '30 seconds';

/** `sql` must be connected as `api_server`, the owner of `realtime.messages`. */
export function realtimeDatabase(sql: Sql): RealtimeSource {
  return {
    mayListen: (topic, claims) => mayListen(sql, topic, claims),
    recentMessages: () => sql<RealtimeMessage[]>`
      select id, topic, event, payload from realtime.messages
      where inserted_at > now() - ${lookBack}::interval and private and extension = 'broadcast'
      order by inserted_at`,
  };
}
