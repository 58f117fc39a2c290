/** A page of a list as returned by the database. */
export function pageOf<T>(items: T[], { count = items.length, page = 1, pageSize = 20 } = {}) {
  return { items, page, pages: Math.max(1, Math.ceil(count / pageSize)), count, count_is_estimate: false };
}
