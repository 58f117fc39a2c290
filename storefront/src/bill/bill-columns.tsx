import { useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { billRoles, type BillColumn, type BillRole } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';
import { columnLetter } from '@mawad/shared-ui/spreadsheet/column-letter.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { PlainSelect } from '../layout/plain-select.tsx';

interface BillColumnsProps {
  columns: readonly BillColumn[];
  /** First row of the table, if the sheet has several. */
  row?: number;
  onRole: (place: number, role: BillRole) => void;
}

/** The columns of a table and what each was read as, which can be changed. */
export function BillColumns({ columns, row, onRole }: BillColumnsProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const titleId = useId();
  const filled = columns.filter(({ heading, samples }) => heading !== '' || samples.length > 0);
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" sx={{ fontWeight: 700 }}>
        {row === undefined ? t('review.columns') : t('review.columnsFrom', { number: format.number(row) })}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 'var(--text-13)' }}>
        {t('review.columnsHint')}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {filled.map((column) => (
          <ColumnRole key={column.place} column={column} onRole={(role) => onRole(column.place, role)} />
        ))}
      </Box>
    </section>
  );
}

function ColumnRole({ column, onRole }: { column: BillColumn; onRole: (role: BillRole) => void }) {
  const { t } = useTranslation('quote');
  const { place, heading, samples, role, hidden } = column;
  const letter = `\u2066${columnLetter(place)}\u2069`;
  return (
    <Box component="li" sx={columnStyle}>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {t(hidden ? 'review.hiddenColumn' : 'review.column', { letter })}
      </Box>
      <Box component="strong" sx={cutStyle}>
        <bdi>{heading || t('review.noHeading')}</bdi>
      </Box>
      <Box sx={{ ...cutStyle, fontSize: 'var(--text-13)', color: 'text.secondary' }}>
        <bdi>{samples.join(' | ')}</bdi>
      </Box>
      {!hidden && (
        <PlainSelect
          aria-label={t('review.holds', { letter })}
          value={role}
          onChoose={(chosen) => onRole(chosen as BillRole)}
          style={{ minBlockSize: 44 }}
        >
          {[...billRoles, 'other' as const].map((one) => (
            <option key={one} value={one}>
              {t(`review.roles.${one}`)}
            </option>
          ))}
        </PlainSelect>
      )}
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  listStyle: 'none',
  margin: 0,
  paddingInline: 0,
  paddingBlock: 1,
} as const;

const columnStyle = {
  flex: '0 0 168px',
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  padding: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const cutStyle = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minBlockSize: 20,
} as const;
