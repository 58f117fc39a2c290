import { useTranslation } from '@mawad/shared-i18n';
import { WhenNear } from '@mawad/shared-ui/components/hydration/when-near';
import { PlainContainer } from '@mawad/shared-ui/components/plain-container';
import type { Category, HomePage } from '@mawad/supabase/queries/catalogue';
import { childrenOf } from '../../catalogue/category-tree.ts';
import { ProductShelf } from '../../catalogue/product-shelf.tsx';
import { ShelfSkeleton } from '../../catalogue/shelf-skeleton.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { HomeBanner } from './home-banner.tsx';
import { Invitations } from './invitations.tsx';
import { WhyHere } from './why-here.tsx';

/** Fills whole rows of two, three and four; all of them are one link away. */
const tiles = 12;

/** Px, about; only where the browser renders the page itself. */
const shelfHeight = 480;
const servedShelf = '540px';

/** What this place is, what the staff put first, its categories, and the shelves. */
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
          <WhenNear servedSize={servedShelf}>
            <ProductShelf title={t('chosen')} products={home.products} />
          </WhenNear>
        )}
        {home && home.deals.length > 0 && (
          <WhenNear servedSize={servedShelf}>
            <ProductShelf
              title={t('deals')}
              products={home.deals}
              more={{ label: t('allDeals'), to: '/deals' }}
            />
          </WhenNear>
        )}
        {home && home.newest.length > 0 && (
          <WhenNear height={shelfHeight} servedSize={servedShelf}>
            <ProductShelf
              title={t('newest')}
              products={home.newest}
              more={{ label: t('allNewest'), to: '/products?sort=newest' }}
            />
          </WhenNear>
        )}
        {home && home.best_rated.length > 0 && (
          <WhenNear height={shelfHeight} servedSize={servedShelf}>
            <ProductShelf
              title={t('bestRated')}
              products={home.best_rated}
              more={{ label: t('allBestRated'), to: '/products?sort=rating' }}
            />
          </WhenNear>
        )}
        <WhenNear servedSize="400px">
          <WhyHere />
          <Invitations />
        </WhenNear>
      </PlainContainer>
    </>
  );
}

/** The chosen categories that buyers see, in their order; without any, the first level. */
function tilesOf(categories: Category[], chosen: number[]): Category[] {
  const shown = chosen.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  return shown.length > 0 ? shown : childrenOf(categories, null).slice(0, tiles);
}
