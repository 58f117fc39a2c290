import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { InspectedFile } from '@mawad/shared-ui/spreadsheet/inspect-file.ts';

/** Lists the sheets and rows that are hidden in Excel, so that none are imported or skipped unnoticed. */
export function FileNotices({ inspected: { info, hiddenRows } }: { inspected: InspectedFile }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const hidden = info.sheets.filter((sheet) => sheet.hidden).map(({ name }) => `\u2068${name}\u2069`);
  if (hidden.length === 0 && hiddenRows === 0) return null;
  return (
    <Alert severity="info">
      {hidden.length > 0 && <div>{t('mapping.hiddenSheets', { names: hidden.join(' | ') })}</div>}
      {hiddenRows > 0 && (
        <div>{t('mapping.hiddenRows', { count: hiddenRows, number: format.number(hiddenRows) })}</div>
      )}
    </Alert>
  );
}
