import { useTranslation } from '@mawad/shared-i18n';
import { mdiChevronRight } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import sheet, * as styles from './breadcrumbs.module.css';
import { ShortLink } from './short-link.tsx';

interface BreadcrumbsProps {
  /** Outermost first; an item without `to` is the current page. */
  items: { label: string; to?: string }[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('nav.breadcrumbs')} className={styles.trail}>
      {sheet}
      <ol className={styles.steps}>
        {items.map(({ label, to }, index) => (
          <li key={to ?? label} className={styles.step}>
            {index > 0 && <Icon path={mdiChevronRight} size={16} mirrored className={styles.arrow} />}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <ShortLink to={to} className={styles.link}>
                {label}
              </ShortLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
