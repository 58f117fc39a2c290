const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const dayLength = 86_400_000;

function startOf(day: string): number {
  return dayForm.test(day) ? Date.parse(`${day}T00:00:00+03:00`) : NaN;
}

/**
 * Converts whole days in Baghdad (`YYYY-MM-DD`) to an inclusive start and an exclusive end; omits invalid
 * dates.
 */
export function dayBounds(first: string, last: string): { from?: string; to?: string } {
  const [from, end] = [startOf(first), startOf(last)];
  return {
    ...(Number.isFinite(from) && { from: new Date(from).toISOString() }),
    ...(Number.isFinite(end) && { to: new Date(end + dayLength).toISOString() }),
  };
}
