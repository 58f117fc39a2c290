import { localized, useBundledMessages, useLanguage, useTranslation } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/footer.json';
import en from '@mawad/shared-i18n/locales/en/footer.json';
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
  useBundledMessages('footer', { en, ar });
  const { t } = useTranslation('footer');
  const language = useLanguage();
  const { categories } = useTopCategories();
  const shop: FooterLink[] = [
    { to: '/', text: t('home') },
    { to: '/products', text: t('products') },
    { to: '/about', text: t('about') },
    { to: '/contact', text: t('contact') },
  ];
  const support: FooterLink[] = [
    { to: '/contact', text: t('customerSupport') },
    { to: '/privacy', text: t('privacy') },
    { to: '/terms', text: t('terms') },
    { to: '/faq', text: t('faq') },
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
          <p>{t('purpose')}</p>
          <SocialLinks />
        </div>
        <FooterColumn title={t('shop')} links={shop} />
        <FooterColumn title={t('categories')} links={categoryLinks} />
        <FooterColumn title={t('support')} links={support} />
        <FooterContact />
      </PlainContainer>
      <Copyright />
    </footer>
  );
}

function Copyright() {
  const { t } = useTranslation('footer');
  const year = new Date().getFullYear();
  return (
    <div className={styles.copyright}>
      <PlainContainer className={styles.year}>
        <span suppressHydrationWarning>{t('copyright', { year })}</span>
      </PlainContainer>
    </div>
  );
}
