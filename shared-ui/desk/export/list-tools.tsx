import { ColumnChoice } from '@mawad/shared-ui/desk/list/column-choice.tsx';
import { ListExport } from './list-export.tsx';
import type { ListView } from './list-view.ts';

interface ListToolsProps<Row> {
  view: ListView<Row>;
  /** False for readers who may not save the list. */
  mayExport?: boolean;
  /** Runs before a file is written. */
  onStart?: () => Promise<void>;
}

/** Columns and file of a list. */
export function ListTools<Row>({ view, mayExport = true, onStart }: ListToolsProps<Row>) {
  return (
    <>
      {view.columns.choosable.length > 0 && <ColumnChoice columns={view.columns} sort={view.sort} />}
      {mayExport && <ListExport view={view} onStart={onStart} />}
    </>
  );
}
