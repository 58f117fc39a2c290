import type { MailServer } from './mail-types.ts';

/** The administrator's settings as the database keeps them. */
export interface StoredSettings {
  sender_email: string;
  sender_name: string;
  smtp_host: string;
  smtp_port: number;
  encryption: MailServer['encryption'];
  app_password: string;
}

/**
 * Reads the operator's server from the environment: SMTP_HOST, _PORT, _ENCRYPTION, _USER, _PASSWORD, _FROM.
 * Without more than a host it is port 465 with TLS: hosted edge functions may not connect to 25 and 587.
 */
export function serverFromEnvironment(read: (name: string) => string | undefined): MailServer | null {
  const host = read('SMTP_HOST');
  if (!host) return null;
  const from = read('SMTP_FROM') ?? 'Mawad <no-reply@mawad.test>';
  const [, name = 'Mawad', address = from] = /^\s*(.*?)\s*<([^<>\s]+)>\s*$/.exec(from) ?? [];
  const encryption = read('SMTP_ENCRYPTION');
  return {
    host,
    port: Number(read('SMTP_PORT') || 465),
    encryption: encryption === 'none' || encryption === 'starttls' ? encryption : 'tls',
    user: read('SMTP_USER') || undefined,
    password: read('SMTP_PASSWORD') || undefined,
    from: { name, address },
  };
}

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

/** Whether an address is loopback, private, link-local, multicast or otherwise not on the open internet. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const number = parse4(mapped);
  if (number !== null) {
    return privateRanges4.some(
      ([start, bits]) => Math.floor(number / 2 ** (32 - bits)) === Math.floor(start / 2 ** (32 - bits)),
    );
  }
  // Of IPv6 only the global unicast range 2000::/3 is the open internet, less documentation and tunnels.
  return !/^[23][0-9a-f]{3}:/i.test(address) || /^2001:(0?db8|0{1,4}:|:)|^2002:/i.test(address);
}

/**
 * The server of the administrator's settings, pinned to an address on the open
 * internet, so that nobody can aim it at this network. Throws `smtp_host_refused`.
 */
export async function serverFromSettings(
  settings: StoredSettings,
  resolve: (host: string) => Promise<string[]>,
): Promise<MailServer & { servername: string }> {
  const addresses = await resolve(settings.smtp_host);
  if (addresses.length === 0 || addresses.some(isPrivateAddress)) throw new Error('smtp_host_refused');
  return {
    host: addresses[0]!,
    servername: settings.smtp_host,
    port: settings.smtp_port,
    encryption: settings.encryption,
    user: settings.sender_email,
    password: settings.app_password,
    from: { name: settings.sender_name, address: settings.sender_email },
  };
}
