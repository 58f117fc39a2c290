import { expect } from '@playwright/test';
import sharp from 'sharp';
import { newBuyer } from '../fixtures/buyers.ts';
import { runStatement } from '../fixtures/database.ts';
import { test } from '../fixtures/journey.ts';
import { waitForMail } from '../fixtures/mail.ts';
import {
  closeCompany,
  deliverNewOrder,
  type NewCompany,
  newCompany,
  passMonth,
  placeNewOrder,
} from '../fixtures/new-company.ts';
import { enter, logIn, type Person, visit, visitUntil } from '../fixtures/people.ts';

let company: NewCompany;
test.beforeEach(async () => {
  company = await newCompany(1_000_000, 10);
});
test.afterEach(() => closeCompany(company));

const mainOf = ({ page }: Person) => page.getByRole('main');

/** Goods of the company in the cart of a guest. */
async function fillCart(shopper: Person): Promise<void> {
  const { page, t } = shopper;
  await visit(page, `/product/${company.product.id}`);
  await page.getByRole('button', { name: t('product:addToCart'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('cart-drawer:title') })).toBeVisible();
}

test('a seller owes commission, is warned and paused, pays and takes orders again (en)', async ({
  browser,
}) => {
  const buyer = await newBuyer('ar');
  const [finance, seller, shopper] = [
    await enter(browser, 'en'),
    await enter(browser, 'en'),
    await enter(browser, 'ar'),
  ];
  const { t } = finance;
  await logIn(finance, 'admin@mawad.test');
  await logIn(seller, company.owner.email, company.owner.password);
  const home = async (title: string) => {
    await visit(seller.page, '/seller/dashboard');
    await expect(mainOf(seller).getByText(t(`money:debt.${title}`))).toBeVisible();
  };

  await test.step('finance sets a limit of 1,000,000 IQD and a day of grace', async () => {
    await visit(finance.page, `/admin/money/${company.id}`);
    const terms = mainOf(finance).getByRole('form', { name: t('money:terms.title') });
    await terms.getByRole('textbox', { name: t('money:terms.debtLimit') }).fill('1000000');
    await terms.getByRole('textbox', { name: t('money:terms.graceDays') }).fill('1');
    await terms.getByRole('button', { name: t('money:terms.save') }).click();
    await expect(finance.page.getByText(t('money:terms.saved'))).toBeVisible();
  });

  await test.step('at 80 % of the limit the seller is warned', async () => {
    await deliverNewOrder(await placeNewOrder(company, buyer, 8));
    await home('warnedTitle');
    await waitForMail(company.owner.email, /is near its limit/);
  });

  await test.step('at the limit the grace period starts', async () => {
    await deliverNewOrder(await placeNewOrder(company, buyer, 3));
    await home('overTitle');
    await waitForMail(company.owner.email, /^Please pay the debt/);
    await fillCart(shopper);
    await visit(shopper.page, '/cart');
    await expect(
      mainOf(shopper).getByRole('link', { name: shopper.t('ordering:cart.checkout') }),
    ).toBeVisible();
  });

  const paused = mainOf(shopper).getByText(shopper.t('storefront:holiday.paused'));
  const line = mainOf(shopper).getByRole('link', { name: company.product.name_ar, exact: true });
  await test.step('after the grace the seller takes no orders, and carts are kept', async () => {
    await passMonth(company);
    await home('pausedTitle');
    await waitForMail(company.owner.email, /New orders are paused/);
    await visitUntil(shopper.page, `/product/${company.product.id}`, () =>
      expect(paused.first()).toBeVisible({ timeout: 2000 }),
    );
    await visit(shopper.page, '/cart');
    await expect(paused).toBeVisible();
    await expect(line).toBeVisible();
    await expect(mainOf(shopper).getByText(shopper.t('ordering:cart.holidayFirst'))).toBeVisible();
    await expect(placeNewOrder(company, buyer, 1)).rejects.toMatchObject({ code: 'seller_paused' });
  });

  await test.step('finance records the payment with a picture of the receipt', async () => {
    await visit(finance.page, `/admin/money/${company.id}`);
    await mainOf(finance)
      .getByRole('button', { name: t('money:payment.record') })
      .click();
    const dialog = finance.page.getByRole('dialog');
    const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#fdf6e3' } });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    });
    await expect(dialog.getByText(t('money:payment.receiptReady'))).toBeVisible();
    await dialog.getByRole('textbox', { name: t('money:payment.reference') }).fill('SLIP-81');
    await dialog.getByRole('button', { name: t('money:payment.submit') }).click();
    await expect(dialog).toBeHidden();
    await expect(mainOf(finance).getByRole('row', { name: /SLIP-81/ })).toContainText('1,100,000');
  });

  await test.step('the seller takes orders again and opens the receipt', async () => {
    await waitForMail(company.owner.email, /takes orders again/);
    await visit(seller.page, '/seller/dashboard/money');
    await expect(mainOf(seller).getByText(t('money:debt.pausedTitle'))).toBeHidden();
    const opened = seller.page.context().waitForEvent('page');
    const receipt = new RegExp(t('money:statement.receiptOf', { day: '' }));
    await mainOf(seller)
      .getByRole('row', { name: /SLIP-81/ })
      .getByRole('button', { name: receipt })
      .click();
    const file = await opened;
    await expect(file.locator('img')).toBeVisible();
    await file.close();
  });

  await test.step('the buyer goes on with the same cart', async () => {
    await visit(shopper.page, '/cart');
    await expect(line).toBeVisible();
    await expect(paused).toBeHidden();
    await mainOf(shopper)
      .getByRole('link', { name: shopper.t('ordering:cart.checkout') })
      .click();
    await expect(shopper.page).toHaveURL(/\/(checkout|login)/);
    await placeNewOrder(company, buyer, 1);
  });
});

