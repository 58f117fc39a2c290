import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { PageFigures } from '@mawad/supabase/site/page-insight-queries';
import { PageName } from './page-name.tsx';

/** Errors in visitors' browsers today, most frequent first. */
export function PageErrors({ figures, now }: { figures: PageFigures; now: number }) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  const { errors, errors_count: count } = figures;
  return (
    <Panel sx={{ padding: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h3" sx={{ fontSize: 'var(--text-16)' }}>
        {t('pages.errors')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {count === 0 ? t('pages.noErrors') : t('pages.errorsCount', { count, number: format.number(count) })}
      </Typography>
      <Box component="ul" aria-label={t('pages.errors')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {errors.map(({ page, message, happened, last_at }) => (
          <Box component="li" key={`${page} ${message}`} sx={row}>
            <Box component="code" dir="ltr" sx={{ fontSize: 'var(--text-13)', textAlign: 'start' }}>
              {message}
            </Box>
            <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
              <PageName page={page} />
              {' · '}
              {t('pages.times', { count: happened, number: format.number(happened) })}
              {' · '}
              {t('pages.lastAt', { age: format.relativeTime(last_at, Math.max(now, Date.parse(last_at))) })}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const row = {
  display: 'grid',
  gap: 0.25,
  paddingBlock: 1,
  borderBlockEnd: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;
