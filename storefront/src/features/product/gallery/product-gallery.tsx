import { Suspense, useState, type KeyboardEvent } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/image/app-image';
import { useOpened } from '@mawad/shared-ui/components/overlay/on-demand';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';
import { Box, ButtonBase } from '@mawad/shared-ui/mui';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { Thumbnails } from './thumbnails.tsx';
import { useSteps } from './use-steps.ts';
import { useSwipe } from './use-swipe.ts';

const loadDialog = () => import('./picture-dialog.tsx');
const PictureDialog = lazyPart(async () => (await loadDialog()).PictureDialog);

const large = {
  width: 640,
  sizes: '(min-width: 1200px) 580px, (min-width: 768px) 46vw, (min-width: 600px) 42vw, 88vw',
} as const;

/**
 * The chosen picture large, the others as thumbnails. Arrow keys and swipes step
 * through them; a press on the large one opens it for zooming.
 */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const language = useLanguage();
  const [index, setIndex] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const opened = useOpened(enlarged);
  const name = localized(product, 'name', language);
  const pictures = [product.main_image, ...product.additional_images];
  const labelOf = (at: number) =>
    t('picture', { number: format.number(at + 1), total: format.number(pictures.length) });
  const step = (by: 1 | -1) => setIndex((now) => (now + by + pictures.length) % pictures.length);
  const onStep = pictures.length > 1 ? step : undefined;
  const steps = useSteps();
  const swipe = useSwipe(onStep);

  function onKeyDown(event: KeyboardEvent) {
    const pressed = steps.find(({ key }) => key === event.key);
    if (!pressed || !onStep || enlarged) return;
    event.preventDefault();
    onStep(pressed.step);
  }

  return (
    <Box component="section" aria-label={t('gallery', { product: name })} onKeyDown={onKeyDown}>
      <Box sx={{ position: 'relative', touchAction: 'pan-y' }} {...swipe.handlers}>
        <ButtonBase
          aria-label={t('enlarge')}
          aria-haspopup="dialog"
          onClick={() => !swipe.swiped() && setEnlarged(true)}
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onFocus={() => void loadDialog().catch(() => undefined)}
          sx={frameStyle}
        >
          <ProductImage path={pictures[index] ?? null} alt={name} {...large} eager />
        </ButtonBase>
        {onStep && (
          <Box aria-live="polite" sx={countStyle}>
            <span
              aria-hidden
              dir="ltr"
            >{`${format.number(index + 1)} / ${format.number(pictures.length)}`}</span>
            <Box component="span" sx={readOutOnly}>
              {labelOf(index)}
            </Box>
          </Box>
        )}
      </Box>
      {onStep && (
        <Thumbnails pictures={pictures} large={large} index={index} labelOf={labelOf} onPick={setIndex} />
      )}
      {opened && (
        <Suspense fallback={null}>
          <PictureDialog
            open={enlarged}
            path={pictures[index] ?? null}
            name={name}
            count={labelOf(index)}
            onStep={onStep}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

const frameStyle = {
  display: 'block',
  inlineSize: '100%',
  borderRadius: '8px',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  cursor: 'zoom-in',
  '@media print': { maxInlineSize: '80mm' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;

const countStyle = {
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  paddingInline: 1,
  borderRadius: '6px',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  fontSize: 'var(--text-13)',
  pointerEvents: 'none',
} as const;

const readOutOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
