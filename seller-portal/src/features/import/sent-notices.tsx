import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { isolated } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import { describeProblem } from './refused-rows.ts';
import type { SentFile } from './stage-file.ts';

/** Notices about an uploaded file: an earlier import of the same file, ambiguous cells, and rows that are about no product. */
export function SentNotices({ sent }: { sent: SentFile }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const format = useFormat();
  const { repeats, doubts, doubtCount, skipped = [], skippedCount = 0 } = sent;
  return (
    <>
      {repeats && <Alert severity="info">{t('staging.repeats', { date: format.dateTime(repeats) })}</Alert>}
      {doubtCount > 0 && (
        <Alert severity="warning">
          {t('staging.doubts', { count: doubtCount, number: format.number(doubtCount) })}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {doubts.map(({ row, problem }, place) => (
              <li key={place}>
                {t('staging.doubt', { row, text: describeProblem(isolated(problem), language, t) })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {skippedCount > 0 && (
        <Alert severity="info">
          {t('staging.skipped', { count: skippedCount, number: format.number(skippedCount) })}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
            {skipped.map(({ row, text, reason }) => (
              <li key={row}>{t(`staging.skippedAs.${reason}`, { row, text: `\u2068${text}\u2069` })}</li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
