import type { PartHealth } from './gateway/health.ts';
import type { Sql } from './postgres.ts';
import type { PartStatus } from './supervisor.ts';

async function respondsToHttp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

async function respondsToSql(sql: Sql): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), 2000).unref());
  const response = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([response, timeout]);
}

/** Probes every part. A part without a health URL, except the database, is the gateway itself, which runs this. */
export function probeParts(statuses: PartStatus[], sql: Sql): Promise<PartHealth[]> {
  return Promise.all(
    statuses.map(async ({ health, ...status }) => {
      const answers = health
        ? await respondsToHttp(health)
        : status.name !== 'database' || (await respondsToSql(sql));
      return { ...status, answers };
    }),
  );
}
