// Starts the embedded stack without the web apps: node supabase/local/cli.ts [--data-dir <folder>] [--no-seed] [--free-ports]
import { parseArgs } from 'node:util';
import { portFromEnvironment } from './ports.ts';
import { startStack } from './stack.ts';

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: process.env.MAWAD_DATA_DIR ?? '.data' },
    seed: { type: 'boolean', default: true },
    'free-ports': { type: 'boolean', default: false },
  },
  allowNegative: true,
});

const origin = (variable: string, port: number) => `http://localhost:${portFromEnvironment(variable, port)}`;
const port = (variable: string, fallback: number) =>
  values['free-ports'] ? 0 : portFromEnvironment(variable, fallback);

const started = Date.now();
let stopped = false;
let stop = async () => process.exit(130);
const end = async () => {
  if (stopped) return;
  stopped = true;
  await stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

try {
  const stack = await startStack({
    dataDir: values['data-dir'],
    seed: values.seed,
    ports: {
      gateway: port('MAWAD_API_PORT', 54321),
      postgres: port('MAWAD_DB_PORT', 54322),
      mail: port('MAWAD_MAIL_PORT', 54324),
    },
    origins: {
      shell: origin('MAWAD_SHELL_PORT', 3000),
      storefront: origin('MAWAD_STOREFRONT_PORT', 3001),
      'seller-portal': origin('MAWAD_SELLER_PORT', 3002),
      'admin-console': origin('MAWAD_ADMIN_PORT', 3003),
    },
    log: (line) => console.log(line),
  });
  stop = async () => {
    await stack.stop();
    return process.exit(0);
  };
  const { apiUrl, mailUrl, publishableKey, demoPassword } = stack;
  const pids = stack.pids();
  console.log(
    JSON.stringify(
      { apiUrl, mailUrl, publishableKey, demoPassword, pids, ms: Date.now() - started },
      null,
      2,
    ),
  );
  console.log('Ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
