import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { CategoriesMenu } from './categories-menu.tsx';
import { NavLink } from './nav-link.tsx';

/** The links of the header, from the lg breakpoint. */
export function MainNav() {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="nav"
      aria-label={t('nav.label')}
      sx={{ display: { xs: 'none', lg: 'flex' }, alignItems: 'center', flexShrink: 0 }}
    >
      <NavLink to="/" end>
        {t('nav.home')}
      </NavLink>
      <CategoriesMenu />
      <NavLink to="/products">{t('nav.allProducts')}</NavLink>
      <NavLink to="/deals">{t('nav.deals')}</NavLink>
      <NavLink to="/contact">{t('nav.contact')}</NavLink>
    </Box>
  );
}
