import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** OS user that runs PostgreSQL if this process is root. */
export interface OsUser {
  name: string;
  uid: number;
  gid: number;
}

/** Command line and user of a process. */
export interface Launch {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

function findUser(name: string): OsUser | null {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const uid = id('-u');
  const gid = id('-g');
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/**
 * User for PostgreSQL, which refuses to run as root: null if this process is not root, else the user `postgres`, which is
 * created if missing.
 */
export function postgresUser(): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  const existing = findUser('postgres');
  if (existing) return existing;
  const create = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
    ['adduser', '-S', '-D', '-H', 'postgres'],
  ];
  for (const [command, ...args] of create) spawnSync(command!, args, { stdio: 'ignore' });
  const user = findUser('postgres') ?? findUser('nobody');
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root, and no other user could be created. Start as an ordinary user.',
    );
  return user;
}

/** True if `setpriv` (Linux) is installed, which grants capabilities and ends children with their parent. */
function hasSetpriv(): boolean {
  return (
    process.platform === 'linux' && spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status === 0
  );
}

/** Runs the program and lists the folder, because permission checks alone ignore granted capabilities. */
function canReach(launch: Launch, program: string, folder: string): boolean {
  const probes = [
    [program, '--version'],
    ['ls', '-d', `${folder}/.`],
  ];
  return probes.every((probe) => {
    const { uid, gid } = launch;
    const result = spawnSync(launch.command, [...launch.args, ...probe], {
      stdio: 'ignore',
      uid,
      gid,
      cwd: '/',
    });
    return result.status === 0;
  });
}

/**
 * Command prefix for the programs of PostgreSQL.
 *
 * If this process is root, the user `postgres` must reach program and data even below a folder that only root may enter
 * (mode 0700, as created by `mktemp -d`). The process then gets the capability to read and enter folders, or to bypass all
 * permissions if that is not enough. Throws if the user cannot reach `program` and `folder` in any way.
 */
export function postgresLauncher(user: OsUser | null, program: string, folder: string): Launch {
  const setpriv = hasSetpriv();
  const dieWithParent = setpriv ? ['--pdeathsig', 'INT'] : [];
  if (!user)
    return setpriv ? { command: 'setpriv', args: [...dieWithParent, '--'] } : { command: 'env', args: [] };
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const candidates: Launch[] = setpriv
    ? [
        { command: 'setpriv', args: [...dieWithParent, ...identity, '--'] },
        ...['dac_read_search', 'dac_override'].map((capability) => ({
          command: 'setpriv',
          args: [
            ...dieWithParent,
            ...identity,
            '--securebits',
            '+no_setuid_fixup',
            '--inh-caps',
            `+${capability}`,
            '--ambient-caps',
            `+${capability}`,
            '--',
          ],
        })),
      ]
    : [{ command: 'env', args: [], uid: user.uid, gid: user.gid }];
  const launch = candidates.find((candidate) => canReach(candidate, program, folder));
  if (!launch) {
    throw new Error(
      `PostgreSQL runs as the user "${user.name}", who cannot reach ${program} and ${folder}. ` +
        'Make the folders above it passable (chmod o+x), or start as an ordinary user.',
    );
  }
  return launch;
}

/** Changes the owner of a file or folder recursively; does nothing for null. */
export function changeOwner(user: OsUser | null, path: string): void {
  if (!user) return;
  chownSync(path, user.uid, user.gid);
  if (!lstatSync(path).isDirectory()) return;
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, path]);
}

/** True also if the folder does not exist. */
export function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(join(path)).length === 0;
  } catch {
    return true;
  }
}
