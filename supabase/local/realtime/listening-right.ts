import { randomUUID } from 'node:crypto';
import type { Claims } from '../gateway/tokens.ts';
import type { Sql } from '../postgres.ts';

class Undo extends Error {}

/**
 * Whether the bearer of these claims may listen to a private topic, asked as a
 * hosted project asks: a message of the topic is written, read under the
 * person's own role and claims, and rolled back. No for a session that has ended.
 * Rejects when the database does not answer.
 */
export async function mayListen(sql: Sql, topic: string, claims: Claims): Promise<boolean> {
  const id = randomUUID();
  let allowed = false;
  await sql
    .begin(async (transaction) => {
      await transaction`
        insert into realtime.messages (id, topic, extension, private)
        select ${id}, ${topic}, 'broadcast', true from auth.sessions s
        where s.id = ${claims.session_id ?? null} and s.user_id = ${claims.sub}`;
      await transaction`
        select set_config('role', 'authenticated', true), set_config('realtime.topic', ${topic}, true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
          set_config('request.jwt.claim.sub', ${claims.sub}, true)`;
      allowed = (await transaction`select 1 from realtime.messages where id = ${id}`).length > 0;
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return allowed;
}
