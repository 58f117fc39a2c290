import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { WhenNear } from '@mawad/shared-ui/components/hydration/when-near';
import { useServices } from '@mawad/shared-ui/contract';
import { Container } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { categoriesQuery, homeQuery } from '../../catalogue/catalogue-queries.ts';
import { childrenOf } from '../../catalogue/category-tree.ts';
import { ProductShelf } from '../../catalogue/product-shelf.tsx';
import { ShelfSkeleton } from '../../catalogue/shelf-skeleton.tsx';
import { Seo } from '../../layout/seo.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { Invitations } from './invitations.tsx';
import { siteData } from './site-data.ts';
import { WhyHere } from './why-here.tsx';

/** Fills whole rows of two, three and four; all of them are one link away. */
const tiles = 12;

/** Px, about; only where the browser renders the page itself. */
const shelfHeight = 480;
const servedShelf = '540px';

/** The front door: what this place is, its categories, and three shelves. */
export function HomePage() {
  const { t } = useTranslation(['home', 'storefront', 'common']);
  const language = useLanguage();
  const services = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(services));
  const { data: shelves, isPending } = useQuery(homeQuery(services));
  const topLevel = childrenOf(categories, null);
  return (
    <>
      <Seo
        bare
        title={t('storefront:seo.homeTitle')}
        description={t('storefront:seo.homeDescription')}
        data={siteData(services.site, language, {
          name: t('common:siteName'),
          description: t('storefront:seo.homeDescription'),
        })}
      />
      <Hero />
      <Container>
        <CategoryTiles categories={topLevel.slice(0, tiles)} />
        {isPending && <ShelfSkeleton />}
        {shelves && shelves.deals.length > 0 && (
          <WhenNear servedSize={servedShelf}>
            <ProductShelf
              title={t('deals')}
              products={shelves.deals}
              more={{ label: t('allDeals'), to: '/deals' }}
            />
          </WhenNear>
        )}
        {shelves && shelves.newest.length > 0 && (
          <WhenNear height={shelfHeight} servedSize={servedShelf}>
            <ProductShelf
              title={t('newest')}
              products={shelves.newest}
              more={{ label: t('allNewest'), to: '/products?sort=newest' }}
            />
          </WhenNear>
        )}
        {shelves && shelves.best_rated.length > 0 && (
          <WhenNear height={shelfHeight} servedSize={servedShelf}>
            <ProductShelf
              title={t('bestRated')}
              products={shelves.best_rated}
              more={{ label: t('allBestRated'), to: '/products?sort=rating' }}
            />
          </WhenNear>
        )}
        <WhenNear servedSize="400px">
          <WhyHere />
          <Invitations />
        </WhenNear>
      </Container>
    </>
  );
}
