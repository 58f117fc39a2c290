import { useId, useRef, useState } from 'react';
import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload, mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { listLimits } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { openSpreadsheet, sheetTypes } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import { backendOf } from '@mawad/supabase/client';
import { type AskedQuote, findOfferedGoods, quoteLimits } from '@mawad/supabase/quotes/queries';
import { cellText } from './cells.ts';
import type { LineValues } from './offer-values.ts';
import { offerSheet } from './offer-sheet.ts';
import { newSkus, readOfferSheet, type SheetIssue, type SheetReading } from './read-offer-sheet.ts';
import { useProblemMessage } from './use-cell-words.ts';
import type { OfferForm } from './use-offer-form.ts';

/** Room for headings and notes that a person adds to the lines. */
const limits = { ...listLimits, rows: quoteLimits.lines + 100 };

async function readRows(file: File): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const { batches } = await openSpreadsheet(file, { limits, shown: { rows: Infinity } });
  for await (const batch of batches) rows.push(...batch.rows);
  return rows;
}

interface SheetToolsProps {
  quote: AskedQuote;
  form: OfferForm;
  onApply: (lines: ReadonlyMap<string, LineValues>, title: string) => void;
}

/** Saves the lines as a spreadsheet and reads it again after it was filled in. */
export function SheetTools({ quote, form, onApply }: SheetToolsProps) {
  const { t } = useTranslation('quotes');
  const language = useLanguage();
  const services = useServices();
  const format = useFormat();
  const messageOf = useErrorMessage();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<SheetReading | null>(null);
  const saving = useSaveSheet(`${quote.number}.xlsx`, () =>
    Promise.resolve(offerSheet(quote, form.values, language, format.unit)),
  );
  const opening = useMutation({
    async mutationFn(file: File) {
      const rows = await readRows(file);
      const skus = newSkus(rows, (id) => form.values.lines[id]);
      const goods = skus.length > 0 ? await findOfferedGoods(backendOf(services).data, skus) : [];
      return { rows, goods: new Map(goods.map((found) => [found.code, found])) };
    },
    onSuccess: ({ rows, goods }) =>
      setReading(
        readOfferSheet(
          rows,
          quote.lines,
          form.valuesOf,
          (column, line, values) => cellText(column, line, values, language, format.unit),
          goods,
        ),
      ),
  });
  const hasNoKeys = opening.isSuccess && reading === null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiDownload} />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('sheet.save')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiUpload} />}
          loading={opening.isPending}
          onClick={() => input.current?.click()}
        >
          {t('sheet.open')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={sheetTypes}
          aria-label={t('sheet.open')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) opening.mutate(file);
          }}
        />
      </Box>
      {opening.isError && <Alert severity="error">{messageOf(opening.error)}</Alert>}
      {hasNoKeys && <Alert severity="error">{t('sheet.noKeys')}</Alert>}
      {reading && (
        <SheetDialog
          reading={reading}
          onApply={() => {
            onApply(
              reading.lines,
              t('sheet.applied', { count: reading.lines.size, number: format.number(reading.lines.size) }),
            );
            setReading(null);
            opening.reset();
          }}
          onClose={() => {
            setReading(null);
            opening.reset();
          }}
        />
      )}
    </Box>
  );
}

interface SheetDialogProps {
  reading: SheetReading;
  onApply: () => void;
  onClose: () => void;
}

/** Most changes that are listed; the count covers all. */
const mostListed = 200;

/** Shows what a file would change, and what of it was not understood, before it is put into the form. */
function SheetDialog({ reading, onApply, onClose }: SheetDialogProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const format = useFormat();
  const id = useId();
  const { lines, changes, issues, found, absent } = reading;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('sheet.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <div>
          {t('sheet.found', { count: found, number: format.number(found) })}{' '}
          {absent > 0 && t('sheet.absent', { count: absent, number: format.number(absent) })}
        </div>
        {issues.length > 0 && (
          <Alert severity="warning">
            {t('sheet.issues', { count: issues.length, number: format.number(issues.length) })}
            <Box component="ul" sx={listStyle}>
              {issues.slice(0, mostListed).map((issue, index) => (
                <Issue key={index} issue={issue} />
              ))}
            </Box>
          </Alert>
        )}
        {lines.size === 0 ? (
          <Alert severity="info">{t('sheet.nothing')}</Alert>
        ) : (
          <section aria-label={t('sheet.changes', { count: lines.size, number: format.number(lines.size) })}>
            <strong>{t('sheet.changes', { count: lines.size, number: format.number(lines.size) })}</strong>
            <Box component="ul" sx={listStyle}>
              {changes.slice(0, mostListed).map(({ line, column, before, after }) => (
                <li key={`${line.id}.${column}`}>
                  {t('sheet.change', {
                    line: `\u2068${line.description}\u2069`,
                    column: t(`columns.${column}`),
                    before: before ? `\u2068${before}\u2069` : t('sheet.empty'),
                    after: after ? `\u2068${after}\u2069` : t('sheet.empty'),
                  })}
                </li>
              ))}
              {changes.length > mostListed && (
                <li>
                  {t('send.more', {
                    count: changes.length - mostListed,
                    number: format.number(changes.length - mostListed),
                  })}
                </li>
              )}
            </Box>
          </section>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('common:actions.cancel')}
        </Button>
        <Button variant="contained" disabled={lines.size === 0} onClick={onApply}>
          {t('sheet.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Issue({ issue }: { issue: SheetIssue }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const problemMessage = useProblemMessage();
  const why = issue.code === 'number' ? problemMessage(issue.problem) : t(`sheet.problems.${issue.code}`);
  return (
    <li>
      {t('sheet.row', { number: format.number(issue.row) })}
      {'column' in issue && ` · ${t(`columns.${issue.column}`)}`}
      {issue.text && (
        <>
          {' · '}
          <bdi>{issue.text}</bdi>
        </>
      )}
      {`: ${why}`}
    </li>
  );
}

const listStyle = { margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' } as const;
