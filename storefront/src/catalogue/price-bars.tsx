import type { SearchResult } from '@mawad/supabase/queries/catalogue';
import * as styles from './price-filter.module.css';

interface PriceBarsProps {
  price: SearchResult['facets']['price'];
  /** The chosen range, IQD; open where undefined. */
  from?: number;
  to?: number;
}

/** How many products there are at which price, cheapest at the start of the line; the fields below say and take the range. */
export function PriceBars({ price: { min, max, bins }, from, to }: PriceBarsProps) {
  if (bins.length === 0) return null;
  const most = Math.max(...bins);
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
            style={{ blockSize: count > 0 ? `${Math.max(6, (count / most) * 100)}%` : 1 }}
          />
        );
      })}
    </div>
  );
}
