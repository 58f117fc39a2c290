import { useId, type ComponentProps } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiStar, mdiStarOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

interface RatingFieldProps extends ComponentProps<'input'> {
  /** Selected stars; 0 for none. */
  rating: number;
  error?: string;
}

/** Radio buttons for one to five stars. Accepts the props of `register('rating')`. */
export function RatingField({ rating, error, ...radio }: RatingFieldProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const errorId = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? errorId : undefined}
      sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}
    >
      <Box component="legend" sx={{ padding: 0, fontWeight: 500 }}>
        {t('reviewRating')}
      </Box>
      <Box sx={{ display: 'flex', marginInlineStart: '-8px' }}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <Box key={stars} component="label" sx={starStyle}>
            <input
              {...radio}
              type="radio"
              value={stars}
              aria-label={t('stars', { count: stars, number: format.number(stars) })}
            />
            <Icon path={stars <= rating ? mdiStar : mdiStarOutline} size={32} />
          </Box>
        ))}
      </Box>
      {error && (
        <Box id={errorId} role="alert" sx={{ fontSize: 'var(--text-14)', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

const starStyle = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '8px',
  color: 'accent.main',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-4px' },
} as const;
