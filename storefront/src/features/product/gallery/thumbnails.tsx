import type { ComponentProps } from 'react';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import * as styles from './gallery.module.css';

type ImageFile = Pick<ComponentProps<typeof ProductImage>, 'width' | 'sizes'>;

const small: ImageFile = { width: 160, sizes: '72px' };

interface ThumbnailsProps {
  pictures: (string | null)[];
  /**
   * File attributes of the large picture. The first thumbnail uses them too, because the page loads that file
   * anyway.
   */
  large: ImageFile;
  index: number;
  labelOf: (index: number) => string;
  onPick: (index: number) => void;
}

/** Thumbnails of all pictures; the current one is framed. */
export function Thumbnails({ pictures, large, index, labelOf, onPick }: ThumbnailsProps) {
  return (
    <div className={styles.thumbnails}>
      {pictures.map((path, place) => (
        <PlainButton
          look="bare"
          key={path ?? place}
          aria-label={labelOf(place)}
          aria-current={place === index || undefined}
          onClick={() => onPick(place)}
          className={styles.thumbnail}
        >
          <ProductImage path={path} alt="" {...(place === 0 ? large : small)} />
        </PlainButton>
      ))}
    </div>
  );
}