for (const language of ['en', 'ar'] as const) {
  const other = language === 'en' ? 'ar' : 'en';
  test(`a seller prints the invoice and the statement of a month in both languages (${language})`, async ({
    browser,
  }) => {
    const number = await deliverNewOrder(await placeNewOrder(company, await newBuyer(language), 2));
    await passMonth(company);
    await runStatement('select private.issue_commission_invoices(private.today_in_iraq())', []);
    const seller = await enter(browser, language);
    const second = await enter(browser, other);
    const { page, t } = seller;
    const main = mainOf(seller);
    await logIn(seller, company.owner.email, company.owner.password);
    /** Checks the open paper in both languages and on paper. */
    const check = async (word: string) => {
      const paper = page.getByRole('article', { name: t(word) });
      await expect(paper).toContainText(second.t(word));
      for (const name of [company.name_en, company.name_ar, number, '200,000'])
        await expect(paper).toContainText(name);
      const print = main.getByRole('button', { name: t('money:statement.printNow') });
      await expect(print).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(print).toBeHidden();
      await expect(paper).toBeVisible();
      await page.emulateMedia({ media: null });
      return paper;
    };

    await test.step('the invoice has its number', async () => {
      await visit(page, '/seller/dashboard/money');
      const invoices = main.getByRole('region', { name: t('money:invoices.title') });
      const row = invoices.getByRole('row').filter({ hasText: /C-\d{4}-\d{6}/ });
      await expect(row).toContainText('200,000');
      const [invoice] = /C-\d{4}-\d{6}/.exec(await row.innerText())!;
      await row.getByRole('link').click();
      await expect(await check('money:paper.invoice')).toContainText(invoice);
    });

    await test.step('the statement has the order', async () => {
      await visit(page, '/seller/dashboard/money');
      await main.getByRole('button', { name: t('money:statement.lastMonth') }).click();
      await expect(main.getByRole('link', { name: new RegExp(number) })).toBeVisible();
      await main.getByRole('link', { name: t('money:statement.print') }).click();
      await check('money:statement.paperTitle');
    });
  });
}
