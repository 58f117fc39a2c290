import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { StaffReview } from '@mawad/supabase/reviews/queries';

export interface Reported {
  suspicion?: StaffReview['suspicion'];
  /** Latest first. */
  reports: StaffReview['reports'];
}

/** Reports about a review or question and automatic suspicions; needs the messages `reviews`. */
export function ReportsList({ suspicion = null, reports }: Reported) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  if (!suspicion && reports.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('doubts')}
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5, fontSize: 'var(--text-12)' }}
    >
      {suspicion && (
        <Box component="li" sx={{ color: 'warning.dark', fontWeight: 600 }}>
          {t(`suspicions.${suspicion}`)}
        </Box>
      )}
      {reports.map((report) => (
        <li key={report.id}>
          <strong>{t(report.by_company ? 'reportOfSeller' : 'reportOfReader')}</strong>{' '}
          {t(`reasons.${report.reason}`)}
          {report.note && (
            <>
              {': '}
              <bdi>{report.note}</bdi>
            </>
          )}{' '}
          <bdi>
            <Box component="time" dateTime={report.created_at} sx={{ color: 'text.secondary' }}>
              {format.date(report.created_at)}
            </Box>
          </bdi>
        </li>
      ))}
    </Box>
  );
}
