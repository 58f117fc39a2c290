import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

type Stars = 1 | 2 | 3 | 4 | 5;
const starsDown: Stars[] = [5, 4, 3, 2, 1];

interface RatingDistributionProps {
  average: number;
  count: number;
  distribution: Record<Stars, number>;
}

export function RatingDistribution({ average, count, distribution }: RatingDistributionProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box component="strong" sx={{ fontSize: 'var(--text-32)', fontVariantNumeric: 'tabular-nums' }}>
          {average.toFixed(1)}
        </Box>
        <Box>
          <RatingStars rating={average} />
          <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
            {t('reviewCount', { count, number: format.number(count) })}
          </Box>
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: 1.5, display: 'grid', gap: 0.75 }}
      >
        {starsDown.map((stars) => (
          <StarShare key={stars} stars={stars} share={count > 0 ? distribution[stars] / count : 0} />
        ))}
      </Box>
    </div>
  );
}

function StarShare({ stars, share }: { stars: Stars; share: number }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const name = t('stars', { count: stars, number: format.number(stars) });
  return (
    <Box
      component="li"
      aria-label={t('starShare', { stars: name, percent: Math.round(share * 100) })}
      sx={{
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr) 3.5em',
        alignItems: 'center',
        gap: 1,
        fontSize: 'var(--text-14)',
      }}
    >
      <span aria-hidden>{name}</span>
      <Box
        aria-hidden
        sx={{ blockSize: 8, borderRadius: '4px', backgroundColor: 'action.selected', overflow: 'hidden' }}
      >
        {/* Inline style, because the server caches every compiled style and the width varies. */}
        <Box
          sx={{ blockSize: '100%', backgroundColor: '#F5A300' }}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{
          textAlign: 'end',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          color: 'text.secondary',
        }}
      >
        {format.percent(share)}
      </Box>
    </Box>
  );
}
