import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Secrets of one stack: random, generated at its first start, never logged. */
export interface Secrets {
  /** Signs access tokens (HS256). */
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  /** Password of the superuser `postgres`. */
  postgresPassword: string;
  /** Password of `migrator`, the owner of the product's tables. */
  migratorPassword: string;
  /** Password of `api_server`, the role of the API server. */
  apiServerPassword: string;
  /** Password of every demo account. */
  demoPassword: string;
}

/** Generates an API key in the format of Supabase: random part and checksum. */
function makeApiKey(type: 'publishable' | 'secret'): string {
  const key = `sb_${type}_${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const checksum = createHash('sha256').update(`supabase-self-hosted|${key}`).digest('base64url').slice(0, 8);
  return `${key}_${checksum}`;
}

/** Generates a password that is easy to read and type: 16 characters without look-alikes, in four groups. */
function makeReadablePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

function makeSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: makeApiKey('publishable'),
    secretKey: makeApiKey('secret'),
    postgresPassword: randomBytes(24).toString('base64url'),
    migratorPassword: randomBytes(24).toString('base64url'),
    apiServerPassword: randomBytes(24).toString('base64url'),
    demoPassword: makeReadablePassword(),
  };
}

/** Reads `<dataDir>/secrets.json` and adds missing secrets; only the owner can read the file. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  let stored: Partial<Secrets> = {};
  try {
    stored = JSON.parse(await readFile(path, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(`${path} cannot be read. Restore it, or empty the data folder with npm run reset.`, {
        cause: error,
      });
    }
  }
  const secrets = { ...makeSecrets(), ...stored };
  await writePrivateFile(path, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Replaces a file atomically; only its owner can read it. */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, content, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, path);
}

/** Masks every secret in a text for logging. */
export function redact(text: string, secrets: Secrets): string {
  return Object.values(secrets).reduce(
    (result: string, secret: string) => result.replaceAll(secret, '***'),
    text,
  );
}
