/** Where the files of this build lie; webpack sets it. */
declare const __webpack_public_path__: string;
/** File of the worker, relative to the build; set by the build's configuration. */
declare const SPREADSHEET_WORKER: string;

/**
 * Starts the worker that reads spreadsheets. A remote's files lie on another origin than the page, which no worker may:
 * so a script of the page's own loads them.
 */
export function startSheetWorker(): Worker {
  const address = new URL(SPREADSHEET_WORKER, new URL(__webpack_public_path__, location.href)).href;
  const script = new Blob([`importScripts(${JSON.stringify(address)})`], { type: 'text/javascript' });
  const url = URL.createObjectURL(script);
  const worker = new Worker(url, { name: 'spreadsheet' });
  // The address is needed until the script has been fetched, which the first message tells.
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
