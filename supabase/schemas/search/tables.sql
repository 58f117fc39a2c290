-- Data that the catalogue search reads: rows of products, attribute values and known words.

-- One narrow row per listed product, maintained by triggers. It has no state of company or category: readers leave out
-- barred_company_ids and hidden_category_ids, so suspending a company or hiding a category writes nothing here.
create table private.search_documents (
  product_id bigint primary key references public.products (id) on delete cascade,
  category_id bigint not null,
  company_id uuid not null,
  brand text,
  -- Key by which a chosen brand is compared.
  brand_key text generated always as (private.fold_text(brand)) stored,
  -- Ids of attribute_values.
  attribute_ids int[] not null default '{}',
  -- SKU and model number, compacted.
  codes text[] not null default '{}',
  vector tsvector not null,
  -- Names, brand and article numbers only, for the first ranking.
  title tsvector not null generated always as (ts_filter(vector, '{a,b}')) stored,
  -- Logarithmic popularity from orders, clicks and ratings. NaN would sort above all products.
  popularity real not null default 0 check (popularity >= 0 and popularity < 'Infinity'),
  created_at timestamptz not null
)
-- Long vectors are stored out of line: most of a search reads thousands of rows and few vectors.
with (toast_tuple_target = 512);
create index search_documents_vector_idx on private.search_documents using gin (vector);
-- Without a list of pending entries, which each of the 500 lookups of a quick order would read.
create index search_documents_codes_idx on private.search_documents using gin (codes) with (fastupdate = off);
create index search_documents_attribute_ids_idx on private.search_documents using gin (attribute_ids);
create index search_documents_category_id_idx on private.search_documents (category_id, popularity desc);
create index search_documents_company_id_idx on private.search_documents (company_id, popularity desc);
create index search_documents_brand_idx on private.search_documents (brand_key, category_id);
create index search_documents_popularity_idx on private.search_documents (popularity desc, product_id);
create index search_documents_created_at_idx on private.search_documents (created_at desc, product_id);

-- The most popular goods in order. Very frequent words are searched here first. Rewritten by refresh_search_statistics.
create table private.search_head (
  place int primary key,
  product_id bigint not null unique references private.search_documents (product_id) on delete cascade,
  title tsvector not null
);
create index search_head_title_idx on private.search_head using gin (title);

-- Each attribute value in use, once.
create table private.attribute_values (
  id int generated always as identity primary key,
  key text not null,
  value_en text not null,
  value_ar text not null,
  label_en text not null,
  label_ar text not null,
  -- For sorting sizes.
  size numeric(15, 6) generated always as (private.size_number(value_en)) stored
    check (size < 'Infinity'),
  unique (key, value_en)
);

-- Known words with their frequency, for spelling correction.
create table private.vocabulary (
  word text primary key,
  stem text not null,
  -- Spelling by a seller, for display.
  display text not null,
  frequency int not null default 1,
  -- Whether it occurs in a name, brand, category, attribute or description. Parts of SKUs and model numbers ("CEME-01002") do
  -- not: they are stored so that typed codes are not corrected, and are never suggested.
  in_text boolean not null default false
);
create index vocabulary_stem_idx on private.vocabulary (stem);
create index vocabulary_shape_idx on private.vocabulary (left(word, 1), length(word));
create index vocabulary_prefix_idx on private.vocabulary (word text_pattern_ops);
create index vocabulary_trigram_idx on private.vocabulary using gin (word extensions.gin_trgm_ops);
create index vocabulary_skeleton_idx on private.vocabulary (private.arabic_skeleton(word));

-- Words of category names, so that suggestions do not fold all names at every keystroke.
create table private.category_words (
  category_id bigint primary key references public.categories (id) on delete cascade,
  -- Words of the names in both languages.
  words tsvector not null
);

-- Products that were public and now are hidden or deleted. Their pages return 410 (gone), which removes them from search
-- engines. Never-published products are not here.
create table private.withdrawn_products (
  -- No foreign key: the row stays after its product is removed.
  product_id bigint primary key,
  withdrawn_at timestamptz not null default now()
);

