import type { TableSort } from '@mawad/shared-ui/desk/list/portal-table.tsx';

/** Sort of a list by the column with its time. */
export const timeSort = { up: 'oldest', down: 'newest', first: 'down' } as const;

/** Sort by time in the address; undefined for another one. */
export const readTimeSort = ({ value }: TableSort) =>
  (['newest', 'oldest'] as const).find((one) => one === value);
