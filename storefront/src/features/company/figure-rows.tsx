import type { ReactNode } from 'react';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';

interface FigureRowsProps {
  caption: string;
  headings: string[];
  /** Cells of each row; the first one names it, the others are numbers. */
  rows: { key: string; cells: ReactNode[] }[];
  /** Last row. */
  sum: ReactNode[];
}

/** A table of names with numbers and their sum. */
export function FigureRows({ caption, headings, rows, sum }: FigureRowsProps) {
  return (
    <Panel sx={{ overflowX: 'auto', paddingInline: { xs: 1, sm: 2 } }}>
      <Box component="table" sx={tableStyle}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, place) => (
                <td key={place}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sum[0]}</th>
            {sum.slice(1).map((number, place) => (
              <td key={place}>{number}</td>
            ))}
          </tr>
        </tfoot>
      </Box>
    </Panel>
  );
}

const tableStyle = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--text-14)',
  '& caption': { textAlign: 'start', fontWeight: 600, paddingBlock: 1.5, paddingInline: 1 },
  '& th, & td': {
    padding: 1,
    textAlign: 'start',
    borderBlockEnd: 1,
    borderColor: 'divider',
    fontWeight: 400,
  },
  '& th[scope=row]': { overflowWrap: 'anywhere', minInlineSize: 110 },
  '& td, & th:not(:first-of-type)': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& thead th, & tfoot th, & tfoot td': { fontWeight: 600 },
} as const;
