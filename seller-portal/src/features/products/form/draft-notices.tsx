import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { ProductValues } from './product-values.ts';

/** Notice of a restored draft, with a button to discard it. */
export function RestoredNotice({ at, onDiscard }: { at: string | null; onDiscard: () => void }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  return (
    <Alert severity="info" sx={noticeStyle}>
      <Box>{at ? t('draft.restored', { date: format.dateTime(at) }) : t('draft.restoredHere')}</Box>
      <Button color="inherit" variant="outlined" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </Alert>
  );
}

/** Notice that another tab or device changed the draft; the reader chooses which one to use. */
export function ElsewhereNotice(props: { onTakeOther: () => void; onKeepMine: () => void }) {
  const { t } = useTranslation('product-form');
  return (
    <Alert severity="warning" role="alert" sx={noticeStyle}>
      <Box>{t('draft.elsewhere')}</Box>
      <Button color="inherit" variant="outlined" onClick={props.onTakeOther}>
        {t('draft.takeOther')}
      </Button>
      <Button color="inherit" onClick={props.onKeepMine}>
        {t('draft.keepMine')}
      </Button>
    </Alert>
  );
}

/** Notice that somebody else saved the product; lists conflicting fields to check before saving. */
export function MergedNotice({
  conflicts,
  onClose,
}: {
  conflicts: (keyof ProductValues)[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['product-form', 'common']);
  return (
    <Alert severity="warning" role="alert" onClose={onClose}>
      {t('draft.merged')}
      {conflicts.length > 0 && (
        <Box sx={{ marginBlockStart: 0.5 }}>
          {t('draft.conflicts', {
            fields: conflicts.map((field) => t(`fields.${field}`)).join(t('common:listComma') + ' '),
          })}
        </Box>
      )}
    </Alert>
  );
}

const noticeStyle = {
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 },
};
