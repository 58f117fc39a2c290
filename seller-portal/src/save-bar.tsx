import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, GlobalStyles } from '@mawad/shared-ui/mui';

interface SaveBarProps {
  busy: boolean;
  onDiscard: () => void;
}

/** Stays in view at the end of a form while it holds changes: saves them, or takes them back. */
export function SaveBar({ busy, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('common');
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockEnd: 'var(--page-bottom, 0px)',
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        paddingBlock: 1,
        paddingInline: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <GlobalStyles styles={{ ':root': { '--tray-height': '64px' } }} />
      <Box component="span" role="status" sx={{ flex: '1 1 0', fontSize: 'var(--text-14)' }}>
        {t('forms.unsavedChanges')}
      </Box>
      <Button color="inherit" disabled={busy} onClick={onDiscard}>
        {t('actions.discard')}
      </Button>
      <Button type="submit" variant="contained" loading={busy}>
        {t('actions.save')}
      </Button>
    </Box>
  );
}
