// Serves built front ends against an API that runs already, beside a started product:
//   MAWAD_API_URL=http://localhost:54321 MAWAD_PUBLISHABLE_KEY=… node .scripts/serve.ts
// Ports as for npm start, else free ones. Builds come from MAWAD_BUILD_DIR/<package> where there is
// one. MAWAD_RENDER=off serves the shell as the plain files that any static host would.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startServers } from '../shell/server/start.ts';
import { portFromEnvironment } from '../supabase/local/ports.ts';

const packages = ['shell', 'storefront', 'seller-portal', 'admin-console'] as const;

function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set.`);
  return value;
}

/** The packages that are built under MAWAD_BUILD_DIR. */
function buildsElsewhere(): Record<string, string> {
  const folder = process.env.MAWAD_BUILD_DIR;
  if (!folder) return {};
  const builds = packages.map((name) => [name, join(folder, name)] as const);
  return Object.fromEntries(builds.filter(([, path]) => existsSync(path)));
}

const servers = await startServers({
  apiUrl: required('MAWAD_API_URL'),
  publishableKey: required('MAWAD_PUBLISHABLE_KEY'),
  ports: {
    shell: portFromEnvironment('MAWAD_SHELL_PORT', 0),
    storefront: portFromEnvironment('MAWAD_STOREFRONT_PORT', 0),
    sellerPortal: portFromEnvironment('MAWAD_SELLER_PORT', 0),
    adminConsole: portFromEnvironment('MAWAD_ADMIN_PORT', 0),
  },
  dists: buildsElsewhere(),
  offline: process.env.MAWAD_OFFLINE !== 'off',
  render: process.env.MAWAD_RENDER !== 'off',
});

let ending: Promise<never> | undefined;
const end = () => void (ending ??= servers.close().then(() => process.exit(0)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, end);
console.log(JSON.stringify(servers.urls));
process.send?.(servers.urls);
