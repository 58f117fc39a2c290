import type { ComponentProps } from 'react';
import { ProductImage } from '@mawad/shared-ui/components/image/app-image';
import { Box, ButtonBase } from '@mawad/shared-ui/mui';

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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}>
      {pictures.map((path, at) => (
        <ButtonBase
          key={path ?? at}
          aria-label={labelOf(at)}
          aria-current={at === index || undefined}
          onClick={() => onPick(at)}
          sx={{
            inlineSize: 72,
            blockSize: 72,
            borderRadius: '8px',
            overflow: 'hidden',
            border: '2px solid',
            borderColor: at === index ? 'primary.main' : 'divider',
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
          }}
        >
          <ProductImage path={path} alt="" {...(at === 0 ? large : small)} />
        </ButtonBase>
      ))}
    </Box>
  );
}
