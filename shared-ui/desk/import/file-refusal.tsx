import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits.ts';

const hints = {
  file_type_unsupported: 'choose.unsupportedHint',
  file_parse_failed: 'choose.parseHint',
  file_read_failed: 'choose.parseHint',
  file_too_large: 'choose.largeHint',
} as const;

/** Reason why a file was refused, with a hint; `error` is null if the file is empty. */
export function FileRefusal({ name, error, mostRows }: { name: string; error: unknown; mostRows: number }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const isolated = `\u2068${name}\u2069`;
  if (error === null) {
    return (
      <Alert severity="warning" role="alert">
        {t('choose.empty', { name: isolated })}
      </Alert>
    );
  }
  const code = error instanceof SheetError && error.code in hints ? (error.code as keyof typeof hints) : null;
  return (
    <Alert severity="error" role="alert">
      <strong>{messageOf(error)}</strong>
      <br />
      {t('choose.failed', { name: isolated })} {code && t(hints[code], { rows: format.number(mostRows) })}
    </Alert>
  );
}
