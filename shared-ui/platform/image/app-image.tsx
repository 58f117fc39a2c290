import { useEffect, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import sheet, * as styles from './app-image.module.css';
import { placeholderImage } from './placeholder-image.ts';
import { resolveImage } from './resolve-image.ts';

interface ProductImageProps {
  /** Stored value: a path in the bucket `product-images`, or a complete address. */
  path: unknown;
  /** '' if the text beside the picture says the same. */
  alt: string;
  /** `sizes` attribute of the image. */
  sizes?: string;
  /** Side length in px for small fixed pictures. */
  size?: number;
  /** Width of the file in `src`: 160, 320, 640 or 960. */
  width?: 160 | 320 | 640 | 960;
  /** In the first view: loads immediately with high priority. */
  eager?: boolean;
}

/**
 * A square product picture with reserved space; a placeholder is shown if there is no picture or it failed to
 * load.
 */
export function ProductImage({ path, alt, sizes, size, width = 320, eager = false }: ProductImageProps) {
  const { t } = useTranslation('common');
  const { fileUrl } = useServices();
  const [failed, setFailed] = useState<unknown>(undefined);
  const hasFailed = failed !== undefined && failed === path;
  const image = hasFailed ? 'failed' : resolveImage(path, fileUrl, width);
  const placeholder = typeof image === 'string';
  const source = placeholder ? { src: placeholderImage(image, t(`image.${image}`)) } : image;
  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setFailed(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed]);
  // On a server-rendered page the picture may have failed before hydration.
  const noticeEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(path);
  };
  const shownSizes = sizes ?? (size === undefined ? '(min-width: 600px) 280px, 50vw' : `${size}px`);
  return (
    <>
      {sheet}
      <img
        alt={alt}
        {...(source.srcSet && { sizes: shownSizes, srcSet: source.srcSet })}
        src={source.src}
        width={size ?? 960}
        height={size ?? 960}
        decoding="async"
        loading={eager || placeholder ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        ref={noticeEarlierFailure}
        onError={() => setFailed(path)}
        className={size === undefined ? `${styles.picture} ${styles.fluid}` : styles.picture}
      />
    </>
  );
}
