import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiChevronLeft, mdiChevronRight } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { PlainButtonLink } from './plain-button-link.tsx';
import { pageNumbers } from './page-numbers.ts';
import sheet, * as styles from './pagination.module.css';

interface PaginationProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list; nothing if there is only one page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('pagination.label')}>
      {sheet}
      <ul className={styles.pages}>
        <li>
          <Step
            label={t('pagination.previous')}
            icon={mdiChevronLeft}
            href={page > 1 ? hrefOf(page - 1) : null}
          />
        </li>
        {pageNumbers(page, pageCount).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === null ? (
              <span aria-hidden className={styles.gap}>
                …
              </span>
            ) : (
              <PlainButtonLink
                look="bare"
                to={hrefOf(one)}
                aria-label={t(one === page ? 'pagination.currentPage' : 'pagination.page', {
                  page: number(one),
                })}
                aria-current={one === page ? 'page' : undefined}
                className={styles.cell}
              >
                {number(one)}
              </PlainButtonLink>
            )}
          </li>
        ))}
        <li>
          <Step
            label={t('pagination.next')}
            icon={mdiChevronRight}
            href={page < pageCount ? hrefOf(page + 1) : null}
          />
        </li>
      </ul>
    </nav>
  );
}

function Step({ label, icon, href }: { label: string; icon: string; href: string | null }) {
  const content = <Icon path={icon} mirrored />;
  if (href === null) {
    return (
      <span aria-hidden className={`${styles.cell} ${styles.none}`}>
        {content}
      </span>
    );
  }
  return (
    <PlainButtonLink look="bare" to={href} aria-label={label} className={styles.cell}>
      {content}
    </PlainButtonLink>
  );
}
