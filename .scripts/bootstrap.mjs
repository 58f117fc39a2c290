// Installs the packages of the lock file if necessary, then runs one of the npm scripts. `npm start` installs only the
// packages that run the product, less than half; every other script installs all.
// Plain JavaScript for any Node from version 18; the script itself runs with Node 24 from the packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules/.cache/mawad-install');
/** Written by npm when it has installed the packages. */
const npmRecord = join(root, 'node_modules/.package-lock.json');
const isWindows = process.platform === 'win32';

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Hash of the installed lock file, and whether the packages for development are installed, too; null without a stamp. */
function readStamp() {
  if (!existsSync(stamp)) return null;
  const [hash, included] = readFileSync(stamp, 'utf8').split(' ');
  return { hash, development: included === 'development' };
}

/** Reason to install the packages, or null. */
function reasonToInstall(installed, development) {
  if (!existsSync(npmRecord)) return 'The packages are not installed yet.';
  if (!installed) return null;
  if (installed.hash !== lockHash()) return 'package-lock.json has changed.';
  return development && !installed.development ? 'The packages for development are not installed yet.' : null;
}

function install(reason, development) {
  console.log(`${reason} Running npm ci; this takes about a minute.`);
  const packages = development ? [] : ['--omit=dev'];
  const result = spawnSync('npm', ['ci', ...packages, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (result.status !== 0) {
    console.error(
      '\nThe packages could not be installed. Check the connection to the package registry, then run the same command again.',
    );
    process.exit(result.status ?? 1);
  }
}

/** PATH with node_modules/.bin first, so that `node` is the pinned Node 24. */
function pathWithPrograms() {
  return `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
}

function runScript(name) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const command = scripts[name];
  if (!command) {
    console.error(`There is no npm script "${name}".`);
    process.exit(1);
  }
  const [program, ...args] = [...command.split(' '), ...process.argv.slice(3)];
  const child = spawn(program, args, {
    cwd: root,
    // The IPC channel closes when this process ends, even if it was killed; the script then ends, too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: pathWithPrograms() },
    shell: isWindows,
  });
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
  watch.unref();
  // Forwards signals and waits, so that the script can shut down in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const script = process.argv[2] ?? '';
const installed = readStamp();
// An installation without a stamp is one that somebody made with `npm ci`.
const development = script !== 'start:product' || (installed?.development ?? existsSync(npmRecord));
const reason = reasonToInstall(installed, development);
if (reason) install(reason, development);
mkdirSync(dirname(stamp), { recursive: true });
writeFileSync(stamp, `${lockHash()} ${development ? 'development' : 'production'}`);
runScript(script);
