import { openAddressesOf } from '../_shared/open-internet.ts';
import type { Database } from '../../src/database.types.ts';
import type { MailServer } from './mail-types.ts';

/** Settings stored by an administrator. */
type StoredSettings = Database['public']['Functions']['get_smtp_settings']['Returns'][number];

/** Default: implicit TLS. */
const encryptionOf = (name: string | undefined): MailServer['encryption'] =>
  name === 'none' || name === 'starttls' ? name : 'tls';

/**
 * Reads the operator's server from the environment: SMTP_HOST, _PORT, _ENCRYPTION, _USER, _PASSWORD, _FROM. Defaults to port
 * 465 with TLS, because hosted edge functions cannot connect to ports 25 and 587. Null without SMTP_HOST.
 */
export function serverFromEnvironment(read: (name: string) => string | undefined): MailServer | null {
  const host = read('SMTP_HOST');
  if (!host) return null;
  const from = read('SMTP_FROM') ?? 'Mawad <no-reply@mawad.test>';
  const [, name = 'Mawad', address = from] = /^\s*(.*?)\s*<([^<>\s]+)>\s*$/.exec(from) ?? [];
  return {
    host,
    port: Number(read('SMTP_PORT') || 465),
    encryption: encryptionOf(read('SMTP_ENCRYPTION')),
    user: read('SMTP_USER') || undefined,
    password: read('SMTP_PASSWORD') || undefined,
    from: { name, address },
  };
}

/**
 * Mail server of the stored settings, pinned to an address on the public internet, so that it cannot point to the internal
 * network. Throws `smtp_host_refused`.
 */
export async function serverFromSettings(
  settings: StoredSettings,
  resolve?: (host: string) => Promise<string[]>,
): Promise<MailServer & { servername: string }> {
  const [host] = await openAddressesOf(settings.smtp_host, resolve);
  if (!host) throw new Error('smtp_host_refused');
  return {
    host,
    servername: settings.smtp_host,
    port: settings.smtp_port,
    encryption: encryptionOf(settings.encryption),
    user: settings.sender_email,
    password: settings.app_password,
    from: { name: settings.sender_name, address: settings.sender_email },
  };
}
