import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { backendOf, publicFileUrl } from '@mawad/supabase/client';
import type { Store } from '@mawad/supabase/companies/stores-queries';
import { storeQuery } from '../../catalogue/catalogue-queries.ts';
import { ProductListing } from '../../catalogue/product-listing.tsx';
import { canonicalAddress, Seo } from '../../layout/seo.tsx';
import { Trail } from '../../layout/trail.tsx';
import { StoreHeader } from './store-header.tsx';
import { StoreTerms } from './store-terms.tsx';

export function StorePage() {
  const { slug = '' } = useParams();
  const { data } = useQuery(storeQuery(useServices(), slug));
  return data ? <StoreView key={data.id} store={data} /> : null;
}

function StoreView({ store }: { store: Store }) {
  const { t } = useTranslation(['store', 'storefront']);
  const language = useLanguage();
  const services = useServices();
  const { siteUrl } = services.site;
  const { config } = backendOf(services);
  const name = store[`name_${language}`] ?? store.name;
  const about = localized(store, 'about', language);
  return (
    <PlainContainer>
      <Seo
        title={name}
        description={about ? about.slice(0, 160) : t('store:description', { company: name })}
        keep={['page']}
        data={[
          {
            '@type': 'Store',
            name,
            ...(store.logo && { logo: publicFileUrl(config, store.logo) }),
            ...(store.figures.rating && {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: store.figures.rating.average,
                reviewCount: store.figures.rating.count,
              },
            }),
            url: canonicalAddress(siteUrl, `/seller-page/${encodeURIComponent(store.slug)}`, language),
            ...(about && { description: about }),
            ...(store.store_phone && { telephone: store.store_phone }),
            ...(store.governorate_en && {
              address: {
                '@type': 'PostalAddress',
                addressRegion: localized(store, 'governorate', language),
                addressCountry: 'IQ',
              },
            }),
          },
        ]}
      />
      <Trail steps={[{ label: t('storefront:page.home'), to: '/' }, { label: name }]} />
      <StoreHeader store={store} name={name} />
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlock: 2 }}>
        {t('store:products')}
      </Typography>
      <ProductListing
        fixed={{ sellers: [store.id] }}
        empty={
          <EmptyState
            title={t('store:empty')}
            text={t('store:emptyHint')}
            action={{ label: t('storefront:listing.allProducts'), to: '/products' }}
          />
        }
      />
      <StoreTerms store={store} />
    </PlainContainer>
  );
}
