/** What is printed of several orders. */
export const printKinds = ['pick', 'slips', 'invoices'] as const;
type PrintKind = (typeof printKinds)[number];

/** How many orders are read and printed at once. */
export const printLimit = 100;

/** Address of the sheets of some orders; `list` is that of the list they are in. */
export function printHref(list: string, kind: PrintKind, ids: string[]): string {
  return `${list}/print?kind=${kind}&ids=${ids.join(',')}`;
}

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids of orders that an address names, as many as can be printed at once. */
export function readPrintIds(text: string): string[] {
  const ids = text.split(',').filter((id) => idForm.test(id));
  return [...new Set(ids)].slice(0, printLimit);
}
