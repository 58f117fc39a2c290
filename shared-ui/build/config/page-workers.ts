import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Configuration } from 'webpack';
import { base, clientOutput } from './base.ts';
import { federationName } from './federation.ts';
import type { Mode } from './mode.ts';
import { distOf, root } from './paths.ts';

const require = createRequire(import.meta.url);

/** Folders whose `worker.ts` a page can start as a web worker. */
const workerFolders = {
  spreadsheets: join(root, 'shared-ui/spreadsheet'),
  pictures: join(root, 'shared-ui/kit/pictures'),
};
export type WorkerName = keyof typeof workerFolders;
export const workerNames = Object.keys(workerFolders) as WorkerName[];

/** A web worker, which may fetch chunks. The code that starts the worker passes the address of the chunks. */
export function pageWorker(dir: string, mode: Mode, name: WorkerName): Configuration {
  const { chunkFilename } = clientOutput(dir, mode);
  return {
    ...base(dir, mode, name),
    name,
    target: ['webworker', 'es2022'],
    entry: { worker: join(workerFolders[name], 'worker.ts') },
    output: {
      path: join(distOf(dir), 'workers'),
      publicPath: '',
      filename: workerFileOf(name),
      chunkFilename,
      uniqueName: `${federationName(basename(dir))}_${name}`,
    },
  };
}

/** Constants with the addresses of the web workers for the client's code. */
export function workerAddresses(): Record<string, string> {
  return {
    SPREADSHEET_WORKER: JSON.stringify(`workers/${workerFileOf('spreadsheets')}`),
    PICTURE_WORKER: JSON.stringify(`workers/${workerFileOf('pictures')}`),
  };
}

/**
 * File name with a hash of the sources, because the client build needs the name before the worker is built.
 */
function workerFileOf(name: WorkerName): string {
  const { dependencies } = require('../../package.json') as { dependencies: Record<string, string> };
  const folder = workerFolders[name];
  const hash = createHash('sha256').update(`${dependencies.xlsx} ${dependencies.fflate}`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return `${name}.${hash.digest('hex').slice(0, 8)}.js`;
}
