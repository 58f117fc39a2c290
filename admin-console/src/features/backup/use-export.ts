import { useEffect, useRef, useState } from 'react';
import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { saveFile } from '@mawad/shared-ui/portal/save-file';
import { useStore } from '@mawad/shared-ui/store';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits';
import { backendOf } from '@mawad/supabase/client';
import { type ExportChoice, exportChoices } from '@mawad/supabase/queries/exports';
import { exportLimit, type ExportProgress, TooManyRows, writeExport } from './write-export.ts';

export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; progress: ExportProgress | null }
  | { step: 'stopped' }
  | { step: 'failed'; text: string }
  | { step: 'done'; rows: number; save: () => void };

/** `mawad-orders-2026-11-25.xlsx`, the day in Baghdad. */
function fileNameOf(choices: ExportChoice[]): string {
  const day = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return `mawad-${choices.length === 1 ? choices[0] : 'export'}-${day}.xlsx`;
}

/** One export at a time, which ends with the page. */
export function useExport() {
  const { t } = useTranslation(['admin-backup', 'errors']);
  const services = useServices();
  const language = useLanguage();
  const format = useFormat();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function textOf(error: unknown): string {
    if (error instanceof TooManyRows)
      return t('tooMany', { rows: format.number(error.total), limit: format.number(exportLimit) });
    return error instanceof SheetError ? t('notWritten') : messageOf(error);
  }

  async function start(choices: ExportChoice[]) {
    const control = new AbortController();
    running.current = control;
    setState({ step: 'running', progress: null });
    try {
      const { file, rows } = await writeExport(backendOf(services), {
        entities: choices.flatMap((choice) => exportChoices[choice]),
        isRightToLeft: language === 'ar',
        sheetName: (entity) => t(`sheets.${entity}`),
        heading: (column) => t(`columns.${column}`),
        onProgress: (progress) => !control.signal.aborted && setState({ step: 'running', progress }),
        signal: control.signal,
      });
      const save = () => saveFile(fileNameOf(choices), file);
      save();
      setState({ step: 'done', rows, save });
    } catch (error) {
      if (control.signal.aborted) return setState({ step: 'stopped' });
      const text = textOf(error);
      setState({ step: 'failed', text });
      showToast({ title: t('errors:export_failed'), description: text, variant: 'destructive' });
    }
  }

  return { state, start, stop: () => running.current?.abort() };
}
