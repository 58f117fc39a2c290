import { listOwnProducts, saveProduct } from '@mawad/supabase/products/queries';
import { expect } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

/** The bars of an EAN-13 code, 1 for a dark module. */
function barsOf(code: string): string {
  const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
  const right = odd.map((bars) => bars.replace(/./g, (bar) => (bar === '0' ? '1' : '0')));
  const even = right.map((bars) => [...bars].reverse().join(''));
  const parities = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ');
  const parity = parities[Number(code[0])]!;
  const half = (digits: string, tableOf: (place: number) => string[]) =>
    [...digits].map((digit, place) => tableOf(place)[Number(digit)]).join('');
  const left = half(code.slice(1, 7), (place) => (parity[place] === 'O' ? odd : even));
  return `101${left}01010${half(code.slice(7), () => right)}101`;
}

/** Appends the check digit to twelve digits. */
function eanOf(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

test('a warehouse counts stock by camera and by typed code on a phone @stock-count', async ({ browser }) => {
  const code = eanOf(`629${String(Date.now()).slice(-9)}`);
  const seller = await connect('seller@mawad.test');
  const { items } = await listOwnProducts(seller.data, { page_size: 1 });
  await saveProduct(seller.data, {
    category_id: items[0]!.category_id,
    sku: code,
    name_en: `Counted ${code}`,
    name_ar: `معدود ${code}`,
    unit: 'Each',
    price: 1_000,
    opening_stock: 12,
    published: false,
  });
  const visitor = await enter(browser, 'en');
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(visitor, 'seller@mawad.test');

  await test.step('the camera reads a barcode', async () => {
    // Replaces the phone's camera by a video of a code on white paper.
    await page.addInitScript((bars) => {
      const paper = document.createElement('canvas');
      paper.width = 640;
      paper.height = 480;
      const context = paper.getContext('2d')!;
      const draw = () => {
        context.fillStyle = '#fff';
        context.fillRect(0, 0, 640, 480);
        context.fillStyle = '#000';
        [...bars].forEach((bar, place) => {
          if (bar === '1') context.fillRect(130 + place * 4, 120, 4, 240);
        });
        requestAnimationFrame(draw);
      };
      navigator.mediaDevices.getUserMedia = async () => {
        draw();
        return paper.captureStream();
      };
    }, barsOf(code));
    await visit(page, '/seller/dashboard/products');
    await page.getByRole('link', { name: 'Count stock' }).click();
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await expect(page.getByRole('textbox', { name: /Counted/ })).toHaveValue('12');
    await expect(page.getByText(`Counted ${code}`)).toBeVisible();
    await expectNothingSerious(page, 'counting');
  });

  await test.step('the count is saved, and a typed code shows the new stock', async () => {
    await page.getByRole('textbox', { name: /Counted/ }).fill('9');
    await page.keyboard.press('Enter');
    await expect(page.getByText('12 to 9')).toBeVisible();
    await page.getByRole('button', { name: 'Close the camera' }).click();
    await page.getByRole('textbox', { name: 'SKU or barcode' }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /Counted/ })).toHaveValue('9');
  });
});
