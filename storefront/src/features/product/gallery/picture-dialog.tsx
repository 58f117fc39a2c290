import type { KeyboardEvent } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiClose, mdiMinus, mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useSteps } from './use-steps.ts';
import { useSwipe } from './use-swipe.ts';
import { useZoom } from './use-zoom.ts';
import { maxScale } from './zoom.ts';

interface PictureDialogProps {
  open: boolean;
  path: string | null;
  name: string;
  /** Text such as "Picture 2 of 3". */
  count: string;
  /** Shows the next (1) or previous (-1) picture; undefined if there is only one. */
  onStep?: (step: 1 | -1) => void;
  onClose: () => void;
}

const zoomStep = 1.5;
const pans: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Dialog with a large picture that can be zoomed and moved by pointer, touch and keyboard. */
export function PictureDialog({ open, path, name, count, onStep, onClose }: PictureDialogProps) {
  const { t } = useTranslation('product');
  const [back, forward] = useSteps();
  const { view, reset, zoomBy, panBy, stage } = useZoom();
  const enlarged = view.scale > 1;
  const changePicture = (step: 1 | -1) => {
    reset();
    onStep?.(step);
  };
  // Swiping is disabled on an enlarged picture, because dragging moves it.
  const swipe = useSwipe(onStep && !enlarged ? changePicture : undefined);
  const close = () => {
    reset();
    onClose();
  };

  function onKeyDown({ key }: KeyboardEvent) {
    const pan = enlarged && pans[key];
    const step = [back, forward].find((one) => one.key === key);
    if (pan) panBy(...pan);
    else if (step) changePicture(step.step);
    else if (key === '+' || key === '=') zoomBy(zoomStep);
    else if (key === '-') zoomBy(1 / zoomStep);
    else if (key === '0') reset();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth={false}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          'aria-label': `${name}, ${count}`,
          sx: { margin: 1, maxInlineSize: '100%', maxBlockSize: '100%' },
        },
      }}
    >
      <Box sx={{ position: 'relative', inlineSize: 'min(calc(100vw - 16px), calc(100dvh - 84px), 960px)' }}>
        <Box {...stage} {...swipe.handlers} sx={stageStyle} style={{ cursor: enlarged ? 'grab' : 'zoom-in' }}>
          <Box
            sx={pictureStyle}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <ProductImage path={path} alt={`${name}, ${count}`} sizes="960px" width={960} />
          </Box>
        </Box>
        <IconButton
          aria-label={t('closePicture')}
          onClick={close}
          sx={{ ...floating, position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 }}
        >
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box sx={barStyle}>
        {onStep && <BarButton label={back.label} icon={back.icon} onPress={() => changePicture(-1)} />}
        <BarButton
          label={t('zoomOut')}
          icon={mdiMinus}
          disabled={!enlarged}
          onPress={() => zoomBy(1 / zoomStep)}
        />
        <Box component="span" aria-live="polite" sx={{ fontSize: 'var(--text-14)', textAlign: 'center' }}>
          {count}
        </Box>
        <BarButton
          label={t('zoomIn')}
          icon={mdiPlus}
          disabled={view.scale >= maxScale}
          onPress={() => zoomBy(zoomStep)}
        />
        {onStep && <BarButton label={forward.label} icon={forward.icon} onPress={() => changePicture(1)} />}
      </Box>
    </Dialog>
  );
}

interface BarButtonProps {
  label: string;
  icon: string;
  disabled?: boolean;
  onPress: () => void;
}

// `aria-disabled` instead of `disabled`, because a disabled button would lose the focus to outside the
// dialog.
function BarButton({ label, icon, disabled = false, onPress }: BarButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      sx={{ minInlineSize: 44, minBlockSize: 44, opacity: disabled ? 0.4 : 1 }}
    >
      <Icon path={icon} />
    </IconButton>
  );
}

const floating = { backgroundColor: 'background.paper', minInlineSize: 44, minBlockSize: 44 } as const;

const stageStyle = { overflow: 'hidden', touchAction: 'none', userSelect: 'none' } as const;

const pictureStyle = {
  transition: 'transform 120ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '& img': { pointerEvents: 'none' },
} as const;

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  paddingBlock: 1,
  borderBlockStart: 1,
  borderColor: 'divider',
} as const;
