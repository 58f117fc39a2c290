import type { Claims } from '../gateway/tokens.ts';
import type { Sql } from '../postgres.ts';
import { mayListen } from './listening-right.ts';

export interface RealtimeMessage {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
}

/** What the bridge asks of the database. */
export interface RealtimeSource {
  /** Whether the bearer of the claims may listen to a topic. Rejects when the database does not answer. */
  mayListen(topic: string, claims: Claims): Promise<boolean>;
  /** The broadcasts of the last half minute, the oldest first. */
  recentMessages(): Promise<RealtimeMessage[]>;
}

/** Longer than any transaction may take: a message shows with its commit, later than it was written. */
const lookBack = '30 seconds';

/** The source behind the API's login, which owns `realtime.messages`. */
export function realtimeDatabase(sql: Sql): RealtimeSource {
  return {
    mayListen: (topic, claims) => mayListen(sql, topic, claims),
    recentMessages: () => sql<RealtimeMessage[]>`
      select id, topic, event, payload from realtime.messages
      where inserted_at > now() - ${lookBack}::interval and private and extension = 'broadcast'
      order by inserted_at`,
  };
}
