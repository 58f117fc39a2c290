/** Deep equality of form values; an undefined member equals an absent one. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].every((name) => sameValues(first[name], second[name]));
}
