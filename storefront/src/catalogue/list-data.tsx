import { localized, useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import { canonicalAddress } from '../layout/seo.tsx';
import { StructuredData } from '../layout/structured-data.tsx';

/** Structured data (`ItemList`) of the listed products for search engines. */
export function ListData({ products }: { products: ProductCard[] }) {
  const language = useLanguage();
  const { siteUrl } = useServices().site;
  if (products.length === 0) return null;
  return (
    <StructuredData
      item={{
        '@type': 'ItemList',
        numberOfItems: products.length,
        itemListElement: products.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: localized(product, 'name', language),
          url: canonicalAddress(siteUrl, `/product/${product.id}`, language),
        })),
      }}
    />
  );
}
