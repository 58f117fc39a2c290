import { Box } from '@mawad/shared-ui/mui';
import type { SearchResult } from '@mawad/supabase/queries/catalogue';

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
    <Box aria-hidden sx={barsStyle}>
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
    </Box>
  );
}

const barsStyle = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  blockSize: 40,
  '& > i': {
    flex: 1,
    borderStartStartRadius: 2,
    borderStartEndRadius: 2,
    backgroundColor: 'surface.outline',
  },
  '& > [data-chosen=true]': { backgroundColor: 'primary.main' },
} as const;
