import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { openAddressesOf } from '../_shared/open-internet.ts';
import { readPicture } from '../publish-media/formats/picture.ts';
import { FileError } from '../publish-media/formats/format.ts';

/** Error codes; translated by `errors:<code>`. */
export type FetchProblem = 'picture_address' | 'picture_not_found' | 'picture_unreachable';

/** A picture could not be downloaded. */
export class FetchError extends Error {
  readonly code: FetchProblem;

  constructor(code: FetchProblem) {
    super(code);
    this.code = code;
  }
}

/** Bytes; the same limit as for a file that a seller chooses. */
export const maxPictureSize = 20 * 1024 * 1024;
/** ms, for all redirects together. */
const timeout = 15_000;
const maxRedirects = 4;

/** Parses an http(s) URL without user and password; throws `picture_address` for any other. */
function parseAddress(address: string, base?: string): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol);
  if (!isWeb || url.username !== '' || url.password !== '') throw new FetchError('picture_address');
  return url;
}

/** Connects to the checked address, because a second DNS lookup might return a private one (DNS rebinding). */
async function open(url: URL, addressesOf: AddressesOf, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await addressesOf(host).catch(() => null);
  if (addresses === null) throw new FetchError('picture_unreachable');
  const [address] = addresses;
  if (!address) throw new FetchError('picture_address');
  const family = address.includes(':') ? 6 : 4;
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent: false,
        signal,
        headers: { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'Mawad' },
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}

async function readAll(answer: IncomingMessage, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) {
      answer.destroy();
      throw new FileError('file_too_large', { limit });
    }
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

type AddressesOf = (host: string) => Promise<string[]>;

/**
 * Downloads a picture (WebP, JPEG or PNG) from the public internet; follows redirects. `addressesOf` returns the addresses of
 * a host, none if the host is not allowed. Throws FetchError and FileError.
 */
export async function fetchPicture(
  address: string,
  {
    addressesOf = openAddressesOf,
    limit = maxPictureSize,
  }: { addressesOf?: AddressesOf; limit?: number } = {},
): Promise<{ bytes: Uint8Array; type: string }> {
  const signal = AbortSignal.timeout(timeout);
  let url = parseAddress(address);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await open(url, addressesOf, signal);
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (status >= 300 && status < 400 && location) {
        answer.destroy();
        url = parseAddress(location, url.href);
        continue;
      }
      if (status !== 200) {
        answer.destroy();
        throw new FetchError(status >= 400 && status < 500 ? 'picture_not_found' : 'picture_unreachable');
      }
      const bytes = await readAll(answer, limit);
      return { bytes, type: readPicture(bytes).type };
    }
  } catch (error) {
    if (error instanceof FetchError || error instanceof FileError) throw error;
    throw new FetchError('picture_unreachable');
  }
  throw new FetchError('picture_unreachable');
}
