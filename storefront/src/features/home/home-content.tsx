import { useTranslation } from '@mawad/shared-i18n';
import { LazyHydrate } from '@mawad/shared-ui/platform/hydration/lazy-hydrate.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import type { Category, HomePage } from '@mawad/supabase/catalogue/queries';
import { childrenOf } from '../../catalogue/category-tree.ts';
import { ProductShelf } from '../../catalogue/product-shelf.tsx';
import { ShelfSkeleton } from '../../catalogue/shelf-skeleton.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { HomeBanner } from './home-banner.tsx';
import { Invitations } from './invitations.tsx';
import { WhyHere } from './why-here.tsx';

/** Maximum number of category tiles: fills rows of two, three and four. */
const maxTiles = 12;

/** Estimated height in px, used if the browser renders the page. */
const shelfHeight = 480;
const servedShelf = '540px';

export function HomeContent({ home, categories }: { home: HomePage | undefined; categories: Category[] }) {
  const { t } = useTranslation('home');
  return (
    <>
      <Hero />
      <PlainContainer>
        {home?.banner && <HomeBanner banner={home.banner} />}
        <CategoryTiles categories={tilesOf(categories, home?.categories ?? [])} all={categories} />
        {!home && <ShelfSkeleton />}
        {home && home.products.length > 0 && (
          <LazyHydrate estimatedSize={servedShelf}>
            <ProductShelf title={t('chosen')} products={home.products} />
          </LazyHydrate>
        )}
        {home && home.deals.length > 0 && (
          <LazyHydrate estimatedSize={servedShelf}>
            <ProductShelf
              title={t('deals')}
              products={home.deals}
              more={{ label: t('allDeals'), to: '/deals' }}
            />
          </LazyHydrate>
        )}
        {home && home.newest.length > 0 && (
          <LazyHydrate height={shelfHeight} estimatedSize={servedShelf}>
            <ProductShelf
              title={t('newest')}
              products={home.newest}
              more={{ label: t('allNewest'), to: '/products?sort=newest' }}
            />
          </LazyHydrate>
        )}
        {home && home.best_rated.length > 0 && (
          <LazyHydrate height={shelfHeight} estimatedSize={servedShelf}>
            <ProductShelf
              title={t('bestRated')}
              products={home.best_rated}
              more={{ label: t('allBestRated'), to: '/products?sort=rating' }}
            />
          </LazyHydrate>
        )}
        <LazyHydrate estimatedSize="400px">
          <WhyHere />
          <Invitations />
        </LazyHydrate>
      </PlainContainer>
    </>
  );
}

/** Visible categories selected by the staff, in their order; the first level if there are none. */
function tilesOf(categories: Category[], selectedIds: number[]): Category[] {
  const selected = selectedIds.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  return selected.length > 0 ? selected : childrenOf(categories, null).slice(0, maxTiles);
}
