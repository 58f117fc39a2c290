/** How a product is sold: from so many units on, in multiples of a step. Three decimals at most, as the database counts. */
export interface QuantityRule {
  min_quantity: number;
  quantity_step: number;
}

/** Whole thousandths: multiples of a fraction are exact there, and 0.1 + 0.2 is 0.3. */
const thousandths = (quantity: number) => Math.round(quantity * 1000);

function floorToStep(quantity: number, { quantity_step }: QuantityRule): number {
  const step = Math.max(1, thousandths(quantity_step));
  return (Math.floor(thousandths(quantity) / step) * step) / 1000;
}

/** Whether an order may have this many units. */
export function isSellable(quantity: number, rule: QuantityRule): boolean {
  return quantity >= rule.min_quantity && floorToStep(quantity, rule) === quantity;
}

/** The most that an order can have of what is in stock; 0 when not even the smallest order is left. */
export function mostSellable(stock: number, rule: QuantityRule): number {
  const most = floorToStep(stock, rule);
  return most >= rule.min_quantity ? most : 0;
}

/** The nearest quantity that an order may have: the smallest one, or down to a step. */
export function nearestSellable(quantity: number, rule: QuantityRule): number {
  return Math.max(rule.min_quantity, floorToStep(quantity, rule));
}

/** The smallest quantity that an order may have and that is not less. */
export function leastSellable(quantity: number, rule: QuantityRule): number {
  const below = nearestSellable(quantity, rule);
  return below < quantity ? sum(below, rule.quantity_step) : below;
}

/** One step more. */
export function stepUp(quantity: number, rule: QuantityRule): number {
  return nearestSellable(sum(quantity, rule.quantity_step), rule);
}

/** One step less; 0 below the smallest order. */
export function stepDown(quantity: number, rule: QuantityRule): number {
  const less = floorToStep(sum(quantity, -rule.quantity_step), rule);
  return less >= rule.min_quantity ? less : 0;
}

/** The sum of two quantities, exact to the thousandth. */
export function sum(one: number, other: number): number {
  return (thousandths(one) + thousandths(other)) / 1000;
}

/** The quantities that an order may have nearest to one that it may not: below and above it, or the smallest order alone. */
export function nearestQuantities(quantity: number, rule: QuantityRule): number[] {
  return [...new Set([nearestSellable(quantity, rule), leastSellable(quantity, rule)])];
}

/**
 * What a line costs, IQD: its price (two decimals) times its quantity (three), rounded half up to two decimals. Sums are
 * sums of these, as in the database (`private.line_total`).
 */
export function lineTotal(unitPrice: number, quantity: number): number {
  return Math.round((Math.round(unitPrice * 100) * thousandths(quantity)) / 1000) / 100;
}

/** The sum of amounts in IQD, exact to the second decimal. */
export function sumOfMoney(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
}
