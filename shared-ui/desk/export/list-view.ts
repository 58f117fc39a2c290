import type { TableSort } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import type { ShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import type { PageToWrite } from '@mawad/shared-ui/spreadsheet/write-pages.ts';

/** A list as the reader sees it: what its file contains. */
export interface ListView<Row> {
  /** Name of the file and its sheet. */
  name: string;
  columns: ShownColumns<Row>;
  /** Present if the list can be sorted by columns. */
  sort?: TableSort;
  /** Number of rows of the list; undefined while unknown. */
  count: number | undefined;
  /** Reads rows with the list's filter and sort: `after` '' for the first ones, then `next` of the page before. */
  read: (place: { after: string; page_size: number }) => Promise<PageToWrite<Row>>;
}
