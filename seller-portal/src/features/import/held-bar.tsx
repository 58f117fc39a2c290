import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { confirmImportRows, type ImportProgress } from '@mawad/supabase/imports/queries';
import { useChangeImport } from './use-change-import.ts';

/** Explains why rows are held, with one checkbox that confirms all of them. */
export function HeldBar({ one }: { one: ImportProgress }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const ticking = useChangeImport((db, confirmed: boolean) => confirmImportRows(db, one.id, { confirmed }));
  const isAll = one.confirmed === (one.counts.held ?? 0);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" loading={ticking.isPending} onClick={() => ticking.mutate(!isAll)}>
          {t(isAll ? 'rows.confirmNone' : 'rows.confirmAll')}
        </Button>
      }
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
    >
      {t('rows.heldText', { percent: format.percent(one.price_jump / 100) })}
    </Alert>
  );
}
