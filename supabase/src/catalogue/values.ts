/** Return rules: unused goods within 30 days, only wrong or faulty goods, or no returns. */
export const returnsRules = ['30_days', 'faulty_only', 'none'] as const;

export const units = [
  'Each',
  'Piece',
  'Pack',
  'Box',
  'Case',
  'Kilogram',
  'Meter',
  'Ton',
  'Bag',
  'Square meter',
  'Cubic meter',
  'Liter',
  'Roll',
  'Pair',
  'Set',
  'Dozen',
] as const;
