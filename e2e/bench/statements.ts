// Times a statement with the rights of a person, for the benchmarks of the database.
import postgres from 'postgres';
import { quantile } from './quantile.ts';

const rounds = 20;

const people: Record<string, string> = {
  seller: 'seller@mawad.test',
  buyer: 'buyer@mawad.test',
  admin: 'admin@mawad.test',
};

/** Times of one statement, run with a person's rights and rolled back. */
export async function timeStatement(
  address: string,
  name: string,
  who: string,
  query: string,
): Promise<object> {
  const sql = postgres(address, { max: 1, onnotice: () => undefined });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await sql
      .begin(async (tx) => {
        await tx`
          select set_config('request.jwt.claims', coalesce((select jsonb_build_object('sub', id, 'role', 'authenticated')::text
            from auth.users where email = ${people[who] ?? ''}), '{}'), true),
            set_config('request.jwt.claim.sub', coalesce((select id::text from auth.users where email = ${people[who] ?? ''}), ''), true)`;
        const started = performance.now();
        await tx.unsafe(query);
        // The first round warms the caches.
        if (round > 0) times.push(performance.now() - started);
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
  }
  await sql.end();
  const slowest = await slowestNode(address, who, query);
  return {
    name,
    'p50 ms': Math.round(quantile(times, 0.5) * 10) / 10,
    'p95 ms': Math.round(quantile(times, 0.95) * 10) / 10,
    'slowest node': slowest,
  };
}

class Rollback extends Error {}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Total Time': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** The node with the most time of its own in the nested statements, from auto_explain. */
async function slowestNode(address: string, who: string, query: string): Promise<string> {
  const notices: string[] = [];
  const watched = postgres(address, {
    max: 1,
    onnotice: (notice) => void notices.push(notice.message ?? ''),
  });
  try {
    await watched.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_nested_statements = on; set auto_explain.log_format = json; set client_min_messages = log`);
    await watched
      .begin(async (tx) => {
        await tx`
        select set_config('request.jwt.claims', coalesce((select jsonb_build_object('sub', id, 'role', 'authenticated')::text
          from auth.users where email = ${people[who] ?? ''}), '{}'), true),
          set_config('request.jwt.claim.sub', coalesce((select id::text from auth.users where email = ${people[who] ?? ''}), ''), true)`;
        await tx.unsafe(query);
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
  } finally {
    await watched.end();
  }
  let best = { time: 0, name: '' };
  const visit = (node: PlanNode) => {
    const children = node.Plans ?? [];
    const inside = children.reduce(
      (sum, child) => sum + child['Actual Total Time'] * child['Actual Loops'],
      0,
    );
    const time = node['Actual Total Time'] * node['Actual Loops'] - inside;
    const name = [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ');
    if (time > best.time && node['Node Type'] !== 'Result') best = { time, name };
    children.forEach(visit);
  };
  for (const notice of notices) {
    const start = notice.indexOf('{');
    if (start < 0) continue;
    try {
      visit((JSON.parse(notice.slice(start)) as { Plan: PlanNode }).Plan);
    } catch {
      // The notice is not a plan.
    }
  }
  return best.name;
}
