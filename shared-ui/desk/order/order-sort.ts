import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';

/** Sorts of a list of orders by column, see `orderSorts` of the queries. */
export const orderSort = {
  date: timeSort,
  total: { up: 'total', down: 'total_desc', first: 'down' },
  governorate: { up: 'governorate', down: 'governorate_desc' },
  status: { up: 'status', down: 'status_desc' },
} as const;
