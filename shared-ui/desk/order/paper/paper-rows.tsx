import { Children, type ReactNode } from 'react';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** A table on paper: text is aligned to the start, numbers to the end. */
export function PaperRows({ heads, children }: { heads: ReactNode[]; children: ReactNode }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            {Children.map(heads, (head) => (
              <th scope="col">{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Box>
    </Box>
  );
}

const tableStyle = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 0.75, paddingInline: 1, verticalAlign: 'top', textAlign: 'start' },
  '& th': { backgroundColor: '#F4F5F3', fontSize: 12, lineHeight: 1.4 },
  '& td': { borderBlockEnd: '1px solid #E6E8E5' },
  // Long names and codes without spaces wrap, so that the amounts fit the paper.
  '& :is(th, td):first-of-type': { overflowWrap: 'anywhere', minInlineSize: 120 },
  '& :is(th, td):not(:first-of-type)': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tr': { breakInside: 'avoid' },
  // On a phone the figures are below the name, so that every amount is visible.
  '@media screen and (max-width: 599px)': {
    '& tr': { display: 'flex', flexWrap: 'wrap', borderBlockEnd: '1px solid #E6E8E5' },
    '& td': { borderBlockEnd: 'none' },
    '& :is(th, td):first-of-type': { flex: '1 0 100%' },
    '& :is(th, td):not(:first-of-type)': { flex: '1 1 0', whiteSpace: 'normal', paddingInline: 0.25 },
    '& td:not(:first-of-type)': { paddingBlockStart: 0 },
  },
  '& thead': { display: 'table-header-group' },
} as const;
