import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { usePageIsLoading } from '@mawad/shared-ui/newest-location';
import sheet, * as styles from './progress-line.module.css';

/** A thin line along the top from the press of a link until its page is there. */
export function ProgressLine() {
  const { t } = useTranslation('common');
  const start = useLanguage() === 'ar' ? '100%' : '0%';
  const isLoading = usePageIsLoading();
  return (
    <>
      {sheet}
      {isLoading && (
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
