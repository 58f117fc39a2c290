import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A module that exists once per page: the shell provides it, remotes use the shell's. */
export interface SharedModule {
  /** The import request, which is also the key in the share scope. */
  request: string;
  /** Version this build provides. */
  version: string;
  /** Range this build accepts from another provider. */
  requiredVersion: string;
  /** Part of the shell's first chunk; otherwise loaded when something needs it. */
  eager: boolean;
}

/** Shared modules that stay out of the first view. */
const onDemand = new Set([
  '@mawad/shared-i18n/trans',
  '@mawad/shared-ui/mui-forms',
  '@mawad/shared-ui/mui-more',
  '@mawad/shared-ui/mui-overlays',
]);

/**
 * The one list of shared modules. Share identity, bundle code: a module belongs
 * here only when two copies on one page would break (contexts, singletons,
 * classes compared with `instanceof`).
 */
const sharedRequests = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@mawad/shared-i18n',
  '@mawad/shared-i18n/trans',
  '@mawad/shared-ui/contract',
  '@mawad/shared-ui/mui',
  '@mawad/shared-ui/mui-forms',
  '@mawad/shared-ui/mui-more',
  '@mawad/shared-ui/mui-overlays',
  '@mawad/shared-ui/query',
  '@mawad/shared-ui/router',
  '@mawad/shared-ui/store',
  '@mawad/supabase/client',
  '@mawad/supabase/errors',
];

/** Reads the list with the versions installed in the workspace. */
export function sharedModules(): SharedModule[] {
  return sharedRequests.map((request) => {
    const version = packageVersion(packageName(request));
    return { request, version, requiredVersion: `^${version}`, eager: !onDemand.has(request) };
  });
}

/** Maps the source file of each of our own shared modules to its package name request. */
export function ownSharedFiles(): Map<string, string> {
  const own = sharedRequests.filter((request) => request.startsWith('@mawad/'));
  return new Map(own.map((request) => [sourceFile(request), request]));
}

/** The packages that shared modules belong to, ours and libraries. */
export function sharedPackages(): string[] {
  return [...new Set(sharedRequests.map(packageName))];
}

function packageName(request: string): string {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

const require = createRequire(import.meta.url);

function packageVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(manifestPath(name), 'utf8')) as { version: string };
  return version;
}

function manifestPath(name: string): string {
  const root = join(import.meta.dirname, '..', '..');
  if (name.startsWith('@mawad/')) return join(root, name.slice('@mawad/'.length), 'package.json');
  return require.resolve(`${name}/package.json`);
}

function sourceFile(request: string): string {
  const name = packageName(request);
  const { exports } = JSON.parse(readFileSync(manifestPath(name), 'utf8')) as {
    exports: Record<string, string>;
  };
  const key = `.${request.slice(name.length)}`;
  const target = exports[key] ?? exports['./*']?.replace('*', key.slice(2));
  if (!target) throw new Error(`${request} is shared but its package does not export it`);
  return join(dirname(manifestPath(name)), target);
}
