// Measures the memory of the page server: node e2e/bench/memory.ts [origin]. Needs the started product with
// its seed. Starts another page server against its API and requests the site map's pages.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MemoryReport } from './report-memory.ts';
import { publicPaths } from './public-paths.ts';
import { origin } from './shop.ts';

const stages = [200, 2000];
const clients = 4;
/** Maximum growth in bytes from the first to the last stage. */
const goal = 50e6;

async function main() {
  const { server, url } = await startPageServer();
  try {
    const paths = await publicPaths(origin);
    const reports: MemoryReport[] = [];
    let served = 0;
    for (const stage of stages) {
      for (; served < stage; served += clients) {
        const batch = Array.from({ length: clients }, (_, place) => paths[(served + place) % paths.length]!);
        await Promise.all(batch.map((path) => visit(url + path)));
      }
      reports.push(await memoryOf(server));
    }
    console.table(
      stages.map((pages, index) => {
        const { resident, live, handles } = reports[index]!;
        return { pages, 'resident MB': megabytes(resident), 'live MB': megabytes(live), handles };
      }),
    );
    const growth = reports.at(-1)!.resident - reports[0]!.resident;
    console.log(`Growth ${megabytes(growth)} MB; the goal is at most ${megabytes(goal)} MB.`);
  } finally {
    server.kill('SIGTERM');
  }
}

async function startPageServer(): Promise<{ server: ChildProcess; url: string }> {
  const { api } = (await (await fetch(`${origin}/remotes.json`)).json()) as {
    api: { url: string; publishableKey: string };
  };
  const server = fork(join(import.meta.dirname, '../../.scripts/serve.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'report-memory.ts')],
    env: {
      ...process.env,
      MAWAD_API_URL: api.url,
      MAWAD_PUBLISHABLE_KEY: api.publishableKey,
      MAWAD_SHELL_PORT: '0',
      MAWAD_STOREFRONT_PORT: '0',
      MAWAD_SELLER_PORT: '0',
      MAWAD_ADMIN_PORT: '0',
    },
  });
  const [urls] = (await once(server, 'message')) as [{ shell: string }];
  return { server, url: urls.shell };
}

/** Throws unless the page was rendered: an app shell would cost the server nothing. */
async function visit(address: string): Promise<void> {
  const response = await fetch(address);
  const html = await response.text();
  if (!html.includes('data-rendered')) throw new Error(`${address} was not rendered: ${response.status}`);
}

async function memoryOf(server: ChildProcess): Promise<MemoryReport> {
  server.send('memory');
  const [report] = (await once(server, 'message')) as [MemoryReport];
  return report;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

await main();
