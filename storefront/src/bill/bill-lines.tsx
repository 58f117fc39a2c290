import { Fragment, useId, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { BillLine } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useMediaQuery } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { ListPages, pageOf, pageSize } from './list-pages.tsx';

/** The lines that were found, with the row numbers of the file and the sections as titles of groups. */
export function BillLines({ lines }: { lines: readonly BillLine[] }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const titleId = useId();
  // On a phone the amount is below the description, which needs the width.
  const isSmall = useMediaQuery('(max-width: 600px)');
  const [chosenPage, setPage] = useState(0);
  const page = Math.min(chosenPage, pageOf(lines.length - 1));
  const start = page * pageSize;
  const blank = lines.filter(({ quantity, rateOnly }) => quantity === '' && !rateOnly).length;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" sx={{ fontWeight: 700 }}>
        {t('count', { count: lines.length, number: format.number(lines.length) })}
      </Typography>
      {blank > 0 && (
        <Typography color="textSecondary" sx={{ fontSize: 'var(--text-13)' }}>
          {t('review.blank', { count: blank, number: format.number(blank) })}
        </Typography>
      )}
      <Box component="table" aria-labelledby={titleId} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('review.row')}</th>
            <th scope="col">{t('line.description')}</th>
            {!isSmall && <th scope="col">{t('line.quantity')}</th>}
            {!isSmall && <th scope="col">{t('line.unit')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.slice(start, start + pageSize).map((line, shown) => {
            const isNewSection =
              line.section !== undefined &&
              (shown === 0 || line.section !== lines[start + shown - 1]?.section);
            return (
              <Fragment key={line.row}>
                {isNewSection && (
                  <tr>
                    <th scope="colgroup" colSpan={isSmall ? 2 : 4}>
                      <bdi>{line.section}</bdi>
                    </th>
                  </tr>
                )}
                <LineCells line={line} isSmall={isSmall} />
              </Fragment>
            );
          })}
        </tbody>
      </Box>
      <ListPages label={t('pages.label')} page={page} count={lines.length} onPage={setPage} />
    </section>
  );
}

function LineCells({ line, isSmall }: { line: BillLine; isSmall: boolean }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const { row, description, descriptionAr, code, quantity, unit, rateOnly } = line;
  const amount = rateOnly ? (
    <Box component="em" sx={{ fontStyle: 'normal', color: 'text.secondary' }}>
      {t('line.noQuantity')}
    </Box>
  ) : (
    <bdi>{quantity || '–'}</bdi>
  );
  const unitName = <bdi>{unit && format.unit(unit)}</bdi>;
  return (
    <tr>
      <Box component="td" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {format.number(row)}
      </Box>
      <td>
        <div dir="auto">{code ? `${code} · ${description}` : description}</div>
        {descriptionAr && (
          <Box lang="ar" dir="rtl" sx={{ color: 'text.secondary' }}>
            {descriptionAr}
          </Box>
        )}
        {isSmall && (
          <Box sx={{ fontWeight: 500 }}>
            {amount} {unitName}
          </Box>
        )}
      </td>
      {!isSmall && <td>{amount}</td>}
      {!isSmall && <td>{unitName}</td>}
    </tr>
  );
}

const tableStyle = {
  inlineSize: '100%',
  marginBlockStart: 1,
  borderCollapse: 'collapse',
  fontSize: 'var(--text-14)',
  '& th, & td': {
    paddingBlock: 0.75,
    paddingInlineEnd: 1,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBlockEnd: 1,
    borderColor: 'divider',
  },
  '& th:first-of-type, & td:first-of-type': { inlineSize: 48, overflowWrap: 'normal' },
  '& th:nth-of-type(3), & td:nth-of-type(3)': { inlineSize: 110 },
  '& th:nth-of-type(4), & td:nth-of-type(4)': { inlineSize: 110 },
} as const;
