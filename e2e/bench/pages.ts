// Measures how many pages per second a started shop serves: node e2e/bench/pages.ts [address, default
// http://localhost:3000] [paths…]. "Cached" requests the same addresses repeatedly; "rendered" requests each
// with a new parameter. Works with any shop whose pages ignore unknown parameters.
import { Agent, get } from 'node:http';
import { quantile } from './quantile.ts';

const [base = 'http://localhost:3000', ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/products', '/deals', '/categories'];
const seconds = 8;

/** Reads one page completely. Rejects unless its status is 200. */
function request(agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(new URL(path, base), { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path} returned ${response.statusCode}`));
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
      const requested = performance.now();
      await request(agent, pathOf(turn++));
      times.push(performance.now() - requested);
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
