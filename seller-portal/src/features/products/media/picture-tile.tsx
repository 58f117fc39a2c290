import { useSortable } from '@dnd-kit/react/sortable';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiChevronLeft, mdiChevronRight, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Box, ButtonBase, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { badgeStyle, tileStyle } from './tile-style.ts';

interface PictureTileProps {
  path: string;
  index: number;
  total: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Published picture, moved by dragging, by its arrow buttons, or by keyboard. */
export function PictureTile({ path, index, total, onMove, onRemove }: PictureTileProps) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const { ref, handleRef, isDragSource } = useSortable({ id: path, index });
  const place = { number: format.number(index + 1), total: format.number(total) };
  return (
    <Box component="li" ref={ref} sx={tileStyle} data-lifted={isDragSource || undefined}>
      <ButtonBase
        ref={handleRef}
        aria-label={t('media.order', place)}
        aria-roledescription={t('media.movable')}
        sx={handleStyle}
      >
        <ProductImage path={path} alt="" sizes="200px" width={320} />
      </ButtonBase>
      {index === 0 && <Box sx={badgeStyle}>{t('media.main')}</Box>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          aria-label={t('media.earlier', place)}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <Icon path={mdiChevronLeft} mirrored />
        </IconButton>
        <IconButton
          aria-label={t('media.later', place)}
          disabled={index === total - 1}
          onClick={() => onMove(index, index + 1)}
        >
          <Icon path={mdiChevronRight} mirrored />
        </IconButton>
        <IconButton aria-label={t('media.remove', place)} data-remove={index} onClick={() => onRemove(index)}>
          <Icon path={mdiTrashCanOutline} />
        </IconButton>
      </Box>
    </Box>
  );
}

const handleStyle = {
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  cursor: 'grab',
  // A long press starts dragging instead of opening the browser's context menu.
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;
