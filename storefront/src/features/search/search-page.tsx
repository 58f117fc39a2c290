import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink, ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import type { ProductCard, SearchResult } from '@mawad/supabase/catalogue/queries';
import { searchQuery } from '../../catalogue/catalogue-queries.ts';
import { countFilters, readListing, readView } from '../../catalogue/listing-input.ts';
import { ProductListing } from '../../catalogue/product-listing.tsx';
import { ProductResults } from '../../catalogue/product-results.tsx';
import { SearchBox } from '../../catalogue/search-box.tsx';
import { Seo } from '../../layout/seo.tsx';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';
import { RelatedSearches } from './related-searches.tsx';
import { useSearchTrail } from './use-search-trail.ts';

/** Search results; a misspelt term shows the corrected one. */
export function SearchPage() {
  const { t } = useTranslation('storefront');
  const [params] = useSearchParams();
  const term = params.get('q')?.trim() ?? '';
  const title = term ? t('search.heading', { term }) : t('search.headingEmpty');
  return (
    <PlainContainer>
      {term ? <SearchSeo title={title} /> : <Seo title={title} noIndex />}
      <PageHeader title={title} />
      {/* The search box of the header is hidden on narrow screens. */}
      <Box
        sx={{ display: term ? { xs: 'block', md: 'none' } : 'block', maxInlineSize: 640, marginBlockEnd: 3 }}
      >
        <SearchBox key={term} shownTerm={term} />
      </Box>
      {term ? (
        <>
          <SearchResults term={term} />
          <RelatedSearches term={term} />
        </>
      ) : (
        <EmptyState
          title={t('search.prompt')}
          text={t('search.promptHint')}
          action={{ label: t('page.browseCategories'), to: '/categories' }}
        />
      )}
    </PlainContainer>
  );
}

/** Search engines may index terms with results, but no misspelt terms or terms without results. */
function SearchSeo({ title }: { title: string }) {
  const [params] = useSearchParams();
  const { data } = useQuery(searchQuery(useServices(), readListing(params)));
  const isIndexable = data !== undefined && data.total > 0 && data.corrected_term === null;
  return <Seo title={title} noIndex={!isIndexable} keep={['q', 'page']} />;
}

function SearchResults({ term }: { term: string }) {
  const [params] = useSearchParams();
  const input = readListing(params);
  const { data, isPlaceholderData } = useQuery(searchQuery(useServices(), input));
  const results = useSearchTrail({
    term,
    page: input.page ?? 1,
    isFiltered: countFilters(params) > 0,
    result: isPlaceholderData ? undefined : data,
  });
  return (
    <Box ref={results}>
      {data && <SearchNotice term={term} result={data} />}
      <ProductListing
        empty={<NothingFound term={term} />}
        after={data && <PartialMatches products={data.items_with_some_words} view={readView(params)} />}
      />
    </Box>
  );
}

/** Notice that results are for a corrected term or match only some words. */
function SearchNotice({ term, result }: { term: string; result: SearchResult }) {
  const { t } = useTranslation('storefront');
  const isPartly = !result.has_all_words && result.total > 0;
  if (!result.corrected_term && !isPartly) return null;
  return (
    <Box
      role="status"
      sx={{
        marginBlockEnd: 2,
        paddingInlineStart: 1.5,
        borderInlineStart: '3px solid',
        borderInlineStartColor: 'primary.main',
      }}
    >
      {result.corrected_term && (
        <div>
          {`${t('search.correctedFrom', { term })} `}
          <strong>{t('search.corrected', { term: result.corrected_term })}</strong>{' '}
          <AppLink to={`/search?${new URLSearchParams({ q: term, exact: '1' })}`}>
            {t('search.asTyped', { term })}
          </AppLink>
        </div>
      )}
      {isPartly && <div>{t('search.someWords')}</div>}
    </Box>
  );
}

/** Products that match some of the words, shown below a short list; null if there are none. */
function PartialMatches({ products, view }: { products: ProductCard[]; view: 'grid' | 'list' }) {
  const { t } = useTranslation('storefront');
  if (products.length === 0) return null;
  const title = t('search.moreWithSomeWords');
  return (
    <Box component="section" sx={{ marginBlockStart: 5 }}>
      <Typography variant="h2" sx={{ marginBlockEnd: 2, fontSize: 'var(--text-20)' }}>
        {title}
      </Typography>
      <ProductResults products={products} view={view} label={title} />
    </Box>
  );
}

function NothingFound({ term }: { term: string }) {
  const { t } = useTranslation('storefront');
  const { contact } = useServices().site;
  return (
    <EmptyState
      title={t('search.empty', { term })}
      text={t('search.emptyHint')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          <ButtonLink to="/categories" variant="contained">
            {t('page.browseCategories')}
          </ButtonLink>
          <ButtonLink to={`/request-quote?${new URLSearchParams({ wanted: term })}`} variant="outlined">
            {t('search.requestQuote')}
          </ButtonLink>
          <Button
            component="a"
            href={whatsappHref(t('search.askMessage', { term }), contact.phone)}
            target="_blank"
            rel="noopener"
            variant="outlined"
            startIcon={<Icon path={mdiWhatsapp} />}
          >
            {t('search.ask')}
          </Button>
        </Box>
      }
    />
  );
}
