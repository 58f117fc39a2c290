import fastify from 'fastify';
import sharp from 'sharp';
import { registerSharePictures } from './share-pictures.ts';

const company = '5f1c2c8e-2a0a-4b61-9f5e-0d5b8d6a1c11';
const name = '0123456789abcdef0123456789abcdef';
const requested: string[] = [];
let answer: () => Response;

/** Storage that has one picture. */
async function setUp() {
  const webp = await sharp({ create: { width: 960, height: 960, channels: 3, background: '#0b5c63' } })
    .webp()
    .toBuffer();
  answer = () => new Response(new Uint8Array(webp), { headers: { 'content-type': 'image/webp' } });
  const storage = fastify();
  storage.get('/*', async (request, reply) => {
    requested.push(request.url);
    const { status, headers, body } = answer();
    return reply.code(status).headers(Object.fromEntries(headers)).send(body);
  });
  const shell = fastify();
  registerSharePictures(shell, await storage.listen({ port: 0, host: '127.0.0.1' }));
  return { storage, shell };
}

let servers: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  requested.length = 0;
  servers = await setUp();
});
afterEach(async () => {
  await servers.shell.close();
  await servers.storage.close();
});

test('serves a stored picture whole as a JPEG of 1200 × 630 px, reading it once', async () => {
  const { statusCode, headers, rawPayload } = await servers.shell.inject(
    `/share/${company}/${name}.webp.jpg`,
  );
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(headers['cache-control']).toContain('immutable');
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  const redAt = async (left: number) =>
    (await sharp(rawPayload).extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer())[0];
  expect(await redAt(0)).toBeGreaterThan(240);
  expect(await redAt(600)).toBeLessThan(30);
  await servers.shell.inject(`/share/${company}/${name}.webp.jpg`);
  expect(requested).toEqual([`/storage/v1/object/public/product-images/${company}/${name}.webp`]);
});

test('returns 404 without a picture and 502 if the storage fails, and asks again the next time', async () => {
  const statusOf = async () => (await servers.shell.inject(`/share/catalogue/${name}.webp.jpg`)).statusCode;
  const picture = answer;
  answer = () => new Response(null, { status: 400 });
  expect(await statusOf()).toBe(404);
  answer = () => new Response(null, { status: 503 });
  expect(await statusOf()).toBe(502);
  answer = () => new Response('<html></html>', { headers: { 'content-type': 'image/webp' } });
  expect(await statusOf()).toBe(502);
  answer = picture;
  expect(await statusOf()).toBe(200);
});

test.each([
  '/share/a/b/c.webp.jpg',
  '/share/..%2fsecret/a.webp.jpg',
  '/share/catalogue/a.svg.jpg',
  '/share/A/b.webp.jpg',
])('requests nothing for %s', async (path) => {
  expect((await servers.shell.inject(path)).statusCode).toBe(404);
  expect(requested).toEqual([]);
});
