import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';

const keys = [
  { does: 'search', names: ['/'] },
  { does: 'next', names: ['J', '↓'] },
  { does: 'previous', names: ['K', '↑'] },
  { does: 'enter', names: ['Enter'] },
  { does: 'tick', names: ['X'] },
  { does: 'help', names: ['?'] },
] as const;

export function ListKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['portal-list', 'common']);
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('keys.open')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'max-content 1fr',
            columnGap: 2,
            rowGap: 1,
            alignItems: 'center',
            margin: 0,
            marginBlockEnd: 2,
          }}
        >
          {keys.map(({ does, names }) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                {names.map((name, index) => (
                  <Box key={name} sx={{ display: 'contents' }}>
                    {index > 0 && <span>{t('keys.or')}</span>}
                    <Box component="kbd" dir="ltr" sx={keyStyle}>
                      {name}
                    </Box>
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ margin: 0 }}>
                {t(`keys.${does}`)}
              </Box>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('keys.hint')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const keyStyle = {
  minInlineSize: 28,
  paddingInline: 0.75,
  paddingBlock: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  backgroundColor: 'action.hover',
  fontFamily: 'inherit',
  fontSize: 'var(--text-14)',
  textAlign: 'center',
} as const;
