import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/app-image';
import { Box, ButtonBase } from '@mawad/shared-ui/mui';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { PictureDialog } from './picture-dialog.tsx';

/** The chosen picture large, the others as thumbnails; a press on the large one enlarges it. */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const language = useLanguage();
  const [index, setIndex] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const name = localized(product, 'name', language);
  const pictures = [product.main_image, ...product.additional_images];
  const labelOf = (at: number) =>
    t('product.picture', { number: format.number(at + 1), total: format.number(pictures.length) });
  return (
    <Box component="section" aria-label={t('product.gallery', { product: name })}>
      <ButtonBase
        aria-label={t('product.enlarge')}
        onClick={() => setEnlarged(true)}
        sx={{
          display: 'block',
          inlineSize: '100%',
          borderRadius: '8px',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          cursor: 'zoom-in',
        }}
      >
        <ProductImage
          path={pictures[index] ?? null}
          alt={name}
          sizes="(min-width: 1200px) 580px, (min-width: 900px) 46vw, 94vw"
          width={640}
          eager
        />
      </ButtonBase>
      {pictures.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}>
          {pictures.map((path, at) => (
            <ButtonBase
              key={path ?? at}
              aria-label={labelOf(at)}
              aria-current={at === index || undefined}
              onClick={() => setIndex(at)}
              sx={{
                inlineSize: 72,
                blockSize: 72,
                borderRadius: '8px',
                overflow: 'hidden',
                border: '2px solid',
                borderColor: at === index ? 'primary.main' : 'divider',
              }}
            >
              <ProductImage path={path} alt="" width={160} sizes="72px" />
            </ButtonBase>
          ))}
        </Box>
      )}
      <PictureDialog
        open={enlarged}
        path={pictures[index] ?? null}
        label={`${name}, ${labelOf(index)}`}
        onStep={
          pictures.length > 1
            ? (step) => setIndex((index + step + pictures.length) % pictures.length)
            : undefined
        }
        onClose={() => setEnlarged(false)}
      />
    </Box>
  );
}
