import { useFormat, useTranslation } from '@mawad/shared-i18n';
import sheet, * as styles from './rating-stars.module.css';

interface RatingStarsProps {
  /** From 0 to 5. */
  rating: number;
  /** Number of reviews, shown after the stars. */
  count?: number;
  /** Side length of a star in px. */
  size?: number;
}

const starWidth = 24;

/**
 * Five Material stars as one path, because pages contain hundreds of stars and each element costs layout
 * time.
 */
const star =
  'l6.18,3.73l-1.64-7.03l5.46-4.73l-7.19-.62l-2.81-6.62l-2.81,6.62l-7.19,.62l5.45,4.73l-1.63,7.03z';
const fiveStars = `M12,17.27${Array(5).fill(star).join(`m${starWidth},0`)}`;

/** Five stars filled to the rating, with a text for screen readers. */
export function RatingStars({ rating, count, size = 16 }: RatingStarsProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const label = t('product.rating', { rating: number(Math.round(rating * 10) / 10) });
  const words = count === undefined ? label : `${label}, ${t('product.reviewCount', { count })}`;
  return (
    <span className={styles.rating}>
      {sheet}
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${starWidth * 5} ${starWidth}`}
        width={size * 5}
        height={size}
        className={styles.stars}
      >
        <path d={fiveStars} fill="var(--mw-palette-divider)" />
        <svg width={Math.min(5, Math.max(0, rating)) * starWidth} height={starWidth}>
          <path d={fiveStars} fill="var(--mw-palette-accent-main)" />
        </svg>
      </svg>
      {count !== undefined && (
        <span aria-hidden className={styles.count}>
          {`(${number(count)})`}
        </span>
      )}
    </span>
  );
}
