import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { usePageIsLoading } from '@mawad/shared-ui/newest-location';
import { Box } from '@mawad/shared-ui/mui';

/** A thin line along the top from the press of a link until its page is there. */
export function ProgressLine() {
  const { t } = useTranslation('common');
  const start = useLanguage() === 'ar' ? '100%' : '0%';
  if (!usePageIsLoading()) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('states.loading')}
      sx={{ ...lineStyle, transformOrigin: `${start} 50%` }}
    />
  );
}

// A page that comes at once shows no line; the growth runs beside scripts, which a busy phone holds up.
const lineStyle = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 'tooltip',
  blockSize: '3px',
  backgroundColor: 'primary.main',
  pointerEvents: 'none',
  animation:
    'mawad-line-shown 1ms 80ms backwards, mawad-line-grown 10s cubic-bezier(0, 0.6, 0.1, 1) forwards',
  '@keyframes mawad-line-shown': { from: { opacity: 0 } },
  '@keyframes mawad-line-grown': { from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.95)' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'mawad-line-shown 1ms 80ms backwards' },
  '@media print': { display: 'none' },
} as const;
