import type { Configuration } from 'webpack';
import type { Mode } from './config/mode.ts';
import { pageWorker, type WorkerName, workerNames } from './config/page-workers.ts';
import { remoteClient, remoteServer, standaloneRuntime } from './config/remote.ts';
import { serviceWorker, shellClient, shellServer } from './config/shell.ts';

/** Builds of the shell: the browser host, the same component tree for its server, and the service worker. */
export function shellConfigs(dir: string, mode: Mode): Configuration[] {
  return [shellClient(dir, mode), shellServer(dir, mode), serviceWorker(dir, mode)];
}

/**
 * Builds of a remote: its federated and stand-alone client, and the server entry from which the shell's
 * server renders its pages. `workers` lists the web workers that the remote starts: `spreadsheets` with
 * `@mawad/shared-ui/spreadsheet/read-spreadsheet.ts`, `pictures` with
 * `@mawad/shared-ui/kit/pictures/encode-picture.ts`.
 */
export function remoteConfigs(
  dir: string,
  mode: Mode,
  workers: Partial<Record<WorkerName, boolean>> = {},
): Configuration[] {
  return [
    remoteClient(dir, mode),
    standaloneRuntime(dir, mode),
    ...workerNames.filter((name) => workers[name]).map((name) => pageWorker(dir, mode, name)),
    remoteServer(dir, mode),
  ];
}
