/** What is printed of received orders. */
export const printKinds = ['pick', 'slips', 'invoices'] as const;
export type PrintKind = (typeof printKinds)[number];

/** How many orders the database reads at once. */
export const printLimit = 50;

/** Address of the sheets of some orders. */
export function printHref(kind: PrintKind, ids: string[]): string {
  return `/seller/dashboard/orders/print?kind=${kind}&ids=${ids.slice(0, printLimit).join(',')}`;
}
