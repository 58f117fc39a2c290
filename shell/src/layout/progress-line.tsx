import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { usePageIsLate } from '@mawad/shared-ui/platform/newest-location.ts';
import sheet, * as styles from './progress-line.module.css';

/** Delay before the line appears, ms. */
const showAfter = 150;

/** Thin line at the top of the screen while a slow page loads. */
export function ProgressLine() {
  const { t } = useTranslation('common');
  const start = useLanguage() === 'ar' ? '100%' : '0%';
  const isLate = usePageIsLate(showAfter);
  return (
    <>
      {sheet}
      {isLate && (
        <div
          role="progressbar"
          aria-label={t('states.loading')}
          className={styles.line}
          style={{ transformOrigin: `${start} 50%` }}
        />
      )}
    </>
  );
}
