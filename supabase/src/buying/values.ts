/** Roles of people in a company that buys. */
export const buyingRoles = ['owner', 'approver', 'buyer', 'accountant', 'viewer'] as const;
export type BuyingRole = (typeof buyingRoles)[number];

/** States of a purchase request; `placed`: approved, and its order placed. */
export const purchaseStates = ['waiting', 'placed', 'refused', 'expired', 'withdrawn'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** Limits that an order exceeds. */
export const purchaseReasons = [
  'order_limit',
  'month_limit',
  'project_order_limit',
  'project_month_limit',
  'budget',
] as const;
export type PurchaseReason = (typeof purchaseReasons)[number];
