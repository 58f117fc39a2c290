import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { governoratesQuery } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { useFileExport } from '@mawad/shared-ui/spreadsheet/use-file-export.ts';
import { backendOf } from '@mawad/supabase/client';
import { type ExportChoice, exportChoices, type ExportPeriod } from '@mawad/supabase/desk/exports-queries';
import { useExportWords } from './use-export-words.ts';
import { exportLimit, type ExportProgress, TooManyRows, writeExport } from './write-export.ts';

/** File name such as `mawad-orders-2026-11-25.xlsx`, with the date in Baghdad. */
function fileNameOf(choices: ExportChoice[]): string {
  const day = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return `mawad-${choices.length === 1 ? choices[0] : 'export'}-${day}.xlsx`;
}

/** Runs one export at a time; leaving the page cancels it. */
export function useExport() {
  const { t } = useTranslation(['admin-backup', 'portal-errors', 'file-export']);
  const services = useServices();
  const language = useLanguage();
  const format = useFormat();
  const wordsOf = useExportWords();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const running = useFileExport<ExportProgress>((error) =>
    showToast({
      title: t('portal-errors:export_failed'),
      description: textOf(error),
      variant: 'destructive',
    }),
  );

  function textOf(error: unknown): string {
    if (error instanceof TooManyRows)
      return t('tooMany', { rows: format.number(error.total), limit: format.number(exportLimit) });
    return error instanceof SheetError ? t('file-export:notWritten') : messageOf(error);
  }

  return {
    state: running.state,
    stop: running.stop,
    dismiss: running.dismiss,
    textOf,
    start: (choices: ExportChoice[], period: ExportPeriod) =>
      running.start(fileNameOf(choices), async (tools) =>
        writeExport(backendOf(services), {
          entities: choices.flatMap((choice) => exportChoices[choice]),
          period,
          isRightToLeft: language === 'ar',
          sheetName: (entity) => t(`sheets.${entity}`),
          heading: (column) => t(`columns.${column}`),
          wordOf: wordsOf(await services.queryClient.ensureQueryData(governoratesQuery(services))),
          ...tools,
        }),
      ),
  };
}
