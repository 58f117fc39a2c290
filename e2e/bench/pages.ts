// How many pages a second a started shop answers: node e2e/bench/pages.ts [address, http://localhost:3000
// unless told] [paths…]. "Cached" asks the same addresses again and again; "rendered" asks each with a parameter that
// was never used before. Works on any shop whose pages ignore parameters that they do not know.
import { Agent, get } from 'node:http';
import { quantile } from './quantile.ts';

const [base = 'http://localhost:3000', ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/products', '/deals', '/categories'];
const seconds = 8;

/** Reads one page to its end. Rejects when it is not answered with 200. */
function ask(agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(new URL(path, base), { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

async function measure(pages: string, clients: number, pathOf: (turn: number) => string): Promise<object> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let turn = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const work = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      await ask(agent, pathOf(turn++));
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  agent.destroy();
  const ms = (part: number) => Math.round(quantile(times, part) * 10) / 10;
  return {
    ...{ pages, clients, 'pages a second': Math.round((times.length * 1000) / (performance.now() - began)) },
    ...{ 'p50 ms': ms(0.5), 'p95 ms': ms(0.95) },
  };
}

const pathAt = (turn: number) => paths[turn % paths.length]!;
const marked = (mark: string) => (turn: number) =>
  `${pathAt(turn)}${pathAt(turn).includes('?') ? '&' : '?'}mark=${mark}-${turn}`;
const rows: object[] = [];
for (const clients of [1, 8])
  rows.push(await measure('rendered', clients, marked(`${process.pid}-${clients}`)));
for (const clients of [1, 32]) rows.push(await measure('cached', clients, pathAt));
console.table(rows);
