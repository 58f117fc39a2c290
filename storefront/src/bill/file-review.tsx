import { useId, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { Bill } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';
import type { ReadSheets } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Tab, Tabs } from '@mawad/shared-ui/kit/mui-more.ts';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import { BillReview } from './bill-review.tsx';
import { foundLine, type FoundLine } from './found-line.ts';
import { useBills, withRole, withTaken } from './use-bills.ts';

interface FileReviewProps {
  file: ReadSheets & { name: string };
  onLines: (lines: FoundLine[]) => void;
  onClose: () => void;
}

/** Shows what was read from a file, sheet by sheet, before its lines are added. */
export function FileReview({ file, onLines, onClose }: FileReviewProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const id = useId();
  const isSmall = useMediaQuery('(max-width: 700px)');
  const { sheets, hidden } = file;
  const { bills, correct } = useBills(sheets);
  const [leftOut, setLeftOut] = useState(() => coversOf(bills));
  const [shown, setShown] = useState(() => {
    return Math.max(
      0,
      bills.findIndex(({ lines }, index) => lines.length > 0 && !leftOut.has(index)),
    );
  });
  const taken = sheets.flatMap(({ name }, index) => {
    const lines = leftOut.has(index) ? [] : bills[index]!.lines;
    return lines.length === 0 ? [] : [{ name, lines }];
  });
  const found = taken.flatMap(({ name, lines }) =>
    lines.map((line) => foundLine(line, taken.length > 1 ? name : undefined)),
  );
  const counted = { count: found.length, number: format.number(found.length) };

  function toggle(isTaken: boolean) {
    const others = [...leftOut].filter((index) => index !== shown);
    setLeftOut(new Set(isTaken ? others : [...others, shown]));
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isSmall} aria-labelledby={id}>
      <DialogTitle id={id}>{t('review.title')}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          paddingInline: { xs: 2, sm: 3 },
        }}
      >
        <Typography color="textSecondary">
          {t('review.lead', { name: `\u2068${file.name}\u2069` })}
        </Typography>
        {hidden.length > 0 && (
          <Alert severity="info">
            {t('review.hiddenSheets', { names: hidden.map((name) => `\u2068${name}\u2069`).join(' | ') })}
          </Alert>
        )}
        {sheets.length > 1 && (
          <div>
            <Tabs
              value={shown}
              onChange={(_event, next: number) => setShown(next)}
              variant="scrollable"
              scrollButtons="auto"
              aria-label={t('review.sheets')}
            >
              {sheets.map(({ name }, index) => (
                <Tab
                  key={name}
                  id={`${id}-tab-${index}`}
                  aria-controls={`${id}-sheet`}
                  label={t('review.sheet', {
                    name: `\u2068${name}\u2069`,
                    number: format.number(bills[index]!.lines.length),
                  })}
                  sx={{ textTransform: 'none' }}
                />
              ))}
            </Tabs>
            {bills[shown]!.lines.length > 0 && (
              <FormControlLabel
                label={t('review.takeSheet')}
                control={
                  <Checkbox
                    checked={!leftOut.has(shown)}
                    onChange={(event) => toggle(event.target.checked)}
                  />
                }
              />
            )}
          </div>
        )}
        <Box
          key={shown}
          id={`${id}-sheet`}
          {...(sheets.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${shown}` })}
        >
          <BillReview
            bill={bills[shown]!}
            onRole={(...role) => correct(shown, (choice) => withRole(choice, ...role))}
            onTake={(row) => correct(shown, (choice) => withTaken(choice, row))}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('paste.cancel')}</Button>
        <Button variant="contained" disabled={found.length === 0} onClick={() => onLines(found)}>
          {found.length > 0 ? t('paste.action', counted) : t('paste.actionEmpty')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whether a sheet holds a list of goods: amounts, units or headings. */
const isList = ({ lines, tables }: Bill) =>
  lines.some(({ quantity, unit, rateOnly }) => quantity !== '' || unit !== '' || rateOnly) ||
  tables.some(({ columns }) => columns.some(({ heading }) => heading !== ''));

/** Indexes of sheets such as a cover, beside sheets that hold lists. */
function coversOf(bills: readonly Bill[]): ReadonlySet<number> {
  const covers = bills.flatMap((bill, index) => (isList(bill) ? [] : [index]));
  return new Set(covers.length < bills.length ? covers : []);
}
