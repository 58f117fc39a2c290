import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { mdiClose } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton, Typography, useTheme } from '@mawad/shared-ui/kit/mui.ts';
import { Drawer } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';

export type SheetSide = 'top' | 'bottom' | 'left' | 'right';

interface SideSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Side of the screen, the same in both writing directions. */
  side?: SheetSide;
  /** Width in px from the left or right; at most the width of the screen. */
  width?: number;
  /** Content fixed below the scrolling part. */
  footer?: ReactNode;
  children: ReactNode;
}

const mirror: Record<SheetSide, SheetSide> = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' };

/** A panel that slides over the page; closes on its button, Escape or a click outside. */
export function SideSheet(props: SideSheetProps) {
  const { open, onClose, title, side = 'right', width = 420, footer, children } = props;
  const { t } = useTranslation('common');
  // MUI mirrors anchors in right-to-left themes; `side` is the physical side.
  const { direction } = useTheme();
  const anchor = direction === 'rtl' ? mirror[side] : side;
  const isVertical = side === 'left' || side === 'right';
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={anchor}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: {
            inlineSize: isVertical ? `min(${width}px, 100vw)` : 'auto',
            maxBlockSize: isVertical ? 'none' : '85dvh',
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          paddingInlineStart: 2.5,
          paddingInlineEnd: 1,
          minBlockSize: 60,
          borderBlockEnd: 1,
          borderColor: 'divider',
          flexShrink: 0,
        }}
      >
        <Typography variant="h2" sx={{ fontSize: 16, flex: 1 }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('sheet.close')}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        {children}
      </Box>
      {footer && (
        <Box sx={{ padding: 2.5, borderBlockStart: 1, borderColor: 'divider', flexShrink: 0 }}>{footer}</Box>
      )}
    </Drawer>
  );
}
