import { useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/app-image';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiChevronLeft, mdiChevronRight, mdiClose } from '@mawad/shared-ui/icons';
import { Box, IconButton, useTheme } from '@mawad/shared-ui/mui';
import { Dialog } from '@mawad/shared-ui/mui-overlays';

interface PictureDialogProps {
  open: boolean;
  path: string | null;
  label: string;
  /** Goes on (1) or back (-1); absent when there is one picture. */
  onStep?: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A picture as large as the screen allows; arrow keys follow the reading direction. */
export function PictureDialog({ open, path, label, onStep, onClose }: PictureDialogProps) {
  const { t } = useTranslation('storefront');
  const rtl = useTheme().direction === 'rtl';
  const steps = [
    {
      label: t('product.previous'),
      step: -1,
      icon: rtl ? mdiChevronRight : mdiChevronLeft,
      key: rtl ? 'ArrowRight' : 'ArrowLeft',
    },
    {
      label: t('product.next'),
      step: 1,
      icon: rtl ? mdiChevronLeft : mdiChevronRight,
      key: rtl ? 'ArrowLeft' : 'ArrowRight',
    },
  ] as const;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      aria-label={label}
      onKeyDown={(event) => {
        const pressed = steps.find(({ key }) => key === event.key);
        if (pressed) onStep?.(pressed.step);
      }}
    >
      <Box sx={{ position: 'relative', inlineSize: 'min(92vw, 86vh, 960px)' }}>
        <ProductImage path={path} alt={label} sizes="960px" width={960} />
        <IconButton
          aria-label={t('product.closePicture')}
          onClick={onClose}
          sx={{
            position: 'absolute',
            insetBlockStart: 8,
            insetInlineEnd: 8,
            backgroundColor: 'background.paper',
            minInlineSize: 44,
            minBlockSize: 44,
          }}
        >
          <Icon path={mdiClose} />
        </IconButton>
        {onStep && (
          <Box
            sx={{
              position: 'absolute',
              insetInline: 8,
              insetBlockEnd: 8,
              display: 'flex',
              justifyContent: 'space-between',
            }}
          >
            {steps.map(({ label: stepLabel, step, icon }) => (
              <IconButton
                key={step}
                aria-label={stepLabel}
                onClick={() => onStep(step)}
                sx={{ backgroundColor: 'background.paper', minInlineSize: 44, minBlockSize: 44 }}
              >
                <Icon path={icon} />
              </IconButton>
            ))}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
