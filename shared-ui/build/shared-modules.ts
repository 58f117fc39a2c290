import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A module that exists once per page: the shell provides it, and remotes use the shell's copy. */
export interface SharedModule {
  /** The import request, which is also the key in the share scope. */
  request: string;
  /** Version that this build provides. */
  version: string;
  /** Version range that this build accepts from another provider. */
  requiredVersion: string;
  /** Part of the shell's first chunk; otherwise loaded on demand. */
  eager: boolean;
}

/** Shared modules that are not part of the first chunk. */
const onDemand = new Set([
  '@mawad/shared-i18n/trans',
  '@mawad/shared-ui/kit/mui-forms.ts',
  '@mawad/shared-ui/kit/mui-more.ts',
  '@mawad/shared-ui/kit/mui-overlays.ts',
]);

/**
 * All shared modules. Share identity, bundle code: a module belongs here only if two copies on one page would
 * break (contexts, singletons, classes compared with `instanceof`).
 */
const sharedRequests = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@mawad/shared-i18n',
  '@mawad/shared-i18n/trans',
  '@mawad/shared-ui/platform/contract.ts',
  '@mawad/shared-ui/kit/mui.ts',
  '@mawad/shared-ui/kit/mui-forms.ts',
  '@mawad/shared-ui/kit/mui-more.ts',
  '@mawad/shared-ui/kit/mui-overlays.ts',
  '@mawad/shared-ui/platform/query.ts',
  '@mawad/shared-ui/kit/router.ts',
  '@mawad/shared-ui/platform/store/index.ts',
  '@mawad/supabase/client',
  '@mawad/supabase/errors',
];

/** The shared modules with the versions installed in the workspace. */
export function sharedModules(): SharedModule[] {
  return sharedRequests.map((request) => {
    const version = packageVersion(packageName(request));
    return { request, version, requiredVersion: `^${version}`, eager: !onDemand.has(request) };
  });
}

/** Source file of each of our own shared modules, mapped to its request. */
export function ownSharedFiles(): Map<string, string> {
  const own = sharedRequests.filter((request) => request.startsWith('@mawad/'));
  return new Map(own.map((request) => [sourceFile(request), request]));
}

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
  const pattern = Object.keys(exports).find(
    (each) => each.endsWith('/*') && key.startsWith(each.slice(0, -1)),
  );
  const target = exports[key] ?? (pattern && exports[pattern]!.replace('*', key.slice(pattern.length - 1)));
  if (!target) throw new Error(`${request} is shared but its package does not export it`);
  return join(dirname(manifestPath(name)), target);
}
