import { useTranslation } from '@mawad/shared-i18n';
import sheet, * as styles from './layout.module.css';

/** Id of the element that holds the page's own content. */
export const contentId = 'content';

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a href={`#${contentId}`} className={styles.skip}>
      {sheet}
      {t('nav.skipToContent')}
    </a>
  );
}
