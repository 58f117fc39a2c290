// Measures how many pages per second a started shop serves: node e2e/bench/pages.ts [address, default
// http://localhost:3000] [paths…]. "Rendered" requests each product page of the site map once, shortly after the
// start; "cached" requests a few addresses repeatedly. Another shop gets paths: "rendered" then requests each with a
// new parameter, which works if its pages ignore unknown parameters.
import autocannon from 'autocannon';
import { publicPaths } from './public-paths.ts';

const [base = 'http://localhost:3000', ...given] = process.argv.slice(2);
const ownShop = given.length === 0;
const paths = ownShop ? ['/', '/products', '/deals', '/categories'] : given;

interface Load {
  pages: string;
  clients: number;
  /** Pages to request and check; without it the load lasts 8 seconds. */
  amount?: number;
  pathOf: (turn: number) => string;
}

async function measure({ pages, clients, amount, pathOf }: Load): Promise<object> {
  let turn = 0;
  const result = await autocannon({
    url: base,
    connections: clients,
    ...(amount ? { amount } : { duration: 8 }),
    timeout: 60,
    headers: { 'accept-encoding': amount ? 'identity' : 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: pathOf(turn++) }) }],
    // A stand-in for a page that could not be rendered costs the server nothing and must not count.
    ...(amount && { verifyBody: (body) => String(body).includes('data-rendered') }),
  });
  const failed = result.non2xx + result.errors + result.timeouts + result.mismatches;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.sent} pages were not served`);
  return {
    ...{ pages, clients, 'pages a second': Math.round((result.requests.total * 10) / result.duration) / 10 },
    ...{ 'p50 ms': result.latency.p50, 'p97.5 ms': result.latency.p97_5 },
  };
}

const pathAt = (turn: number) => paths[turn % paths.length]!;
const marked = (mark: string) => (turn: number) =>
  `${pathAt(turn)}${pathAt(turn).includes('?') ? '&' : '?'}mark=${mark}-${turn}`;

/** Loads that no cache can serve. Product pages are divided, so that each is requested once. */
async function renderedLoads(): Promise<Load[]> {
  if (!ownShop)
    return [1, 8].map((clients) => ({
      ...{ pages: 'rendered', clients },
      pathOf: marked(`${process.pid}-${clients}`),
    }));
  const products = (await publicPaths(base)).filter((path) => path.startsWith('/product/'));
  const alone = products.slice(0, Math.floor(products.length / 10));
  const together = products.slice(alone.length);
  return [
    { pages: 'rendered', clients: 1, amount: alone.length, pathOf: (turn) => alone[turn]! },
    { pages: 'rendered', clients: 8, amount: together.length, pathOf: (turn) => together[turn]! },
  ];
}

const rows: object[] = [];
for (const load of await renderedLoads()) rows.push(await measure(load));
for (const clients of [1, 32]) rows.push(await measure({ pages: 'cached', clients, pathOf: pathAt }));
console.table(rows);
