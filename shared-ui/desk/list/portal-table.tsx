import type { ReactNode } from 'react';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import type { ColumnKind, WrittenCell } from '@mawad/shared-ui/spreadsheet/workbook-writer.ts';
import { mdiArrowDown, mdiArrowUp } from '@mawad/shared-ui/kit/icons.ts';
import { Box, ButtonBase, Skeleton, type SxProps, type Theme } from '@mawad/shared-ui/kit/mui.ts';

/** Cells of a column in the file of a list. */
export interface FileCells<Row> {
  /** Heading of the cells; the column's header by default. */
  heading?: string;
  /** Text by default. */
  kind?: ColumnKind;
  /** Value in words of the reader's language. */
  value: (row: Row) => WrittenCell;
}

/** One column of a table; on a narrow screen each row becomes a card, and the header a label. */
export interface PortalColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Cells of the column in a file; absent if a file leaves the column out. */
  file?: FileCells<Row> | FileCells<Row>[];
  align?: 'end';
  /**
   * Values of the list's sort for ascending and descending order of this column; `first` is the one that the
   * first click chooses, ascending by default.
   */
  sort?: { up: string; down: string; first?: 'down' };
  /** The cell is the heading of the card: full width without a label. */
  lead?: boolean;
  /** Not shown in the card, because the heading contains the same information. */
  wideOnly?: boolean;
  /** Hidden in a narrow table; shown in the card and in a wide table. */
  spare?: boolean;
  /** The header is only read by screen readers, for example above buttons. */
  silentHeader?: boolean;
  /**
   * The cell contains the row's main buttons: Enter on the row clicks the one with `data-primary` instead of
   * following a link.
   */
  acts?: boolean;
}

/** Sort of a list. */
export interface TableSort {
  value: string;
  choose: (value: string) => void;
}

interface PortalTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: PortalColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Present if the list can be sorted by columns. */
  sort?: TableSort;
  /** Dimmed while the next page loads. */
  stale?: boolean;
  /** Minimum width of the container in px for a table instead of cards. */
  room?: number;
}

/** Width in px that a table of many columns needs: that of a tablet, or of a laptop beside the side bar. */
const usualRoom = 680;

/** Below this width in px, a table has less padding and no spare columns. */
const ampleRoom = 860;
/** Key of styles for a table that has room for every column. */
export const ample = `@container (min-width: ${ampleRoom}px)`;

/** Only read by screen readers. */
export const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const tableStyle = (wide: string): SxProps<Theme> => ({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  [wide]: { display: 'table' },
});

const headStyle = (wide: string): SxProps<Theme> => ({
  ...hidden,
  [wide]: {
    position: 'static',
    display: 'table-header-group',
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
  },
});

const rowStyle = (wide: string): SxProps<Theme> => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  columnGap: 2,
  rowGap: 1,
  padding: 2,
  borderBlockEnd: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEnd: 0 },
  // Rows focused by key are scrolled clear of the sticky bar above them.
  scrollMarginBlock: 72,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  [wide]: {
    display: 'table-row',
    '&:hover, &:focus-within': { backgroundColor: 'action.hover' },
    '&:last-of-type > *': { borderBlockEnd: 0 },
  },
});

const figureCell = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

function cellStyle(
  column: { lead?: boolean; acts?: boolean; wideOnly?: boolean; spare?: boolean; align?: 'end' },
  wide: string,
): SxProps<Theme> {
  return {
    display: column.wideOnly ? 'none' : 'block',
    gridColumn: column.lead ? '1 / -1' : 'auto',
    '&:empty': { display: 'none' },
    minInlineSize: 0,
    // Long names and codes wrap, so that the table fits its container: only `anywhere` narrows a column.
    overflowWrap: 'anywhere',
    // Keeps an amount and its currency on one line.
    ...(column.align === 'end' && !column.acts && !column.lead && { whiteSpace: 'nowrap' }),
    fontSize: 'var(--text-14)',
    '&::before': column.lead
      ? undefined
      : {
          content: 'attr(data-label)',
          display: 'block',
          fontSize: 'var(--text-12)',
          color: 'text.secondary',
        },
    '&[data-label=""]::before': { display: 'none' },
    [wide]: {
      '&, &:empty': { display: column.spare ? 'none' : 'table-cell' },
      paddingBlock: 0.5,
      blockSize: 40,
      lineHeight: 1.35,
      // On a tablet the widest order numbers and amounts leave no more room.
      paddingInline: 0.75,
      verticalAlign: 'middle',
      ...(column.lead && { minInlineSize: 96 }),
      ...(column.align === 'end' ? figureCell : { textAlign: 'start', whiteSpace: 'normal' }),
      borderBlockEnd: 1,
      borderColor: 'divider',
      '&::before': { display: 'none' },
    },
    // Twelve rows of two lines fit a laptop. Cells can have three lines, which must not touch the rules.
    [ample]: {
      '&, &:empty': { display: 'table-cell' },
      paddingBlock: 0.25,
      paddingInline: 1,
      lineHeight: 1.2,
      ...(column.lead && !column.acts && column.align !== 'end' && { minInlineSize: 200 }),
    },
  };
}

