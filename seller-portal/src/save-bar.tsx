import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, GlobalStyles } from '@mawad/shared-ui/kit/mui.ts';

interface SaveBarProps {
  /** State of the work; defaults to "unsaved changes". */
  status?: string;
  saving: boolean;
  /** Label of the submit button; "Save" by default. */
  submitLabel?: string;
  /** Disables the buttons while something runs. */
  busy?: boolean;
  /** Discards the changes; undefined if there are none. */
  onDiscard?: () => void;
  /** Further actions beside saving. */
  tools?: ReactNode;
  /** Main button that replaces Save. */
  children?: ReactNode;
}

/** Sticky bar at the end of a form with the state of the work and the submit button. */
export function SaveBar({
  status,
  saving,
  submitLabel,
  busy = saving,
  onDiscard,
  tools,
  children,
}: SaveBarProps) {
  const { t } = useTranslation(['common', 'portal-list']);
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
        {status ?? t('portal-list:unsavedChanges')}
      </Box>
      {onDiscard && (
        <Button color="inherit" disabled={busy} onClick={onDiscard} sx={{ marginInlineEnd: 'auto' }}>
          {t('actions.discard')}
        </Button>
      )}
      {tools}
      <Button type="submit" variant={children ? 'outlined' : 'contained'} loading={saving} disabled={busy}>
        {submitLabel ?? t('actions.save')}
      </Button>
      {children}
    </Box>
  );
}

/** Keeps the chat button and focused fields from being covered by the bar (`scroll-padding`). */
const roomOf = (height: number) => ({
  '--tray-height': `${height}px`,
  scrollPaddingBlockEnd: `calc(${height + 16}px + var(--page-bottom, 0px))`,
});
const roomForBar = { ':root': roomOf(68) };
/** On phones, the text is above the buttons, so the bar is taller. */
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
