import { useErrorMessage } from '@mawad/shared-i18n';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { writeSpreadsheet, type SheetToWrite } from './write-spreadsheet.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';

/** Writes a sheet as .xlsx and saves it; shows a failure as a toast. */
export function useSaveSheet(fileName: string, makeSheet: () => Promise<SheetToWrite>) {
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: async () => saveFile(fileName, await writeSpreadsheet(await makeSheet())),
    onError: (error) => showToast({ title: messageOf(error), variant: 'destructive' }),
  });
}
