import type { PartHealth } from './gateway/health.ts';
import type { Sql } from './postgres.ts';
import type { PartStatus } from './supervisor.ts';

async function answersHttp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

async function answersSql(sql: Sql): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), 2000).unref());
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
}

/** Asks every part whether it answers; the one that asks does. */
export function probeParts(statuses: PartStatus[], sql: Sql): Promise<PartHealth[]> {
  return Promise.all(
    statuses.map(async ({ health, ...status }) => {
      const answers = health
        ? await answersHttp(health)
        : status.name !== 'database' || (await answersSql(sql));
      return { ...status, answers };
    }),
  );
}
