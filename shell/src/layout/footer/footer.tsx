import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { useTopCategories } from '../layout-queries.ts';
import { FooterContact } from './footer-contact.tsx';
import { FooterColumn, type FooterLink } from './footer-column.tsx';
import sheet, * as styles from './footer.module.css';
import { FooterPromises } from './footer-promises.tsx';
import { SocialLinks } from './social-links.tsx';

const maxCategories = 5;

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
  const categoryLinks: FooterLink[] = categories.slice(0, maxCategories).map((category) => ({
    to: `/category/${category.slug_en}`,
    text: localized(category, 'name', language),
  }));
  return (
    <footer className={styles.footer}>
      {sheet}
      <FooterPromises />
      <PlainContainer className={styles.columns}>
        <div className={styles.purpose}>
          <Wordmark size={28} />
          <p>{t('footer.purpose')}</p>
          <SocialLinks />
        </div>
        <FooterColumn title={t('footer.shop')} links={shop} />
        <FooterColumn title={t('footer.categories')} links={categoryLinks} />
        <FooterColumn title={t('footer.support')} links={support} />
        <FooterContact />
      </PlainContainer>
      <Copyright />
    </footer>
  );
}

function Copyright() {
  const { t } = useTranslation('shell');
  const year = new Date().getFullYear();
  return (
    <div className={styles.copyright}>
      <PlainContainer className={styles.year}>
        <span suppressHydrationWarning>{t('footer.copyright', { year })}</span>
      </PlainContainer>
    </div>
  );
}
