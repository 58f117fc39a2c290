/** Minimum quantity and step of a product; at most three decimals, as in the database. */
export interface QuantityRule {
  min_quantity: number;
  quantity_step: number;
}

/** Whole thousandths, because multiples of a fraction are exact there: 0.1 + 0.2 is 0.3. */
const thousandths = (quantity: number) => Math.round(quantity * 1000);

function floorToStep(quantity: number, { quantity_step }: QuantityRule): number {
  const step = Math.max(1, thousandths(quantity_step));
  return (Math.floor(thousandths(quantity) / step) * step) / 1000;
}

/** True if an order may contain this quantity. */
export function isSellable(quantity: number, rule: QuantityRule): boolean {
  return quantity >= rule.min_quantity && floorToStep(quantity, rule) === quantity;
}

/** Maximum quantity of an order from this stock; 0 if the stock is below the minimum. */
export function mostSellable(stock: number, rule: QuantityRule): number {
  const most = floorToStep(stock, rule);
  return most >= rule.min_quantity ? most : 0;
}

/** Rounds down to a step, and up to the minimum. */
export function nearestSellable(quantity: number, rule: QuantityRule): number {
  return Math.max(rule.min_quantity, floorToStep(quantity, rule));
}

/** Rounds up to a step or the minimum. */
export function leastSellable(quantity: number, rule: QuantityRule): number {
  const below = nearestSellable(quantity, rule);
  return below < quantity ? sum(below, rule.quantity_step) : below;
}

export function stepUp(quantity: number, rule: QuantityRule): number {
  return nearestSellable(sum(quantity, rule.quantity_step), rule);
}

/** One step less; 0 below the minimum. */
export function stepDown(quantity: number, rule: QuantityRule): number {
  const less = floorToStep(sum(quantity, -rule.quantity_step), rule);
  return less >= rule.min_quantity ? less : 0;
}

/** Sum of two quantities, exact to three decimals. */
export function sum(one: number, other: number): number {
  return (thousandths(one) + thousandths(other)) / 1000;
}

/** The nearest permitted quantities below and above, or only the minimum. */
export function nearestQuantities(quantity: number, rule: QuantityRule): number[] {
  return [...new Set([nearestSellable(quantity, rule), leastSellable(quantity, rule)])];
}

/**
 * Total of a line in IQD: price (two decimals) times quantity (three), rounded half up to two decimals. Order
 * totals are sums of these, as in the database (`private.line_total`).
 */
export function lineTotal(unitPrice: number, quantity: number): number {
  return Math.round((Math.round(unitPrice * 100) * thousandths(quantity)) / 1000) / 100;
}

/** Sum of amounts in IQD, exact to two decimals. */
export function sumOfMoney(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
}
