import type { Language } from '@mawad/shared-i18n';
import type { SiteInfo } from '@mawad/shared-ui/platform/contract.ts';
import { canonicalAddress } from '../../layout/seo.tsx';

export function siteData(
  { siteUrl, contact }: SiteInfo,
  language: Language,
  texts: { name: string; description: string },
): object[] {
  const organization = `${siteUrl}/#organization`;
  const url = canonicalAddress(siteUrl, '/', language);
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: texts.name,
      alternateName: ['Mawad', 'مواد'],
      description: texts.description,
      url,
      logo: `${siteUrl}/share.jpg`,
      address: { '@type': 'PostalAddress', addressLocality: 'Baghdad', addressCountry: 'IQ' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: contact.phone,
        email: contact.email,
        availableLanguage: ['ar', 'en'],
      },
    },
    {
      '@type': 'WebSite',
      name: texts.name,
      url,
      inLanguage: language,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${siteUrl}/search?q={search_term_string}&lang=${language}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
