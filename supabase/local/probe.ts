import type { PartHealth } from './gateway/health.ts';
import type { Sql } from './postgres.ts';
import type { Part } from './supervisor.ts';

export interface ProbeAddresses {
  api: string;
  functions: string;
  mailWeb: number;
}

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

/** Asks every part whether it answers. */
export function probeParts(parts: Part[], sql: Sql, addresses: ProbeAddresses): Promise<PartHealth[]> {
  const probes: Record<string, () => Promise<boolean>> = {
    database: () => answersSql(sql),
    api: () => answersHttp(`${addresses.api}/auth/v1/health`),
    functions: () => answersHttp(`${addresses.functions}/_health`),
    mail: () => answersHttp(`http://127.0.0.1:${addresses.mailWeb}/healthz`),
  };
  return Promise.all(
    parts.map(async ({ name, state, restarts }) => ({
      name,
      state,
      restarts,
      answers: (await probes[name]?.()) ?? state === 'up',
    })),
  );
}
