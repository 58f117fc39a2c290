import { networkOrPause } from './network-or-pause.ts';

/** Wait before another try while the browser believes it is online, in milliseconds. */
const pause = 5000;

/** Fetches code, waiting for the network as long as it takes. In browsers only. */
export async function whenFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    await networkOrPause(navigator.onLine ? pause : Infinity);
    return whenFetched(fetchPart);
  }
}
