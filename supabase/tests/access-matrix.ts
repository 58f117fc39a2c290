import type { ActorName } from './actors.ts';

export type Verb = 'select' | 'insert' | 'update' | 'delete';

/** One row of the matrix: who may do what with one kind of row. Whoever is not named is refused. */
export interface AccessRule {
  table: string;
  /** Whose row it is and in which state, in words. */
  row: string;
  allowed: Partial<Record<Verb, readonly ActorName[]>>;
}

const everyone: readonly ActorName[] = [
  'anonymous',
  'buyer',
  'otherBuyer',
  'seller',
  'otherSeller',
  'pendingSeller',
  'rejectedSeller',
  'admin',
];
const signedIn = everyone.filter((actor) => actor !== 'anonymous');

/**
 * The whole access matrix of the API's tables: table × actor × verb. The tests
 * try every cell over HTTP and in SQL, and fail when a table is missing here.
 */
export const accessMatrix: readonly AccessRule[] = [
  { table: 'profiles', row: 'of the buyer', allowed: { select: ['buyer', 'admin'], update: ['buyer'] } },
  { table: 'sellers', row: 'of the approved seller', allowed: { select: everyone, update: ['seller'] } },
  {
    table: 'sellers',
    row: 'of the pending seller',
    allowed: { select: ['pendingSeller', 'admin'], update: ['pendingSeller'] },
  },
  {
    table: 'categories',
    row: 'any',
    allowed: { select: everyone, insert: ['admin'], update: ['admin'], delete: ['admin'] },
  },
  {
    table: 'products',
    row: 'published, of the approved seller',
    allowed: {
      select: everyone,
      insert: ['seller', 'admin'],
      update: ['seller', 'admin'],
      delete: ['seller', 'admin'],
    },
  },
  {
    table: 'products',
    row: 'hidden, of the approved seller',
    allowed: {
      select: ['seller', 'admin'],
      insert: ['seller', 'admin'],
      update: ['seller', 'admin'],
      delete: ['seller', 'admin'],
    },
  },
  {
    table: 'products',
    row: 'of the rejected seller',
    allowed: { select: ['rejectedSeller', 'admin'], insert: ['admin'], update: ['admin'], delete: ['admin'] },
  },
  {
    table: 'product_variants',
    row: 'of the approved seller',
    allowed: {
      select: everyone,
      insert: ['seller', 'admin'],
      update: ['seller', 'admin'],
      delete: ['seller', 'admin'],
    },
  },
  {
    table: 'product_compatibilities',
    row: 'of the approved seller',
    allowed: { select: everyone, insert: ['seller', 'admin'], delete: ['seller', 'admin'] },
  },
  {
    table: 'wishlists',
    row: 'of the buyer',
    allowed: { select: ['buyer'], insert: ['buyer'], delete: ['buyer'] },
  },
  {
    table: 'addresses',
    row: 'of the buyer',
    allowed: { select: ['buyer'], insert: ['buyer'], update: ['buyer'], delete: ['buyer'] },
  },
  { table: 'governorates', row: 'any', allowed: { select: everyone } },
  { table: 'districts', row: 'any', allowed: { select: everyone } },
  {
    table: 'delivery_rates',
    row: 'of the approved seller',
    allowed: {
      select: everyone,
      insert: ['seller', 'admin'],
      update: ['seller', 'admin'],
      delete: ['seller', 'admin'],
    },
  },
  { table: 'checkouts', row: 'of the buyer', allowed: { select: ['buyer', 'admin'] } },
  { table: 'orders', row: 'of the buyer at the seller', allowed: { select: ['buyer', 'seller', 'admin'] } },
  {
    table: 'order_lines',
    row: 'of the buyer at the seller',
    allowed: { select: ['buyer', 'seller', 'admin'] },
  },
  {
    table: 'order_events',
    row: 'of the buyer at the seller',
    allowed: { select: ['buyer', 'seller', 'admin'] },
  },
  { table: 'order_transitions', row: 'any', allowed: { select: signedIn } },
  { table: 'reviews', row: 'of the buyer', allowed: { select: everyone, delete: ['buyer', 'admin'] } },
  {
    table: 'quote_requests',
    row: 'of the buyer',
    allowed: { select: ['buyer', 'admin'], update: ['admin'] },
  },
  { table: 'quote_lines', row: 'of the buyer', allowed: { select: ['buyer', 'admin'] } },
  { table: 'contact_messages', row: 'any', allowed: { select: ['admin'], update: ['admin'] } },
  { table: 'email_settings', row: 'the only one', allowed: { select: ['admin'] } },
  { table: 'audit_log', row: 'any', allowed: { select: ['admin'] } },
];
