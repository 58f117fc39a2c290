import { join } from 'node:path';
import type { Program, Stack } from '../../supabase/local/stack.ts';
import { root } from '../run.ts';

export interface PageServerOptions {
  ports: { shell: number; storefront: number; sellerPortal: number; adminConsole: number };
  /** False removes the service worker from browsers that have it. */
  offline?: boolean;
  /** False serves the shell as static files without server rendering. */
  render?: boolean;
  /** Folder with builds by package name, used instead of the `dist` folders of the workspaces. */
  builds?: string;
}

/** Program that runs the servers of the four front ends, supervised by the stack. */
export function pageServer(
  { apiUrl, publishableKey }: Pick<Stack, 'apiUrl' | 'publishableKey'>,
  { ports, offline = true, render = true, builds }: PageServerOptions,
): Program {
  return {
    name: 'pages',
    script: join(root, '.scripts/serve.ts'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MAWAD_API_URL: apiUrl,
      MAWAD_PUBLISHABLE_KEY: publishableKey,
      MAWAD_SHELL_PORT: String(ports.shell),
      MAWAD_STOREFRONT_PORT: String(ports.storefront),
      MAWAD_SELLER_PORT: String(ports.sellerPortal),
      MAWAD_ADMIN_PORT: String(ports.adminConsole),
      MAWAD_OFFLINE: offline ? 'on' : 'off',
      MAWAD_RENDER: render ? 'on' : 'off',
      ...(builds && { MAWAD_BUILD_DIR: builds }),
    },
    health: `http://127.0.0.1:${ports.shell}/healthz`,
  };
}
