import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { openAddressesOf } from '../_shared/open-internet.ts';
import { readPicture } from '../publish-media/formats/picture.ts';
import { FileError } from '../publish-media/formats/format.ts';

/** Why a picture was not brought; translated by `errors:<code>`. */
export type FetchProblem = 'picture_address' | 'picture_not_found' | 'picture_unreachable';

/** An address that gives no picture. */
export class FetchError extends Error {
  readonly code: FetchProblem;

  constructor(code: FetchProblem) {
    super(code);
    this.code = code;
  }
}

/** Bytes; as large as a file that a seller chooses. */
export const largestPicture = 20 * 1024 * 1024;
const longestWait = 15_000;
const mostRedirects = 4;

/** Parses an http(s) address without user and password; throws `picture_address` for any other. */
function parseAddress(address: string, base?: string): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol);
  if (!isWeb || url.username !== '' || url.password !== '') throw new FetchError('picture_address');
  return url;
}

/** Connects to the address that was checked: the host's DNS might answer a private one at the next look-up (DNS rebinding). */
async function open(url: URL, addressesOf: AddressesOf, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await addressesOf(host).catch(() => null);
  if (addresses === null) throw new FetchError('picture_unreachable');
  const [address] = addresses;
  if (!address) throw new FetchError('picture_address');
  const family = address.includes(':') ? 6 : 4;
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const asked = request(
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
    asked.on('error', reject);
    asked.end();
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
 * A picture (WebP, JPEG or PNG) at an address of the open internet; redirects are followed. `addressesOf` answers where a
 * host may be asked, none when it may not. Throws FetchError and FileError.
 */
export async function fetchPicture(
  address: string,
  {
    addressesOf = openAddressesOf,
    limit = largestPicture,
  }: { addressesOf?: AddressesOf; limit?: number } = {},
): Promise<{ bytes: Uint8Array; type: string }> {
  const signal = AbortSignal.timeout(longestWait);
  let url = parseAddress(address);
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
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
