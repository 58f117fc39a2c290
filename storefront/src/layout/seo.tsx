import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useLocation } from '@mawad/shared-ui/router';

interface SeoProps {
  /** Without the site's name. */
  title: string;
  /** Use `title` alone, as the home page does. */
  bare?: boolean;
  description?: string;
  /** Absolute address of the preview picture. */
  image?: string;
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
  image,
  keep = [],
  noIndex,
  type = 'website',
  data = [],
}: SeoProps) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { siteUrl } = useServices().site;
  const fullTitle = bare ? title : t('seo.titlePattern', { title });
  const addressIn = (lang: string) => pageAddress(siteUrl, pathname, search, keep, lang);
  const canonical = addressIn(language);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="en" href={addressIn('en')} />
          <link rel="alternate" hrefLang="ar" href={addressIn('ar')} />
          <link rel="alternate" hrefLang="x-default" href={pageAddress(siteUrl, pathname, search, keep)} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={t('seo.siteName')} />
      <meta property="og:locale" content={language === 'ar' ? 'ar_IQ' : 'en_US'} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {data.map((item, index) => (
        <StructuredData key={index} item={item} />
      ))}
    </>
  );
}

/** Address of a page with only the parameters that matter, and the language when one is given. */
function pageAddress(
  siteUrl: string,
  pathname: string,
  search: string,
  keep: string[],
  language?: string,
): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of keep) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  if (language) kept.set('lang', language);
  const query = kept.toString();
  return `${siteUrl}${pathname}${query && `?${query}`}`;
}

function StructuredData({ item }: { item: object }) {
  // "<" is escaped so that no name or description can close the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...item }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
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
