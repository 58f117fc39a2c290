import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { usePageIsLate } from '@mawad/shared-ui/newest-location';
import sheet, * as styles from './progress-line.module.css';

/** A page that comes sooner shows no line, ms. */
const patience = 150;

/** A thin line along the top while the page that a link led to is on its way. */
export function ProgressLine() {
  const { t } = useTranslation('common');
  const start = useLanguage() === 'ar' ? '100%' : '0%';
  const isLate = usePageIsLate(patience);
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
