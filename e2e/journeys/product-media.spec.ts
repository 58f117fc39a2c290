import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { test } from '../fixtures/journey.ts';
import { openMediaShop } from '../fixtures/media-shop.ts';
import { enter, logIn, visit, type Person } from '../fixtures/people.ts';
import { product } from '../fixtures/product.ts';
import type { SecondShop } from '../fixtures/second-shop.ts';
import type { Language } from '../fixtures/words.ts';

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openMediaShop();
});
test.afterAll(() => shop.close());

const uploads = '**/storage/v1/object/uploads/**';
const photo = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

/** A plain picture; each colour is a different picture. */
const plain = (background: string, width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Blue above red, as stored by a phone held upright: rotated, with an orientation tag. */
async function portraitPhoto(): Promise<Buffer> {
  const half = { create: { width: 400, height: 300, channels: 3 as const, background: '#d00000' } };
  const sideways = sharp({ create: { width: 800, height: 300, channels: 3, background: '#0000d0' } });
  const drawn = await sideways
    .composite([{ input: half, left: 400, top: 0 }])
    .png()
    .toBuffer();
  return sharp(drawn).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

interface FieldValues {
  pictures: string[];
  datasheet: string | null;
}

const fieldValues = async (page: Page) =>
  JSON.parse((await page.getByTestId('held').textContent())!) as FieldValues;

async function openFields(browser: Parameters<typeof enter>[0], language: Language): Promise<Person> {
  const person = await enter(browser, language, shop.url);
  await logIn(person, 'seller@mawad.test');
  await visit(person.page, '/seller/test-media');
  await expect(person.page.getByText(person.t('seller-portal:media.add')).first()).toBeVisible();
  return person;
}

const choose = ({ page, t }: Person) => page.locator(`input[aria-label="${t('seller-portal:media.add')}"]`);

async function expectPictures(page: Page, count: number): Promise<string[]> {
  await expect.poll(async () => (await fieldValues(page)).pictures.length).toBe(count);
  return (await fieldValues(page)).pictures;
}

for (const language of ['en', 'ar'] as const) {
  test(`pictures are encoded, checked, published and ordered (${language}) @product-pictures`, async ({
    browser,
  }) => {
    const person = await openFields(browser, language);
    const { page, t } = person;
    await choose(person).setInputFiles([
      photo('upright.jpg', await portraitPhoto()),
      photo('green.jpg', await plain(language === 'en' ? '#108030' : '#108031')),
      photo('grey.jpg', await plain(language === 'en' ? '#808080' : '#818181')),
    ]);
    const [upright, green, grey] = (await expectPictures(page, 3)) as [string, string, string];

    const widths = await Promise.all(
      ['', '-640', '-320', '-160'].map(async (suffix) => {
        const path = upright.replace('.webp', `${suffix}.webp`);
        const response = await fetch(`${product.api}/storage/v1/object/public/product-images/${path}`);
        const file = Buffer.from(await response.arrayBuffer());
        const { format, width, height } = await sharp(file).metadata();
        return { format, width, height, file };
      }),
    );
    expect(widths.map(({ format, width, height }) => [format, width, height])).toEqual(
      [960, 640, 320, 160].map((width) => ['webp', width, width]),
    );
    // The picture is upright and complete on white: blue above red, white at the sides.
    const { data, info } = await sharp(widths[0]!.file).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * 960 + x) * info.channels).subarray(0, 3),
    ];
    const [top, bottom, side] = [colourAt(480, 100), colourAt(480, 860), colourAt(20, 480)];
    expect(top[2]).toBeGreaterThan(150);
    expect(top[0]).toBeLessThan(60);
    expect(bottom[0]).toBeGreaterThan(150);
    expect(Math.min(...side)).toBeGreaterThan(240);

    const handle = (number: number) =>
      page.getByRole('button', { name: t('seller-portal:media.order', { number, total: 3 }) });
    await handle(1).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-dnd-dragging]')).toBeVisible();
    await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await expect(page.getByText(t('seller-portal:media.moved', { number: 2 }))).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await fieldValues(page)).pictures).toEqual([green, upright, grey]);
    // Another picture cannot be picked up before the dropped one has reached its position.
    await expect(page.locator('[data-dnd-placeholder]')).toHaveCount(0);

    await handle(3).hover();
    await page.mouse.down();
    const target = (await handle(1).boundingBox())!;
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 });
    await expect(page.getByText(t('seller-portal:media.moved', { number: 1 }))).toBeAttached();
    await page.mouse.up();
    await expect.poll(async () => (await fieldValues(page)).pictures).toEqual([grey, green, upright]);

    await page.getByRole('button', { name: t('seller-portal:media.remove', { number: 1 }) }).click();
    await page.getByRole('button', { name: t('seller-portal:media.undo') }).click();
    expect((await fieldValues(page)).pictures).toEqual([grey, green, upright]);
    await expectNothingSerious(page, `product media in ${language}`);
  });

  test(`wrong files are refused with a message, uploads can be cancelled and retried (${language})`, async ({
    browser,
  }) => {
    const person = await openFields(browser, language);
    const { page, t } = person;
    await choose(person).setInputFiles(photo('page.jpg', Buffer.from('<html><script>1</script></html>')));
    await expect(page.getByText(t('portal-errors:image_upload_failed'))).toBeVisible();
    await expect(page.getByText(t('portal-errors:not_a_picture'))).toBeVisible();
    await page.getByRole('button', { name: t('seller-portal:media.dismiss', { name: 'page.jpg' }) }).click();

    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(uploads, async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    });
    await choose(person).setInputFiles(
      photo('slow.jpg', await plain(language === 'en' ? '#30a0a0' : '#30a0a1')),
    );
    await page.getByRole('button', { name: t('seller-portal:media.cancel', { name: 'slow.jpg' }) }).click();
    await expect(page.getByText('slow.jpg')).toHaveCount(0);
    release();
    await page.unroute(uploads);

    await page.route(uploads, (route) => route.abort());
    const wanted = photo('wanted.jpg', await plain(language === 'en' ? '#a030a0' : '#a030a1'));
    await choose(person).setInputFiles(wanted);
    await expect(page.getByText(t('errors:network'))).toBeVisible();
    await page.unroute(uploads);
    await page.getByRole('button', { name: t('seller-portal:media.retry', { name: 'wanted.jpg' }) }).click();
    await expectPictures(page, 1);
    await choose(person).setInputFiles(wanted);
    await expect(page.getByText(t('portal-errors:picture_repeated'))).toBeVisible();
  });
}

