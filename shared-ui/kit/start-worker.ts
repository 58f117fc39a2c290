/** Public path of this build; set by webpack. */
declare const __webpack_public_path__: string;

/**
 * Starts a worker from a file of this build. Browsers refuse a worker script from another origin, such as
 * that of a remote, so a script with the page's origin imports the file. The worker finds the other files of
 * the build at `self.filesAddress`.
 */
export function startWorker(file: string, name: string): Worker {
  const address = new URL(file, new URL(__webpack_public_path__, location.href)).href;
  const folder = new URL('.', address).href;
  const source = `self.filesAddress=${JSON.stringify(folder)};importScripts(${JSON.stringify(address)})`;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url, { name });
  // The address is needed until the script has been fetched, which the first message shows.
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
