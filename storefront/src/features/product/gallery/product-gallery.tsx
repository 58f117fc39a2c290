import { Suspense, useState, type KeyboardEvent } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { useOpened } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import sheet, * as styles from './gallery.module.css';
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
 * Large picture with thumbnails. Arrow keys and swipes change the picture; pressing it opens a dialog for
 * zooming.
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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble up from the buttons inside
    <section aria-label={t('gallery', { product: name })} onKeyDown={onKeyDown}>
      {sheet}
      <div className={styles.picture} {...swipe.handlers}>
        <PlainButton
          look="bare"
          aria-label={t('enlarge')}
          aria-haspopup="dialog"
          onClick={() => !swipe.swiped() && setEnlarged(true)}
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onFocus={() => void loadDialog().catch(() => undefined)}
          className={styles.enlarge}
        >
          <ProductImage path={pictures[index] ?? null} alt={name} {...large} eager />
        </PlainButton>
        {onStep && (
          <div aria-live="polite" className={styles.count}>
            <span
              aria-hidden
              dir="ltr"
            >{`${format.number(index + 1)} / ${format.number(pictures.length)}`}</span>
            <span className={styles.spoken}>{labelOf(index)}</span>
          </div>
        )}
      </div>
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
    </section>
  );
}
