import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { CategoriesMenu } from './categories-menu.tsx';
import { NavLink } from './nav-link.tsx';

/** The links of the header, which has room for them from the lg breakpoint. */
export function MainNav() {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="nav"
      aria-label={t('nav.label')}
      // In line with the mark above them.
      sx={{ display: 'flex', alignItems: 'center', marginInlineStart: '-10px' }}
    >
      <NavLink to="/" end>
        {t('nav.home')}
      </NavLink>
      <CategoriesMenu />
      <NavLink to="/products">{t('nav.allProducts')}</NavLink>
      <NavLink to="/deals">{t('nav.deals')}</NavLink>
      <NavLink to="/request-quote">{t('nav.requestQuote')}</NavLink>
      <NavLink to="/contact">{t('nav.contact')}</NavLink>
    </Box>
  );
}
