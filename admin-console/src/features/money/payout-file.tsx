import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import type { PayoutLine, PayoutRun } from '@mawad/supabase/ledger/queries';

/** Saves the payouts as .xlsx for the bank: one row per company that is paid, and the sum. */
export function PayoutFile({ run, paid }: { run: PayoutRun; paid: PayoutLine[] }) {
  const { t } = useTranslation(['money', 'common']);
  const language = useLanguage();
  const fileName = `${t('money:payouts.fileName')}-${run.effective_on}-${run.id}.xlsx`;
  const saving = useSaveSheet(fileName, () =>
    Promise.resolve({
      name: t('money:payouts.title'),
      isRightToLeft: language === 'ar',
      widths: [36, 44, 20],
      rows: [
        [
          t('money:payouts.company'),
          t('money:payouts.account'),
          `${t('money:payouts.amount')} (${t('common:currency')})`,
        ],
        ...paid.map((line) => [localized(line, 'name', language), line.account ?? '', line.amount]),
        [t('money:payouts.total'), '', paid.reduce((sum, { amount }) => sum + amount, 0)],
      ],
    }),
  );
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      disabled={paid.length === 0}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('money:payouts.file')}
    </Button>
  );
}
