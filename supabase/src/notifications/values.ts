/** Kinds whose emails a person may switch off: those about work and those about own purchases. */
export const refusableKinds = {
  work: [
    'order_received',
    'order_cancelled',
    'question_received',
    'stock_low',
    'price_limit',
    'quote_asked',
    'quote_closing',
    'quote_won',
    'quote_lost',
  ],
  purchases: [
    'order_approved',
    'order_shipped',
    'order_delivered',
    'question_answered',
    'quote_offered',
    'quote_expiring',
    'quote_closed',
  ],
} as const;
