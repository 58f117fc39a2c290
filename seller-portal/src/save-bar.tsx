import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, GlobalStyles } from '@mawad/shared-ui/mui';

interface SaveBarProps {
  /** Where the work stands; without it, that there are unsaved changes. */
  status?: string;
  saving: boolean;
  /** Nothing can be pressed: something is under way. */
  busy?: boolean;
  /** Takes the changes back; absent while there are none. */
  onDiscard?: () => void;
  /** What can be done beside saving. */
  tools?: ReactNode;
  /** The main button where saving is not it. */
  children?: ReactNode;
}

/** Stays at the lower edge of the screen: where the work stands, and its saving. It submits the form that it ends. */
export function SaveBar({ status, saving, busy = saving, onDiscard, tools, children }: SaveBarProps) {
  const { t } = useTranslation('common');
  const isTall = Boolean(onDiscard ?? children);
  return (
    <Box sx={barStyle}>
      <GlobalStyles styles={isTall ? roomForTallBar : roomForBar} />
      <Box
        role="status"
        sx={{
          flex: { xs: isTall ? '1 1 100%' : 1, md: 1 },
          fontSize: 'var(--text-14)',
          color: 'text.secondary',
        }}
      >
        {status ?? t('forms.unsavedChanges')}
      </Box>
      {onDiscard && (
        <Button color="inherit" disabled={busy} onClick={onDiscard} sx={{ marginInlineEnd: 'auto' }}>
          {t('actions.discard')}
        </Button>
      )}
      {tools}
      <Button type="submit" variant={children ? 'outlined' : 'contained'} loading={saving} disabled={busy}>
        {t('actions.save')}
      </Button>
      {children}
    </Box>
  );
}

/** What floats rests above the bar, and what the keyboard reaches is not under it. */
const roomOf = (height: number) => ({
  '--tray-height': `${height}px`,
  scrollPaddingBlockEnd: `calc(${height + 16}px + var(--page-bottom, 0px))`,
});
const roomForBar = { ':root': roomOf(68) };
/** On a phone its words stand above its buttons. */
const roomForTallBar = { ':root': roomOf(100), '@media (min-width: 900px)': { ':root': roomOf(68) } };

const barStyle = {
  position: 'sticky',
  insetBlockEnd: 'var(--page-bottom, 0px)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1,
  rowGap: 0.25,
  marginInline: { xs: -2, md: 0 },
  paddingInline: 2,
  paddingBlock: { xs: 1, md: 1.5 },
  minBlockSize: 'var(--tray-height)',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderInlineWidth: { xs: 0, md: 1 },
  borderRadius: { xs: 0, md: 1 },
  '& .MuiButton-root': { paddingInline: { xs: 1.5, md: 2.5 } },
  '@media print': { display: 'none' },
} as const;
