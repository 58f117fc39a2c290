import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiStar } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';

interface RatingStarsProps {
  /** 0 to 5. */
  rating: number;
  /** Number of reviews, shown after the stars. */
  count?: number;
  /** Side length of a star in px. */
  size?: number;
}

const starWidth = 24;

/** Five stars filled to the rating; read out as words. */
export function RatingStars({ rating, count, size = 16 }: RatingStarsProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const label = t('product.rating', { rating: number(Math.round(rating * 10) / 10) });
  const words = count === undefined ? label : `${label}, ${t('product.reviewCount', { count })}`;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box
        component="svg"
        role="img"
        aria-label={words}
        viewBox={`0 0 ${starWidth * 5} ${starWidth}`}
        sx={{
          inlineSize: size * 5,
          blockSize: size,
          flexShrink: 0,
          ':dir(rtl) > &': { transform: 'scaleX(-1)' },
        }}
      >
        <Stars fill="var(--mw-palette-divider)" />
        <svg width={(Math.min(5, Math.max(0, rating)) / 5) * starWidth * 5} height={starWidth}>
          <Stars fill="var(--mw-palette-accent-main)" />
        </svg>
      </Box>
      {count !== undefined && (
        <Box component="span" aria-hidden sx={{ fontSize: 12, color: 'text.secondary' }}>
          {`(${number(count)})`}
        </Box>
      )}
    </Box>
  );
}

function Stars({ fill }: { fill: string }) {
  return [0, 1, 2, 3, 4].map((index) => (
    <path key={index} d={mdiStar} fill={fill} transform={`translate(${index * starWidth})`} />
  ));
}
