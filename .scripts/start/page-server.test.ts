import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../supabase/local/ports.ts';
import { callApi, eventually, isHealthy, startTestStack } from '../../supabase/local/testing.ts';
import { pageServer } from './page-server.ts';

let builds: string;
let stack: Awaited<ReturnType<typeof startTestStack>>;
let shop: string;

beforeAll(async () => {
  builds = mkdtempSync(join(tmpdir(), 'mawad-builds-'));
  for (const folder of ['shell/client', 'storefront', 'seller-portal', 'admin-console']) {
    mkdirSync(join(builds, folder), { recursive: true });
    writeFileSync(join(builds, folder, 'index.html'), `<!doctype html><title>${folder}</title>`);
  }
  stack = await startTestStack();
  const ports = {
    shell: await freePort(),
    storefront: await freePort(),
    sellerPortal: await freePort(),
    adminConsole: await freePort(),
  };
  shop = `http://localhost:${ports.shell}`;
  await stack.supervise(pageServer(stack, { ports, builds, render: false }));
});

afterAll(async () => {
  await stack?.end();
  rmSync(builds, { recursive: true, force: true });
});

const page = async () => (await fetch(`${shop}/products`)).text();

it('serves the shop and is listed on the health page', async () => {
  expect(await page()).toContain('<title>shell/client</title>');
  const { body } = await callApi(stack, '/health');
  expect(body.parts).toContainEqual({ name: 'pages', state: 'up', restarts: 0, answers: true });
});

it('is restarted after it was killed, without a restart of other parts', async () => {
  const { pages, ...others } = stack.pids();
  process.kill(pages!, 'SIGKILL');
  await eventually(() => stack.pids().pages !== pages, 'it has a new process');
  expect((await callApi(stack, '/rest/v1/governorates?select=code')).status).toBe(200);
  await eventually(() => isHealthy(stack), 'all parts are up');
  expect(await page()).toContain('<title>shell/client</title>');
  expect(stack.pids()).toMatchObject(others);
});

it('serves pages while the gateway restarts', async () => {
  const { gateway, ...others } = stack.pids();
  process.kill(gateway!, 'SIGKILL');
  expect(await page()).toContain('<title>shell/client</title>');
  await eventually(() => stack.pids().gateway !== gateway, 'the gateway has a new process');
  await eventually(() => isHealthy(stack), 'all parts are up');
  expect(stack.pids()).toMatchObject(others);
});
