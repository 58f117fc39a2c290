import type { ComponentProps } from 'react';
import { ProductImage } from '@mawad/shared-ui/components/image/app-image';
import { PlainButton } from '@mawad/shared-ui/components/plain-button';
import * as styles from './gallery.module.css';

type ImageFile = Pick<ComponentProps<typeof ProductImage>, 'width' | 'sizes'>;

const small: ImageFile = { width: 160, sizes: '72px' };

interface ThumbnailsProps {
  pictures: (string | null)[];
  /** Which file of a picture is shown large; the first thumbnail shows the same, as the page brings it anyway. */
  large: ImageFile;
  index: number;
  labelOf: (index: number) => string;
  onPick: (index: number) => void;
}

/** All pictures in small; the shown one is framed. */
export function Thumbnails({ pictures, large, index, labelOf, onPick }: ThumbnailsProps) {
  return (
    <div className={styles.thumbnails}>
      {pictures.map((path, at) => (
        <PlainButton
          look="bare"
          key={path ?? at}
          aria-label={labelOf(at)}
          aria-current={at === index || undefined}
          onClick={() => onPick(at)}
          className={styles.thumbnail}
        >
          <ProductImage path={path} alt="" {...(at === 0 ? large : small)} />
        </PlainButton>
      ))}
    </div>
  );
}