-- Number of listed goods per company and category: the category tree is on every page, and a million goods cannot be counted
-- for it.
create table private.category_counts (
  category_id bigint not null references public.categories (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  products int not null check (products >= 0),
  primary key (category_id, company_id)
);
create index category_counts_company_id_idx on private.category_counts (company_id);

-- Popularity of products from orders, opened search results and ratings, decaying with time.

-- Visits per day that opened a product from search results.
create table private.product_clicks (
  product_id bigint not null references public.products (id) on delete cascade,
  day date not null,
  visits int not null check (visits > 0),
  primary key (product_id, day)
);
create index product_clicks_day_idx on private.product_clicks (day);

-- Products whose popularity must be recounted, and when: after orders, clicks and ratings, and to decay.
create table private.popularity_due (
  product_id bigint primary key references public.products (id) on delete cascade,
  due_at timestamptz not null default now()
);
create index popularity_due_due_at_idx on private.popularity_due (due_at);

-- Last order event whose goods were marked as due.
create table private.popularity_state (
  id boolean primary key default true check (id),
  last_event_id bigint not null default 0
);

-- Products whose search row is outdated because something else changed, such as the name of a category or attribute. A job
-- processes them.
create table private.index_queue (
  product_id bigint primary key references public.products (id) on delete cascade,
  queued_at timestamptz not null default now()
);
create index index_queue_queued_at_idx on private.index_queue (queued_at);

-- Categories to queue: one row covers all goods of a category and its subtree, at the same cost for any number.
create table private.index_category_queue (
  category_id bigint primary key references public.categories (id) on delete cascade,
  -- Last queued product, after which the next batch continues.
  after_product_id bigint not null default 0
);

-- Synonyms: a search for one word finds goods named by another.

create table private.search_synonyms (
  id bigint generated always as identity primary key,
  -- Words and phrases of either language, as typed.
  words text[] not null check (cardinality(words) between 2 and 30),
  updated_at timestamptz not null default now()
);

-- Phrases of the groups by their lookup key.
create table private.synonym_phrases (
  phrase text not null,
  synonym_id bigint not null references private.search_synonyms (id) on delete cascade,
  -- The phrase in the spellings of the group, folded.
  spellings text[] not null,
  -- As tsquery text; null as long as no product has one of its words, and for phrases that contain another of the group.
  query text,
  primary key (phrase, synonym_id)
);
create index synonym_phrases_synonym_id_idx on private.synonym_phrases (synonym_id);
create index synonym_phrases_skeletons_idx on private.synonym_phrases using gin (private.phrase_skeletons(spellings));

-- Words of each phrase as index queries.
create table private.synonym_words (
  synonym_id bigint not null references private.search_synonyms (id) on delete cascade,
  phrase text not null,
  place int not null,
  -- Lexemes of the word.
  lexemes text[] not null,
  primary key (synonym_id, phrase, place)
);
create index synonym_words_lexemes_idx on private.synonym_words using gin (lexemes);

-- Jobs that people name instead of goods ("seal a leaking roof").
create table private.search_purposes (
  id bigint generated always as identity primary key,
  -- Shown as "Goods for …".
  label_en text not null,
  label_ar text not null,
  verbs text[] not null,
  objects text[] not null,
  -- English names of the goods, the most suitable first.
  goods text[] not null
);

-- Verbs and objects of the jobs by their lookup key.
create table private.purpose_words (
  word text not null,
  purpose_id bigint not null references private.search_purposes (id) on delete cascade,
  is_verb boolean not null,
  primary key (word, purpose_id, is_verb)
);
create index purpose_words_purpose_id_idx on private.purpose_words (purpose_id);

-- Searches of visitors and their success, without personal data: a visit is a random number that its page creates and forgets,
-- callers are distinguished by keyed hashes, and single visits are deleted once their day is counted. Visit ids can be
-- invented, so public results count callers. Searches themselves write nothing, so caches and replicas can serve them.

-- Searches of today's visits, each term once, and their results.
create table private.search_visits (
  -- Its sequence counts the writes of a day, which bounds them without counting rows.
  id bigint generated always as identity,
  -- Day in Baghdad.
  day date not null,
  visit uuid not null,
  -- Keyed hash of the reporting account, else address, per day and term. Null if neither is known.
  asker bytea,
  term_asker bytea,
  -- Words as the search compares them.
  term text not null,
  typed text not null,
  -- Language of the interface.
  language text not null check (language in ('en', 'ar')),
  -- Number of found products.
  results int not null check (results >= 0),
  -- Best place of an opened product, from 1.
  position int check (position > 0),
  -- Opened products.
  product_ids bigint[] not null default '{}',
  in_cart boolean not null default false,
  ordered boolean not null default false,
  at timestamptz not null default now(),
  primary key (day, visit, term)
);
create index search_visits_id_idx on private.search_visits (day, id);
create index search_visits_asker_idx on private.search_visits (day, asker);

-- Searches per day and term.
create table private.search_terms (
  day date not null,
  term text not null,
  language text not null,
  -- Most frequent spelling.
  typed text not null,
  -- Distinct callers, for any number of invented visits.
  visits int not null,
  -- Number of results of the last search.
  results int not null,
  -- Callers who opened, added to the cart or ordered a result.
  opened int not null,
  in_cart int not null,
  ordered int not null,
  -- Sum of best places over the callers who opened a result.
  positions bigint not null,
  last_at timestamptz not null,
  primary key (day, term, language)
);

-- Callers per term as keyed hashes that differ between terms, so that one person's searches cannot be linked: at most 20 per
-- day, for 30 days.
create table private.search_askers (
  day date not null,
  language text not null,
  term text not null,
  asker bytea not null,
  primary key (language, term, day, asker)
);
create index search_askers_day_idx on private.search_askers (day);

-- Terms that are never offered, by their words.
create table private.banned_searches (
  term text primary key,
  typed text not null,
  words tsvector not null,
  banned_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index banned_searches_banned_by_idx on private.banned_searches (banned_by);

-- Reports per hour by keyed hash of the address, linked to nothing else.
create table private.report_counts (
  address_hash bytea not null,
  hour timestamptz not null,
  reports int not null default 1,
  -- Every report takes a number, also one that only raises a count. The difference of two numbers is the number of reports of
  -- all addresses between them, counted without a row that all would lock.
  number bigint not null generated always as identity,
  primary key (address_hash, hour)
);
create index report_counts_hour_idx on private.report_counts (hour, number);

-- Popular searches, offered by the search box and under results.

create table private.popular_searches (
  -- Language of the interface.
  language text not null check (language in ('en', 'ar')),
  -- Words as the search compares them.
  term text not null,
  typed text not null,
  -- Number of distinct callers.
  askers int not null check (askers > 0),
  -- Lexemes of the term.
  words tsvector not null,
  -- Category of most of its results. No foreign key: rows are rewritten every night.
  category_id bigint not null,
  primary key (language, term)
);
