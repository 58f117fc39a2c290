import { useTranslation } from '@mawad/shared-i18n';
import { CategoriesMenu } from './categories-menu.tsx';
import sheet, * as styles from './header.module.css';
import { NavLink } from './nav-link.tsx';

/** Navigation links of the header, shown from the lg breakpoint. */
export function MainNav() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('nav.label')} className={styles.links}>
      {sheet}
      <NavLink to="/" end>
        {t('nav.home')}
      </NavLink>
      <CategoriesMenu />
      <NavLink to="/products">{t('nav.allProducts')}</NavLink>
      <NavLink to="/deals">{t('nav.deals')}</NavLink>
      <NavLink to="/request-quote">{t('nav.requestQuote')}</NavLink>
      <NavLink to="/contact">{t('nav.contact')}</NavLink>
    </nav>
  );
}
