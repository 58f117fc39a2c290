import * as z from 'zod/mini';
import { browserStorage, listCodec, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';

/** Request that this browser sent without an account. */
export interface GuestRequest {
  number: string;
  /** As typed; with the number it proves who sent the request. */
  phone: string;
}

const shape = z.object({ number: z.string(), phone: z.string() });
const codec = listCodec<GuestRequest>(1, (item) => shape.safeParse(item).data ?? null);

/** Most requests that are kept; older ones are dropped. */
const maxRequests = 20;

// Session sync removes values with this name prefix when somebody signs out.
const stored = () => storedValue(browserStorage(), 'mawad-personal-guest-quotes', codec, []);

export const guestRequests = (): GuestRequest[] => stored().read();

export function addGuestRequest(request: GuestRequest): void {
  stored().write([...guestRequests(), request].slice(-maxRequests));
}

export function forgetGuestRequest(number: string): void {
  const left = guestRequests().filter((request) => request.number !== number);
  if (left.length > 0) stored().write(left);
  else stored().forget();
}
