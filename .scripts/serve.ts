// Serves built front ends for an API that is already running:
//   MAWAD_API_URL=http://localhost:54321 MAWAD_PUBLISHABLE_KEY=… node .scripts/serve.ts
// Ports come from the variables of npm start, else any free port. Uses the build in MAWAD_BUILD_DIR/<package> if it exists.
// MAWAD_RENDER=off serves the shell as static files without server rendering.
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

/** Folders of builds in MAWAD_BUILD_DIR, by package name. */
function buildsFromEnvironment(): Record<string, string> {
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
  dists: buildsFromEnvironment(),
  offline: process.env.MAWAD_OFFLINE !== 'off',
  render: process.env.MAWAD_RENDER !== 'off',
});

let ending: Promise<never> | undefined;
const end = () => void (ending ??= servers.close().then(() => process.exit(0)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, end);
console.log(JSON.stringify(servers.urls));
process.send?.(servers.urls);
