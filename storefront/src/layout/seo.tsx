import { defaultLanguage, type Language, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { StructuredData } from './structured-data.tsx';

interface SeoProps {
  /** Title without the site name. */
  title: string;
  /** Uses only `title`, as on the home page. */
  bare?: boolean;
  /** Defaults to the site's description. */
  description?: string;
  /** Added to the site's keywords. */
  keywords?: string[];
  /** Absolute address of the preview picture, 1200 × 630 px; defaults to the site's. */
  image?: string;
  /** Path of the page in a language, if it differs between languages. */
  pathIn?: (language: Language) => string;
  /** Parameters that are part of the canonical address, e.g. `page`. */
  keep?: string[];
  /** True for personal pages, which search engines must not index. */
  noIndex?: boolean;
  type?: 'website' | 'product';
  /** Structured data (schema.org). */
  data?: object[];
}

/** Title, description, canonical and language links, link previews and structured data of a page. */
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
      <meta property="og:image" content={image ?? `${siteUrl}/share.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image ? title : t('seo.homeTitle')} />
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((item, index) => (
        <StructuredData key={index} item={item} />
      ))}
    </>
  );
}

/** Canonical address of a page: only the parameters in `keep`, and the language unless it is the default. */
function pageAddress(address: string, search: string, keep: string[], language: Language): string {
  const params = new URLSearchParams(search);
  const canonicalParams = new URLSearchParams();
  for (const name of keep) {
    const value = params.get(name);
    if (value) canonicalParams.set(name, value);
  }
  if (language !== defaultLanguage) canonicalParams.set('lang', language);
  const query = canonicalParams.toString();
  return `${address}${query && `?${query}`}`;
}

/** Canonical address of a page that has no parameters. */
export function canonicalAddress(siteUrl: string, path: string, language: Language): string {
  return pageAddress(siteUrl + path, '', [], language);
}

/** Structured data of breadcrumbs; `href` is a path. */
export function breadcrumbData(
  siteUrl: string,
  language: Language,
  steps: { label: string; href?: string }[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: canonicalAddress(siteUrl, href, language) }),
    })),
  };
}