test('encodes pictures in the remote’s worker', async ({ browser }) => {
  const person = await openFields(browser, 'en');
  const { page } = person;
  // Otherwise the test would not notice if the page encoded pictures on its main thread.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('on the page');
    };
  });
  await choose(person).setInputFiles(photo('worker.jpg', await plain('#203040')));
  expect(await expectPictures(page, 1)).toEqual([expect.stringMatching(/\.webp$/)]);
});

test('publishes JPEG in a browser without OffscreenCanvas and WebP', async ({ browser }) => {
  const person = await openFields(browser, 'en');
  const { page } = person;
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas');
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await choose(person).setInputFiles(photo('safari.jpg', await plain('#402030')));
  expect(await expectPictures(page, 1)).toEqual([expect.stringMatching(/\.jpg$/)]);
  const shown = page.getByRole('listitem').locator('img');
  await expect(shown).toHaveAttribute('src', /-320\.jpg$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('accepts a pasted picture, and shows the progress of an upload', async ({ browser }) => {
  const person = await openFields(browser, 'en');
  const { page } = person;
  const png = (
    await sharp(await plain('#c06000'))
      .png()
      .toBuffer()
  ).toString('base64');
  await page.evaluate((content) => {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, png);
  await expectPictures(page, 1);

  // A file as large as datasheets get, so that a slow connection shows its progress.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 1_500_000 },
  });
  const noise = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(6_000_000, 'Mawad '),
    Buffer.from('\n%%EOF\n'),
  ]);
  await page
    .locator(`input[aria-label="${person.t('seller-portal:media.datasheetAdd')}"]`)
    .setInputFiles(photo('sheet.pdf', noise, 'application/pdf'));
  const bar = page.getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(95);
  const link = page.getByRole('link', { name: person.t('seller-portal:media.datasheetOpen') });
  await expect(link).toBeVisible();
  const published = await fetch((await link.getAttribute('href'))!);
  expect(published.headers.get('content-type')).toBe('application/pdf');
  expect((await published.arrayBuffer()).byteLength).toBe(noise.length);
});
