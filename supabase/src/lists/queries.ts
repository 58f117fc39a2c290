import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { PurchaseList, PurchaseListItem } from './answers.ts';

export type { PurchaseList, PurchaseListItem, PurchaseListLine } from './answers.ts';

export interface ListedGoods {
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

/** The person's own lists and those of the company for which the person buys, last changed first. */
export async function listPurchaseLists(db: DataClient): Promise<PurchaseListItem[]> {
  return call(db, 'list_purchase_lists');
}

/** Throws AppError `list_not_found`. */
export async function getPurchaseList(db: DataClient, id: string): Promise<PurchaseList> {
  return call(db, 'get_purchase_list', { id });
}

interface NewList {
  /** Created by the page; a repeated call changes nothing. */
  id: string;
  name: string;
  /** For the company for which the person buys. */
  is_shared: boolean;
  /** At most 500; goods that nobody can buy are left out. */
  lines: ListedGoods[];
}

/** Throws AppError `list_limit` {limit}, `list_full` {limit}, `not_buying`, `not_allowed`, `invalid_input` {field}. */
export async function createPurchaseList(db: DataClient, list: NewList): Promise<void> {
  await call(db, 'save_purchase_list', { ...list });
}

/** Throws AppError `list_not_found`, `not_allowed`, `changed_meanwhile`, `invalid_input` {field}. */
export async function renamePurchaseList(
  db: DataClient,
  seen: { id: string; version: number },
  name: string,
): Promise<void> {
  await call(db, 'save_purchase_list', { id: seen.id, name, expected_version: seen.version });
}

/** Throws AppError `list_not_found`, `not_allowed`, `changed_meanwhile`. */
export async function deletePurchaseList(
  db: DataClient,
  seen: { id: string; version: number },
): Promise<void> {
  await call(db, 'delete_purchase_list', { id: seen.id, expected_version: seen.version });
}

/** Reminds the reader every so many weeks (1 to 26), or no longer. Throws AppError `list_not_found`, `invalid_input` {field}. */
export async function setListReminder(db: DataClient, id: string, weeks: number | null): Promise<void> {
  await call(db, 'set_list_reminder', { id, weeks: weeks ?? undefined });
}

/** A cart to save: for oneself, or for a colleague who is notified. */
export interface SavedCart {
  /** Created by the page; a repeated call changes nothing. */
  id: string;
  name: string;
  /** At most 500; goods that nobody can buy are left out. */
  lines: ListedGoods[];
  /** Id of the colleague; null for oneself. */
  recipient: string | null;
  note: string;
}

/** Throws AppError `list_limit` {limit}, `not_buying`, `not_allowed`, `user_not_found`, `invalid_input` {field}. */
export async function saveCart(db: DataClient, { recipient, note, ...cart }: SavedCart): Promise<void> {
  await call(db, 'save_cart', {
    ...cart,
    recipient: recipient ?? undefined,
    note: note.trim() || undefined,
  });
}

/** Adds quantities to a list. Throws AppError `list_not_found`, `list_full` {limit}, `not_allowed`, `invalid_input` {field}. */
export async function addToPurchaseList(db: DataClient, id: string, lines: ListedGoods[]): Promise<void> {
  await call(db, 'change_purchase_list_lines', { id, lines });
}

/** Gives goods of a list other quantities; 0 removes them. Throws the errors of addToPurchaseList. */
export async function setListQuantities(db: DataClient, id: string, lines: ListedGoods[]): Promise<void> {
  await call(db, 'change_purchase_list_lines', { id, lines, sets: true });
}
