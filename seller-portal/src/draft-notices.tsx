import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';

/** Notice of a restored draft, with a button to discard it; `at` is null if the draft never reached the server. */
export function RestoredNotice({ at, onDiscard }: { at: string | null; onDiscard: () => void }) {
  const { t } = useTranslation('portal-list');
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

/** Notice that another page changed the draft; the reader chooses which one to use. */
export function ElsewhereNotice(props: { onTakeOther: () => void; onKeepMine: () => void }) {
  const { t } = useTranslation('portal-list');
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

const noticeStyle = {
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 },
};
