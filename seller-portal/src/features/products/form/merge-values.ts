import type { ProductValues } from './product-values.ts';
import { sameValues } from './same-values.ts';

export interface MergedValues {
  values: ProductValues;
  /** Fields that both sides changed differently; the member's own values win. */
  conflicts: (keyof ProductValues)[];
}

/** Applies a member's changes since `before` to the values that were saved meanwhile. */
export function mergeValues(before: ProductValues, mine: ProductValues, saved: ProductValues): MergedValues {
  const fields = Object.keys(saved) as (keyof ProductValues)[];
  const changed = fields.filter((field) => !sameValues(mine[field], before[field]));
  const values = { ...saved, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
  const conflicts = changed.filter(
    (field) => !sameValues(saved[field], before[field]) && !sameValues(saved[field], mine[field]),
  );
  return { values, conflicts };
}
