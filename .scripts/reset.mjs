// Removes the data folder: the next start creates a new database, new secrets and a new demo catalogue.
// Plain JavaScript, so that it works before the packages are installed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dataDir = resolve(root, process.env.MAWAD_DATA_DIR || '.data');

function runningProcess() {
  try {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'stack.lock'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

/** True for a data folder of this product, so that a mistyped path does not delete another folder. */
function isOurs() {
  return ['secrets.json', 'stack.lock', 'postgres', 'state'].some((name) => existsSync(join(dataDir, name)));
}

const pid = runningProcess();
if (pid) {
  console.error(`The product is running (process ${pid}). Stop it first, then reset.`);
  process.exit(1);
}
if (!existsSync(dataDir)) {
  console.log(`${dataDir} does not exist; nothing to do.`);
} else if (!isOurs()) {
  console.error(`${dataDir} does not look like a data folder of Mawad; it is left as it is.`);
  process.exit(1);
} else {
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`Removed ${dataDir}. The next npm start begins afresh.`);
}