/** A data table that becomes cards in a narrow container; its ARIA roles remain those of a table. */
export function PortalTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  stale,
  room = usualRoom,
}: PortalTableProps<Row>) {
  const wide = `@container (min-width: ${room}px)`;
  return (
    // Scrolls if the longest words of all columns are wider than the container.
    <Box
      sx={{ containerType: 'inline-size', overflowX: 'auto', opacity: stale ? 0.6 : 1 }}
      aria-busy={stale ?? false}
    >
      <Box component="table" role="table" aria-label={label} sx={tableStyle(wide)}>
        <Box component="thead" role="rowgroup" sx={headStyle(wide)}>
          <Box component="tr" role="row">
            {columns.map((column) => (
              <Header key={column.id} column={column} wide={wide} sort={sort} />
            ))}
          </Box>
        </Box>
        <Box
          component="tbody"
          role="rowgroup"
          sx={{ display: 'block', [wide]: { display: 'table-row-group' } }}
        >
          {rows.map((row) => (
            <Box component="tr" role="row" key={rowKey(row)} sx={rowStyle(wide)}>
              {columns.map((column) => (
                <Box
                  component="td"
                  role="cell"
                  key={column.id}
                  data-label={column.silentHeader ? '' : column.header}
                  data-acts={column.acts}
                  sx={cellStyle(column, wide)}
                >
                  {column.cell(row)}
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

interface HeaderProps<Row> {
  column: PortalColumn<Row>;
  wide: string;
  sort: TableSort | undefined;
}

function Header<Row>({ column, wide, sort }: HeaderProps<Row>) {
  const isUp = sort !== undefined && column.sort?.up === sort.value;
  const isDown = sort !== undefined && column.sort?.down === sort.value;
  return (
    <Box
      component="th"
      role="columnheader"
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      sx={{
        paddingBlock: 0.5,
        paddingInline: 1,
        fontSize: 'var(--text-12)',
        fontWeight: 500,
        color: 'text.secondary',
        textAlign: column.align === 'end' ? 'end' : 'start',
        verticalAlign: 'bottom',
        lineHeight: 1.3,
        whiteSpace: 'normal',
        borderBlockEnd: 1,
        borderColor: 'divider',
        [wide]: { display: column.spare ? 'none' : 'table-cell', paddingInline: 0.75 },
        [ample]: { display: 'table-cell', paddingInline: 1 },
      }}
    >
      {column.silentHeader ? (
        <Box component="span" sx={hidden}>
          {column.header}
        </Box>
      ) : column.sort && sort ? (
        <ButtonBase onClick={() => sort.choose(nextSort(column.sort!, sort.value))} sx={sortStyle}>
          {column.header}
          {/* Reserves the room of the arrow, so that sorting does not move the columns. */}
          <Box component="span" sx={{ display: 'flex', visibility: isUp || isDown ? 'visible' : 'hidden' }}>
            <Icon path={isUp ? mdiArrowUp : mdiArrowDown} size={16} />
          </Box>
        </ButtonBase>
      ) : (
        column.header
      )}
    </Box>
  );
}

function nextSort({ up, down, first }: NonNullable<PortalColumn<never>['sort']>, current: string) {
  if (current === up) return down;
  if (current === down) return up;
  return first === 'down' ? down : up;
}

const sortStyle: SxProps<Theme> = {
  gap: 0.5,
  minBlockSize: 28,
  font: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  borderRadius: 0.5,
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '[aria-sort] > &': { color: 'primary.main' },
};

export function PortalTableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Box aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: '40px 2fr 1fr 1fr',
            gap: 2,
            alignItems: 'center',
            padding: 2,
            borderBlockEnd: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" width={40} height={40} />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
        </Box>
      ))}
    </Box>
  );
}
