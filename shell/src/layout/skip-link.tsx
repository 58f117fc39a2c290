import { useTranslation } from '@mawad/shared-i18n';
import sheet, * as styles from './layout.module.css';

/** Id of the page's main element. */
export const contentId = 'content';

/** Link that skips the header for keyboard users. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a href={`#${contentId}`} className={styles.skip}>
      {sheet}
      {t('nav.skipToContent')}
    </a>
  );
}
