import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
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
  const { t } = useTranslation(['search', 'storefront']);
  const [params] = useSearchParams();
  const term = params.get('q')?.trim() ?? '';
  const title = term ? t('heading', { term }) : t('headingEmpty');
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
          title={t('prompt')}
          text={t('promptHint')}
          action={{ label: t('storefront:page.browseCategories'), to: '/categories' }}
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
        empty={<NothingFound term={term} result={data} />}
        after={data && <PartialMatches products={data.items_with_some_words} view={readView(params)} />}
      />
    </Box>
  );
}

/** Notice that results are for a corrected term or a job, match only some words, or only mention them. */
function SearchNotice({ term, result }: { term: string; result: SearchResult }) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { corrected_term, purpose, only_mentioned } = result;
  const isPartly = !result.has_all_words && result.total > 0;
  if (!corrected_term && !purpose && !only_mentioned && !isPartly) return null;
  const asTyped = (
    <AppLink to={`/search?${new URLSearchParams({ q: term, exact: '1' })}`}>{t('asTyped', { term })}</AppLink>
  );
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
      {corrected_term && (
        <div>
          {`${t('correctedFrom', { term })} `}
          <strong>{t('corrected', { term: corrected_term })}</strong> {asTyped}
        </div>
      )}
      {purpose && (
        <div>
          <strong>{t('purpose', { purpose: localized(purpose, 'label', language) })}</strong> {asTyped}
        </div>
      )}
      {only_mentioned && <div>{t('mentioned', { term: corrected_term ?? term })}</div>}
      {isPartly && <div>{t('someWords')}</div>}
    </Box>
  );
}

/** Products that match some of the words, shown below a short list; null if there are none. */
function PartialMatches({ products, view }: { products: ProductCard[]; view: 'grid' | 'list' }) {
  const { t } = useTranslation('search');
  if (products.length === 0) return null;
  const title = t('moreWithSomeWords');
  return (
    <Box component="section" sx={{ marginBlockStart: 5 }}>
      <Typography variant="h2" sx={{ marginBlockEnd: 2, fontSize: 'var(--text-20)' }}>
        {title}
      </Typography>
      <ProductResults products={products} view={view} label={title} />
    </Box>
  );
}

function NothingFound({ term, result }: { term: string; result: SearchResult | undefined }) {
  const { t } = useTranslation(['search', 'storefront']);
  const { contact } = useServices().site;
  return (
    <EmptyState
      title={t('empty', { term })}
      text={t('emptyHint')}
      action={
        <>
          {result && <Alternatives {...result.alternatives} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
            <ButtonLink to="/categories" variant="contained">
              {t('storefront:page.browseCategories')}
            </ButtonLink>
            <ButtonLink to={`/request-quote?${new URLSearchParams({ wanted: term })}`} variant="outlined">
              {t('requestQuote')}
            </ButtonLink>
            <Button
              component="a"
              href={whatsappHref(t('askMessage', { term }), contact.phone)}
              target="_blank"
              rel="noopener"
              variant="outlined"
              startIcon={<Icon path={mdiWhatsapp} />}
            >
              {t('ask')}
            </Button>
          </Box>
        </>
      }
    />
  );
}

/** Links to searches with near words and to categories of a similar name. */
function Alternatives({ terms, categories }: SearchResult['alternatives']) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const groups = [
    {
      title: t('didYouMean'),
      links: terms.map((text) => ({ text, to: `/search?${new URLSearchParams({ q: text })}` })),
    },
    {
      title: t('nearCategories'),
      links: categories.map((category) => ({
        text: localized(category, 'label', language),
        to: `/category/${category.value}`,
      })),
    },
  ].filter(({ links }) => links.length > 0);
  return groups.map(({ title, links }) => (
    <Box key={title} component="nav" aria-label={title} sx={{ marginBlockEnd: 2 }}>
      <Typography component="h3" sx={{ marginBlockEnd: 1, fontWeight: 500 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {links.map(({ text, to }) => (
          <ButtonLink key={to} to={to} size="small" variant="outlined" color="inherit">
            <bdi>{text}</bdi>
          </ButtonLink>
        ))}
      </Box>
    </Box>
  ));
}
