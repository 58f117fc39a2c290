import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import type { JudgedListLine } from './judge-list.ts';
import { listSheet } from './list-sheet.ts';
import { useLineName, useListProblem } from './use-line-text.ts';

interface ListExportProps {
  /** Name of the list. */
  name: string;
  judged: JudgedListLine[];
}

/** File name of a list, without the characters that file systems forbid. */
const fileNameOf = (name: string): string => `${name.replace(/[\\/:*?"<>|]/g, ' ')}.xlsx`;

/** Button that saves a list with present prices as .xlsx. */
export function ListExport({ name, judged }: ListExportProps) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const format = useFormat();
  const nameOf = useLineName();
  const problemOf = useListProblem();
  const save = useSaveSheet(fileNameOf(name), async () =>
    listSheet(name, judged, { language, t, format, nameOf, problemOf }),
  );
  return (
    <Button
      fullWidth
      color="inherit"
      startIcon={<Icon path={mdiDownload} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      sx={{ minBlockSize: 44 }}
    >
      {t('purchase.spreadsheet')}
    </Button>
  );
}
