import type { FileCells, PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import {
  type PagesProgress,
  writePages,
  type WrittenPages,
} from '@mawad/shared-ui/spreadsheet/write-pages.ts';
import type { ListView } from './list-view.ts';

/** Rows per request, so that each takes well below a second. */
const pageSize = 500;

interface ListTask {
  isRightToLeft: boolean;
  onProgress: (progress: PagesProgress) => void;
  signal: AbortSignal;
}

const cellsOf = <Row>({ file, header }: PortalColumn<Row>): (FileCells<Row> & { heading: string })[] =>
  [file ?? []].flat().map((cells) => ({ ...cells, heading: cells.heading ?? header }));

/** Writes all rows of a list with its shown columns to an .xlsx file. Throws like `writePages`. */
export function writeList<Row>(
  { name, columns, read }: Pick<ListView<Row>, 'name' | 'columns' | 'read'>,
  { isRightToLeft, ...task }: ListTask,
): Promise<WrittenPages> {
  const cells = columns.shown.flatMap(cellsOf);
  return writePages<Row>(
    [
      {
        start: {
          name,
          isRightToLeft,
          columns: cells.map(({ heading, kind = 'text' }) => ({ heading, kind })),
        },
        read: (after = '') => read({ after, page_size: pageSize }),
        rowsOf: (row) => [cells.map(({ value }) => value(row))],
      },
    ],
    task,
  );
}
