export const adjustmentKinds = ['adjustment', 'write_off'] as const;

export const adjustmentStates = ['waiting', 'posted', 'refused'] as const;

export const cashKeepers = ['seller', 'courier'] as const;

/** `over`: above the limit within the days of grace; `paused`: the company takes no orders. */
export const debtStates = ['open', 'warned', 'over', 'paused'] as const;

/** Kinds of ledger transactions that a company's statement shows. */
export const ledgerKinds = [
  'delivery',
  'refusal',
  'shortage',
  'return',
  'payment',
  'payout',
  'settlement',
  'remittance',
  'courier_fee',
  'adjustment',
  'write_off',
  'reversal',
] as const;

export const paymentWays = ['cash', 'bank', 'wallet'] as const;

export const payoutStates = ['proposed', 'sent', 'confirmed', 'cancelled'] as const;

/** Who decides as second person: the reader, or somebody else because the reader proposed it. */
export const secondPersons = ['self', 'other'] as const;
