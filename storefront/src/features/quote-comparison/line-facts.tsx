import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { OwnQuoteLine } from '@mawad/supabase/quotes/queries';
import * as styles from './comparison.module.css';

/** Row number, description, quantity and award of a line. */
export function LineFacts({ line }: { line: OwnQuoteLine }) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const description = <bdi>{line.description}</bdi>;
  return (
    <span className={styles.line}>
      <span className={styles.number}>{format.number(line.row_number ?? line.position)}</span>
      <span>
        {line.code && (
          <span className={styles.note}>
            <bdi>{line.code}</bdi>{' '}
          </span>
        )}
        {line.product_id === null ? (
          description
        ) : (
          <AppLink to={`/product/${line.product_id}`} color="inherit" underline="hover">
            {description}
          </AppLink>
        )}
        {line.description_ar && (
          <span className={styles.note} dir="rtl">
            {line.description_ar}
          </span>
        )}
        <span className={styles.note}>
          {line.quantity === null
            ? t('noQuantity', { unit: format.unit(line.unit) })
            : format.quantity(line.unit, line.quantity)}
        </span>
        {line.awarded_to !== null && <span className={styles.best}>{t('awarded')}</span>}
      </span>
    </span>
  );
}
