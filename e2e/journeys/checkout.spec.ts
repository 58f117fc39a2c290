import { expect, type Page } from '@playwright/test';
import { getDeliveryAreas, type PickupOffer, saveDeliveryAreas } from '@mawad/supabase/delivery/queries';
import { approveOrder, changeOrderStatus, getOrder, listMyOrders } from '@mawad/supabase/orders/queries';
import { connect, sellerEmail } from '../fixtures/backend.ts';
import { type Buyer, saveAddress, newBuyer, plentifulProduct, shopAddress } from '../fixtures/buyers.ts';
import { changeAsSeller } from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, type Person, visit } from '../fixtures/people.ts';

const placing = '**/rest/v1/rpc/place_order*';

test('one checkout creates one order despite double clicks, reloads and lost responses (ar) @checkout-single-order', async ({
  browser,
}) => {
  const buyer = await newBuyer('ar');
  await saveAddress(buyer);
  const card = await plentifulProduct(0);
  const person = await enter(browser, 'ar');
  await logIn(person, buyer.email, buyer.password);
  const { page, t } = person;
  const place = page.getByRole('button', { name: t('ordering:checkout.placeOrder') });

  await test.step('a double click orders once, and neither Back nor a reload orders again', async () => {
    await openCheckout(person, card.id);
    await expect(page.getByRole('radio', { name: new RegExp(shopAddress.label) })).toBeChecked();
    await place.dblclick();
    await expectOrder(page);
    await page.reload();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/checkout/);
    await visit(page, '/checkout');
    await expect(page).toHaveURL(/\/cart$/);
    expect(await orderCount(buyer)).toBe(1);
  });

  await test.step('a lost response is looked up without a second order', async () => {
    await openCheckout(person, card.id);
    await page.route(placing, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await place.click();
    await expectOrder(page);
    await page.unroute(placing);
    expect(await orderCount(buyer)).toBe(2);
  });

  await test.step('a reload before the response finds the order', async () => {
    await openCheckout(person, card.id);
    const sent = new Promise<void>((resolve) => {
      void page.route(placing, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await place.click();
    await sent;
    // Before the route is removed, because the response could still arrive.
    await page.goto('/checkout');
    await page.unroute(placing);
    await expectOrder(page);
    expect(await orderCount(buyer)).toBe(3);
  });

  await test.step('a reload keeps the typed address, and nothing is ordered without a network', async () => {
    await openCheckout(person, card.id);
    await page.getByRole('radio', { name: t('ordering:checkout.anotherAddress') }).check();
    await page.getByRole('textbox', { name: t('account:fields.address'), exact: true }).fill('Plot 118');
    await page.reload();
    await expect(page.getByRole('textbox', { name: t('account:fields.address'), exact: true })).toHaveValue(
      'Plot 118',
    );
    await page.getByRole('radio', { name: new RegExp(shopAddress.label) }).check();
    await expect(place).toBeEnabled();
    await page.context().setOffline(true);
    await place.click();
    await expect(page.getByText(t('ordering:checkout.nothingOrdered'))).toBeVisible();
    await page.context().setOffline(false);
    expect(await orderCount(buyer)).toBe(3);
  });

  await test.step('a changed price is shown with the old one, and must be accepted', async () => {
    const price = Math.ceil(card.price * 1.2);
    await changeAsSeller(card, { price });
    try {
      await place.click();
      const notice = page.getByRole('alert').filter({ hasText: t('ordering:checkout.changesRefused') });
      await expect(notice).toContainText(amount(card.price));
      await expect(notice).toContainText(amount(price));
      await expect(place).toBeDisabled();
      await notice.getByRole('button', { name: t('ordering:checkout.acceptChanges') }).click();
      await place.click();
      await expectOrder(page);
      await expect(page.getByRole('main')).toContainText(amount(price));
      expect(await orderCount(buyer)).toBe(4);
    } finally {
      await changeAsSeller(card, { price: card.price });
    }
  });

  await test.step('the cart offers the volume price, and the order has that price', async () => {
    const many = card.min_quantity * 3;
    const reduced = Math.round(card.price * 0.8);
    await changeAsSeller(card, { volume_discounts: [{ quantity: many, percent: 20 }] });
    try {
      await openCheckout(person, card.id);
      await visit(page, '/cart');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: new RegExp(amount(reduced)) }).click();
      await expect(main).toContainText(amount(reduced * many));
      await expect(main.getByText(t('ordering:cart.changedHint'))).toBeHidden();
      await main.getByRole('link', { name: t('ordering:cart.checkout') }).click();
      await expect(main).toContainText(amount(reduced * many));
      await place.click();
      await expectOrder(page);
      await expect(page.getByRole('main')).toContainText(amount(reduced * many));
      expect(await orderCount(buyer)).toBe(5);
    } finally {
      await changeAsSeller(card, { volume_discounts: [] });
    }
  });

  await test.step('a pickup order needs no address, and its status is ready for pickup', async () => {
    const { data: seller } = await connect(await sellerEmail(card.company_name));
    const { pickup: before } = await getDeliveryAreas(seller);
    const offer = (pickup: PickupOffer) =>
      getDeliveryAreas(seller).then((areas) => saveDeliveryAreas(seller, { ...areas, pickup }));
    const showroom = 'الحي الصناعي، شارع 4';
    await offer({
      offered: true,
      governorate: 'IQ-BG',
      address_en: 'Industrial quarter, street 4',
      address_ar: showroom,
      note_en: 'Entrance from the back',
      note_ar: null,
      lead_days: 0,
    });
    try {
      await openCheckout(person, card.id);
      await page.getByRole('radio', { name: new RegExp(showroom) }).check();
      await page.reload();
      await expect(page.getByRole('radio', { name: new RegExp(showroom) })).toBeChecked();
      await expect(page.getByRole('radio', { name: new RegExp(shopAddress.label) })).toBeHidden();
      await place.click();
      await expectOrder(page);
      await expect(page.getByRole('region', { name: t('common:orderParts.pickUpAt') })).toContainText(
        showroom,
      );
      const order = (await listMyOrders(buyer.backend.data, {})).items[0]!;
      expect(order).toMatchObject({ is_pickup: true, delivery_fee: 0 });
      await approveOrder((await connect('admin@mawad.test')).data, order);
      await changeOrderStatus(seller, await getOrder(seller, order.id), 'Shipped');
      await visit(page, `/orders/${order.id}`);
      await expect(page.getByText(t('common:orderStatus.ReadyForPickup')).first()).toBeVisible();
    } finally {
      await offer(before);
    }
  });
});

const amount = (iqd: number) => iqd.toLocaleString('en', { minimumFractionDigits: 2 });

const orderCount = async ({ backend }: Buyer) => (await listMyOrders(backend.data, {})).count;

/** Adds the product to the cart and continues to checkout. */
async function openCheckout({ page, t }: Person, id: number): Promise<void> {
  await visit(page, `/product/${id}`);
  await addToCart(page, t('product:addToCart'));
  await page
    .getByRole('dialog', { name: t('cart-drawer:title') })
    .getByRole('link', { name: t('cart-drawer:checkout') })
    .click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('button', { name: t('ordering:checkout.placeOrder') })).toBeEnabled();
}

/** Expects the order confirmation and an empty cart. */
async function expectOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order-confirmation\//);
  await expect.poll(() => cartOf(page)).toHaveLength(0);
}

async function addToCart(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}

async function cartOf(page: Page): Promise<unknown[]> {
  const stored = await page.evaluate(() => localStorage.getItem('e-commerce-cart'));
  return (JSON.parse(stored ?? '{"items":[]}') as { items: unknown[] }).items;
}
