import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits';

const hints = {
  file_type_unsupported: 'choose.unsupportedHint',
  file_parse_failed: 'choose.parseHint',
  file_read_failed: 'choose.parseHint',
  file_too_large: 'choose.largeHint',
} as const;

/** Why a file was not taken, and how to go on; without an error it is empty. */
export function FileTrouble({ name, error }: { name: string; error: unknown }) {
  const { t } = useTranslation('import');
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
      {t('choose.failed', { name: isolated })} {code && t(hints[code])}
    </Alert>
  );
}
