/** Documents that can be printed for several orders. */
export const printKinds = ['pick', 'slips', 'invoices'] as const;
type PrintKind = (typeof printKinds)[number];

/** Maximum number of orders loaded and printed together. */
export const printLimit = 100;

/** Address of the print page of some orders; `list` is the address of their list. */
export function printHref(list: string, kind: PrintKind, ids: string[]): string {
  return `${list}/print?kind=${kind}&ids=${ids.join(',')}`;
}

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the order ids of an address, up to `printLimit`. */
export function readPrintIds(text: string): string[] {
  const ids = text.split(',').filter((id) => idForm.test(id));
  return [...new Set(ids)].slice(0, printLimit);
}
