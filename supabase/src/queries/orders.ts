import type { DataClient } from '../client.ts';
import type { Unit } from './catalogue.ts';

export const orderStatuses = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Where and to whom an order goes. Phone is E.164 (+9647…). */
export interface DeliveryAddress {
  full_name: string;
  phone: string;
  email: string;
  /** ISO 3166-2 code, e.g. IQ-BG. */
  governorate: string;
  district: string;
  address: string;
  landmark?: string;
  postal_code?: string;
  notes?: string;
}

export interface CartLineInput {
  product_id: number;
  /** null: the product has no variants. */
  variant_id: number | null;
  quantity: number;
}

/** Today's truth about a cart: prices, stock and, with a governorate, delivery per seller. */
export interface CartQuote {
  lines: {
    product_id: number;
    variant_id: number | null;
    /** False when the product or variant vanished or is not published. */
    available: boolean;
    unit_price: number;
    stock: number;
    name_en: string;
    name_ar: string;
    seller_id: string;
  }[];
  sellers: {
    seller_id: string;
    company_name: string;
    subtotal: number;
    /** null while no governorate is known, or the seller does not deliver there. */
    delivery_fee: number | null;
    delivers: boolean;
    free_over: number;
    lead_days: number | null;
  }[];
  subtotal: number;
  delivery_total: number;
  total: number;
}

export interface PlaceOrderInput {
  /** UUID minted when checkout opens. */
  idempotency_key: string;
  lines: (CartLineInput & { /** What the buyer saw, IQD. */ unit_price: number })[];
  delivery: DeliveryAddress;
  language: 'en' | 'ar';
}

export interface OrderLine {
  id: number;
  product_id: number | null;
  name_en: string;
  name_ar: string;
  sku: string;
  unit: Unit;
  size: string | null;
  color: string | null;
  main_image: string | null;
  unit_price: number;
  quantity: number;
  line_total: number;
}

export interface OrderEvent {
  id: number;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  kind: 'placed' | 'approved' | 'status';
  actor_role: 'buyer' | 'seller' | 'admin' | 'system';
  note: string | null;
  created_at: string;
}

export interface OrderSummary {
  id: string;
  /** Short and unguessable, e.g. MW-7K3F9Q. */
  number: string;
  checkout_id: string;
  status: OrderStatus;
  /** null: still awaits the admin's approval. */
  approved_at: string | null;
  seller_id: string;
  company_name: string;
  buyer_name: string;
  governorate: string;
  subtotal: number;
  delivery_fee: number;
  total: number;
  line_count: number;
  created_at: string;
}

export interface OrderDetail extends OrderSummary {
  delivery: DeliveryAddress;
  payment_method: 'cash_on_delivery';
  lines: OrderLine[];
  events: OrderEvent[];
}

export interface OrderFilter {
  status?: OrderStatus;
  /** Matches the order number, buyer or company name. */
  term?: string;
  page?: number;
  page_size?: number;
}

export interface Page<T> {
  items: T[];
  total: number;
}

export declare function quoteCart(db: DataClient, lines: CartLineInput[], governorate?: string): Promise<CartQuote>;
/**
 * One checkout, one order per seller; the same key and body answer the same orders again.
 * Throws AppError: `out_of_stock` {name_en, name_ar, available}, `price_changed` {lines: [{product_id, variant_id, unit_price}]},
 * `product_unavailable`, `no_delivery`, `idempotency_mismatch`, `not_signed_in`, `cart_empty`, `invalid_delivery` {field}.
 */
export declare function placeOrder(
  db: DataClient,
  input: PlaceOrderInput,
): Promise<{ checkout_id: string; orders: { id: string; number: string; seller_id: string; total: number }[] }>;
/** All orders of the checkout that `orderId` belongs to. Throws `order_not_found`. */
export declare function getOrderConfirmation(
  db: DataClient,
  orderId: string,
): Promise<{ checkout_id: string; delivery: DeliveryAddress; total: number; orders: OrderDetail[] }>;
/** The signed-in buyer's orders, newest first. */
export declare function listMyOrders(db: DataClient, filter: OrderFilter): Promise<Page<OrderSummary>>;
/** The signed-in seller's received orders, newest first. */
export declare function listSellerOrders(db: DataClient, filter: OrderFilter): Promise<Page<OrderSummary>>;
/** Every order (admin), newest first. */
export declare function listAllOrders(
  db: DataClient,
  filter: OrderFilter & { awaiting_approval?: boolean },
): Promise<Page<OrderSummary>>;
/** Buyer: own; seller: received; admin: any. Throws `order_not_found`. */
export declare function getOrder(db: DataClient, id: string): Promise<OrderDetail>;
/** Admin. Throws `not_allowed`, `order_state_changed` {status}. */
export declare function approveOrder(db: DataClient, id: string): Promise<void>;
/** Admin rejects, buyer cancels before shipping, seller or admin ships and delivers; SQL decides who may do what. */
export declare function changeOrderStatus(
  db: DataClient,
  id: string,
  status: OrderStatus,
  note?: string,
): Promise<void>;
