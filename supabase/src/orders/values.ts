export const orderStatuses = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Rejected'] as const;

/** Reasons why a delivery failed. */
export const deliveryOutcomes = ['not_home', 'unreachable', 'postponed', 'wrong_address'] as const;
/** Reasons why a pickup failed. */
export const pickupOutcomes = ['not_come', 'unreachable', 'postponed'] as const;

/** Reasons why a delivery or a pickup failed. */
export const attemptOutcomes = [...deliveryOutcomes, 'not_come'] as const;

/** Outcomes of a phone call to the buyer before dispatch. */
export const callOutcomes = ['confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number'] as const;
