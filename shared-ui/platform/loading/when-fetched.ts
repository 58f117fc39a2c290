import { networkOrPause } from './network-or-pause.ts';

/** Wait in ms before a retry while the browser reports to be online. */
const pause = 5000;

/** Loads code, and waits for the network without limit. Only for browsers. */
export async function whenFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    await networkOrPause(navigator.onLine ? pause : Infinity);
    return whenFetched(fetchPart);
  }
}
