/** Sorts of a list of orders by column, see `orderSorts` of the queries. */
export const orderSort = {
  date: { up: 'oldest', down: 'newest', first: 'down' },
  total: { up: 'total', down: 'total_desc', first: 'down' },
  governorate: { up: 'governorate', down: 'governorate_desc' },
  status: { up: 'status', down: 'status_desc' },
} as const;
