import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';

/** Says that unsent prices were restored. */
export function RestoredNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  return (
    <Alert severity="info" sx={noticeStyle}>
      <Box>{t('draft.restored', { date: format.dateTime(at) })}</Box>
      <Button color="inherit" variant="outlined" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </Alert>
  );
}

/** Says that another page saved the draft; the reader chooses which one to use. */
export function ElsewhereNotice(props: { onTakeOther: () => void; onKeepMine: () => void }) {
  const { t } = useTranslation('quotes');
  return (
    <Alert severity="warning" role="alert" sx={noticeStyle}>
      <Box>{t('draft.elsewhereText')}</Box>
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
