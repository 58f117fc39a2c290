import { lookup } from 'node:dns/promises';

/** Private and reserved IPv4 ranges: first address, prefix length. */
const privateRanges4 = [
  [0x00000000, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0000000, 24],
  [0xc0a80000, 16],
  [0xc6120000, 15],
  [0xe0000000, 3],
] as const;

function parse4(address: string): number | null {
  const parts = address.split('.').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 255))
    return null;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

/** True for loopback, private, link-local, multicast and other addresses that are not on the public internet. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const number = parse4(mapped);
  if (number !== null) {
    return privateRanges4.some(
      ([start, bits]) => Math.floor(number / 2 ** (32 - bits)) === Math.floor(start / 2 ** (32 - bits)),
    );
  }
  // Public IPv6 addresses are the global unicast range 2000::/3 without documentation addresses and tunnels.
  return !/^[23][0-9a-f]{3}:/i.test(address) || /^2001:(0?db8|0{1,4}:|:)|^2002:/i.test(address);
}

/** Addresses of a host; empty if any of them is not on the public internet. Throws the errors of the DNS lookup. */
export async function openAddressesOf(
  host: string,
  resolve: (host: string) => Promise<string[]> = resolveHost,
): Promise<string[]> {
  const addresses = await resolve(host);
  return addresses.some(isPrivateAddress) ? [] : addresses;
}

async function resolveHost(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}
