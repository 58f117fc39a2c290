import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { loadSecrets } from '../local/secrets.ts';
import { startStack, type Stack } from '../local/stack.ts';

declare global {
  var mawadTestStack: { stack: Stack; dataDir: string } | undefined;
}

/** Starts one empty, migrated stack for all database tests; its addresses are in MAWAD_TEST_*. */
export default async function setUp(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawad-database-'));
  // The database's own user must be able to enter.
  chmodSync(dataDir, 0o755);
  const stack = await startStack({
    dataDir,
    seed: false,
    origins: { shell: 'http://127.0.0.1:3000' },
    // The gateway's limits have their own tests. Database limits are tested here with more forms, and all actors of the
    // access matrix sign in again for each test file.
    limits: {
      formsPerAddress: { count: 1000, window: 3_600_000 },
      signInsPerAddress: { count: 10_000, window: 300_000 },
    },
  });
  // Most tests sign staff in by password only; second-factor.test.ts tests two-factor sign-in.
  const sql = postgres(stack.postgresUrl, { max: 1 });
  await sql`update public.site_settings set staff_two_factor = false`;
  await sql.end();
  globalThis.mawadTestStack = { stack, dataDir };
  process.env.MAWAD_TEST_API_URL = stack.apiUrl;
  process.env.MAWAD_TEST_PUBLISHABLE_KEY = stack.publishableKey;
  process.env.MAWAD_TEST_SECRET_KEY = stack.secretKey;
  process.env.MAWAD_TEST_JWT_SECRET = (await loadSecrets(dataDir)).jwtSecret;
  process.env.MAWAD_TEST_POSTGRES_URL = stack.postgresUrl;
  process.env.MAWAD_TEST_MAIL_URL = stack.mailUrl;
}
