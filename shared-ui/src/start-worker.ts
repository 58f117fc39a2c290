/** Where the files of this build lie; webpack sets it. */
declare const __webpack_public_path__: string;

/**
 * Starts a worker from a file of this build. A remote's files lie on another origin than the page, which no worker may:
 * so a script of the page's own loads them. The worker finds further files of the build by `self.filesAddress`.
 */
export function startWorker(file: string, name: string): Worker {
  const address = new URL(file, new URL(__webpack_public_path__, location.href)).href;
  const folder = new URL('.', address).href;
  const source = `self.filesAddress=${JSON.stringify(folder)};importScripts(${JSON.stringify(address)})`;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url, { name });
  // The address is needed until the script has been fetched, which the first message tells.
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
