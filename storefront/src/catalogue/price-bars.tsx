import type { SearchResult } from '@mawad/supabase/catalogue/queries';
import * as styles from './price-filter.module.css';

interface PriceBarsProps {
  price: SearchResult['facets']['price'];
  /** Selected range in IQD; undefined if open. */
  from?: number;
  to?: number;
}

/**
 * Histogram of prices, cheapest first, with bars in the selected range highlighted. Hidden from screen
 * readers because the fields below have the range.
 */
export function PriceBars({ price: { min, max, bins }, from, to }: PriceBarsProps) {
  if (bins.length === 0) return null;
  const maxCount = Math.max(...bins);
  const isNarrowed = from !== undefined || to !== undefined;
  const startOf = (place: number) => min * (max / min) ** (place / bins.length);
  return (
    <div aria-hidden className={styles.bars}>
      {bins.map((count, place) => {
        const isChosen = isNarrowed && startOf(place) <= (to ?? max) && startOf(place + 1) >= (from ?? min);
        return (
          <i
            key={place}
            data-chosen={isChosen}
            style={{ blockSize: count > 0 ? `${Math.max(6, (count / maxCount) * 100)}%` : 1 }}
          />
        );
      })}
    </div>
  );
}
