import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { LeftRow } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { ListPages, pageOf, pageSize } from './list-pages.tsx';

interface LeftRowsProps {
  rows: readonly LeftRow[];
  onTake: (row: number) => void;
}

/** Rows that are no lines, each with the reason and a button that takes it in. */
export function LeftRows({ rows, onTake }: LeftRowsProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const [chosenPage, setPage] = useState(0);
  const page = Math.min(chosenPage, pageOf(rows.length - 1));
  const start = page * pageSize;
  return (
    <details>
      <Box component="summary" sx={{ paddingBlock: 1.25, cursor: 'pointer', fontWeight: 700 }}>
        {t('review.left', { count: rows.length, number: format.number(rows.length) })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.slice(start, start + pageSize).map(({ row, text, reason }) => {
          const number = format.number(row);
          return (
            <Box component="li" key={row} sx={rowStyle}>
              <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
                  {t('line.row', { number })}
                  {' · '}
                  {t(`review.reasons.${reason}`)}
                </Box>
                <div dir="auto">{text}</div>
              </Box>
              {reason !== 'limit' && (
                <Button aria-label={t('review.takeRow', { number })} onClick={() => onTake(row)}>
                  {t('review.take')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      <ListPages label={t('review.leftPages')} page={page} count={rows.length} onPage={setPage} />
    </details>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  paddingBlock: 0.5,
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;
