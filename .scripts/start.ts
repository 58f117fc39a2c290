// npm start: builds the front ends if their sources changed, then runs the embedded stack and the four front ends.
import { resolve } from 'node:path';
import { portFromEnvironment, requireFreePort } from '../supabase/local/ports.ts';
import { startStack, type Stack } from '../supabase/local/stack.ts';
import { root, run } from './run.ts';
import { buildIfChanged } from './start/build.ts';
import { pageServer } from './start/page-server.ts';

const ports = {
  shell: portFromEnvironment('MAWAD_SHELL_PORT', 3000),
  storefront: portFromEnvironment('MAWAD_STOREFRONT_PORT', 3001),
  sellerPortal: portFromEnvironment('MAWAD_SELLER_PORT', 3002),
  adminConsole: portFromEnvironment('MAWAD_ADMIN_PORT', 3003),
  gateway: portFromEnvironment('MAWAD_API_PORT', 54321),
  postgres: portFromEnvironment('MAWAD_DB_PORT', 54322),
  mail: portFromEnvironment('MAWAD_MAIL_PORT', 54324),
};

const frontEnds = [
  { port: ports.shell, purpose: 'shop', variable: 'MAWAD_SHELL_PORT' },
  { port: ports.storefront, purpose: 'storefront', variable: 'MAWAD_STOREFRONT_PORT' },
  { port: ports.sellerPortal, purpose: 'seller portal', variable: 'MAWAD_SELLER_PORT' },
  { port: ports.adminConsole, purpose: 'admin console', variable: 'MAWAD_ADMIN_PORT' },
];

const started = Date.now();
const log = (line: string) => console.log(line);
const origin = (port: number) => `http://localhost:${port}`;
let stack: Stack | null = null;
let ending: Promise<never> | null = null;

/** Stops the stack and exits; further calls have no effect. */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    await stack?.stop();
    return process.exit(code);
  })();
  return ending;
}

/** Additional origins that may call the API, from MAWAD_OTHER_ORIGINS (comma-separated). */
function otherOrigins(): Record<string, string> {
  const origins = (process.env.MAWAD_OTHER_ORIGINS ?? '').split(',').filter(Boolean);
  return Object.fromEntries(origins.map((origin) => [origin, origin]));
}

async function startBackEnd(): Promise<Stack> {
  return startStack({
    dataDir: resolve(root, process.env.MAWAD_DATA_DIR || '.data'),
    seed: true,
    ports,
    origins: {
      shell: origin(ports.shell),
      storefront: origin(ports.storefront),
      'seller-portal': origin(ports.sellerPortal),
      'admin-console': origin(ports.adminConsole),
      ...otherOrigins(),
    },
    log,
  });
}

function describe({ apiUrl, mailUrl, demoPassword }: Stack): string {
  return `
Mawad is up after ${((Date.now() - started) / 1000).toFixed(1)} s.

  Shop            ${origin(ports.shell)}
  Seller portal   ${origin(ports.sellerPortal)}
  Admin console   ${origin(ports.adminConsole)}
  Mails           ${mailUrl}
  API             ${apiUrl}   (health: ${apiUrl}/health)

  Demo accounts, all with the password  ${demoPassword}
    buyer@mawad.test     a buyer
    seller@mawad.test    an approved seller
    pending@mawad.test   a seller awaiting approval
    admin@mawad.test     an administrator
    owner@mawad.test     an owner of a company that buys; also approver, foreman, accountant, viewer

Press Ctrl-C to stop.
`;
}

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
process.on('SIGHUP', () => void end(0));
// Sent when the parent process ends, even if it was killed.
process.on('disconnect', () => void end(0));

try {
  for (const frontEnd of frontEnds) await requireFreePort(frontEnd, 5, log);
  const building = buildIfChanged();
  building.catch(() => undefined);
  stack = await startBackEnd();
  await building;
  const offline = process.env.MAWAD_OFFLINE !== 'off';
  if (!ending) await stack.supervise(pageServer(stack, { ports, offline }));
  if (!ending) console.log(describe(stack));
  // The pages are served uncompressed until then.
  if (!ending) await run('node', ['.scripts/compress.ts'], { niceness: 10 });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
