import { defaultLanguage, type Language, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useLocation } from '@mawad/shared-ui/router';
import { StructuredData } from './structured-data.tsx';

interface SeoProps {
  /** Without the site's name. */
  title: string;
  /** Use `title` alone, as the home page does. */
  bare?: boolean;
  /** Without it, the site's own. */
  description?: string;
  /** Besides the site's own. */
  keywords?: string[];
  /** Absolute address of the preview picture; without it, the site's own. */
  image?: string;
  /** Where the page is in a language, when its address differs between them. */
  pathIn?: (language: Language) => string;
  /** Parameters that make another page of the same address, e.g. `page`. */
  keep?: string[];
  /** Personal pages stay out of search engines. */
  noIndex?: boolean;
  type?: 'website' | 'product';
  /** Structured data, see schema.org. */
  data?: object[];
}

/** Title, description, canonical and language addresses, previews and structured data of a page. */
export function Seo({
  title,
  bare,
  description,
  keywords = [],
  image,
  pathIn,
  keep = [],
  noIndex,
  type = 'website',
  data = [],
}: SeoProps) {
  const { t } = useTranslation(['storefront', 'common']);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { siteUrl } = useServices().site;
  const fullTitle = bare ? title : `${title} | ${t('common:siteName')}`;
  const text = description || t('common:siteDescription');
  const pathOf = (lang: Language) => pathIn?.(lang) ?? pathname;
  const addressIn = (lang: Language) => pageAddress(siteUrl + pathOf(lang), search, keep, lang);
  const canonical = addressIn(language);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <meta
        name="keywords"
        content={[...keywords, t('common:siteKeywords')].join(language === 'ar' ? '، ' : ', ')}
      />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="en" href={addressIn('en')} />
          <link rel="alternate" hrefLang="ar" href={addressIn('ar')} />
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={t('common:siteName')} />
      <meta property="og:locale" content={language === 'ar' ? 'ar_IQ' : 'en_US'} />
      <meta property="og:description" content={text} />
      <meta property="og:image" content={image ?? `${siteUrl}/share.png`} />
      {!image && <meta property="og:image:width" content="1200" />}
      {!image && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={image ? title : t('seo.homeTitle')} />
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((item, index) => (
        <StructuredData key={index} item={item} />
      ))}
    </>
  );
}

/** Public address of a page: only the parameters that matter, and a language that is not the default. */
function pageAddress(address: string, search: string, keep: string[], language: Language): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of keep) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  if (language !== defaultLanguage) kept.set('lang', language);
  const query = kept.toString();
  return `${address}${query && `?${query}`}`;
}

/** Breadcrumbs as structured data; `href` is a path. */
export function breadcrumbData(siteUrl: string, steps: { label: string; href?: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: siteUrl + href }),
    })),
  };
}
