import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { DataClient } from '@mawad/supabase/client';
import { useChangeImport } from './use-change-import.ts';

/** Corrects rows of an import and reports how many; none if somebody corrected them meanwhile. */
export function useCorrectRows<Input>(correct: (db: DataClient, input: Input) => Promise<number>) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  return useChangeImport(async (db, input: Input) => {
    const rows = await correct(db, input);
    showToast({
      title: rows === 0 ? t('correct.none') : t('correct.done', { count: rows, number: format.number(rows) }),
    });
  });
}
