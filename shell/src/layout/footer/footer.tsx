import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/components/brand-mark';
import { Box, Container, Typography } from '@mawad/shared-ui/mui';
import { useTopCategories } from '../layout-queries.ts';
import { FooterContact } from './footer-contact.tsx';
import { FooterColumn, type FooterLink } from './footer-column.tsx';
import { FooterPromises } from './footer-promises.tsx';
import { SocialLinks } from './social-links.tsx';

const maxCategories = 5;

/** What the marketplace is for, where to go from here, and how to reach it. */
export function Footer() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { categories } = useTopCategories();
  const shop: FooterLink[] = [
    { to: '/', text: t('footer.home') },
    { to: '/products', text: t('footer.products') },
    { to: '/about', text: t('footer.about') },
    { to: '/contact', text: t('footer.contact') },
  ];
  const support: FooterLink[] = [
    { to: '/contact', text: t('footer.customerSupport') },
    { to: '/privacy', text: t('footer.privacy') },
    { to: '/terms', text: t('footer.terms') },
    { to: '/faq', text: t('footer.faq') },
  ];
  const shelves: FooterLink[] = categories.slice(0, maxCategories).map((category) => ({
    to: `/category/${category.slug_en}`,
    text: localized(category, 'name', language),
  }));
  return (
    <Box component="footer" sx={footer}>
      <FooterPromises />
      <Container sx={grid}>
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, maxWidth: 360 }}>
          <Wordmark size={28} />
          <Typography sx={{ marginBlock: 2, color: 'text.secondary', fontSize: 'var(--text-14)' }}>
            {t('footer.purpose')}
          </Typography>
          <SocialLinks />
        </Box>
        <FooterColumn title={t('footer.shop')} links={shop} />
        <FooterColumn title={t('footer.categories')} links={shelves} />
        <FooterColumn title={t('footer.support')} links={support} />
        <FooterContact />
      </Container>
      <Copyright />
    </Box>
  );
}

function Copyright() {
  const { t } = useTranslation('shell');
  const year = new Date().getFullYear();
  return (
    <Box sx={{ borderBlockStart: 1, borderColor: 'divider' }}>
      <Container
        sx={{
          paddingBlockStart: 2,
          paddingBlockEnd: { xs: 10, lg: 2 },
          fontSize: 'var(--text-13)',
          color: 'text.secondary',
        }}
      >
        <span suppressHydrationWarning>{t('footer.copyright', { year })}</span>
      </Container>
    </Box>
  );
}

const footer = {
  marginBlockStart: 8,
  borderBlockStart: 1,
  borderColor: 'divider',
  backgroundColor: 'surface.sunken',
  '@media print': { display: 'none' },
} as const;

const grid = {
  display: 'grid',
  gap: { xs: 4, lg: 5 },
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '1.7fr 1fr 1.2fr 1fr 1.5fr' },
  paddingBlock: 5,
} as const;
