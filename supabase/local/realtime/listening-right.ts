import { randomUUID } from 'node:crypto';
import type { Claims } from '../gateway/tokens.ts';
import type { Sql } from '../postgres.ts';

class Rollback extends Error {}

/**
 * True if a person with these claims may listen to a private topic. Checks like hosted projects: inserts a message of the
 * topic, reads it with the role and claims of the person, and rolls back. False for a session that has ended. Rejects if the
 * database is down.
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
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
  return allowed;
}
