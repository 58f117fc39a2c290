-- Searching the catalogue: terms, results with the counts of every filter, suggestions.

-- The nearest word in use to a misspelt one, or null: few edits, an exchange of two letters counting as one,
-- then the word that occurs most. Of three letters only an exchange is mended: every other change gives another short word.
create function private.correct_word(word text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with near as (
      select v.word, v.frequency from private.vocabulary v
      where left(v.word, 1) = left(correct_word.word, 1)
        and length(v.word) between length(correct_word.word) - 2 and length(correct_word.word) + 2
      union
      select v.word, v.frequency from private.vocabulary v
      where v.word operator(extensions.%) correct_word.word
        and length(v.word) between length(correct_word.word) - 2 and length(correct_word.word) + 2
      union
      -- The first two letters exchanged: neither the first letter nor the trigrams are alike.
      select v.word, v.frequency from private.vocabulary v
      where v.word = substr(correct_word.word, 2, 1) || left(correct_word.word, 1) || substr(correct_word.word, 3)
    ), few as (
      -- An exchange of two letters is two edits.
      select n.*, extensions.levenshtein_less_equal(n.word, correct_word.word, 4) as edits from near n
    ), judged as (
      select f.*, x.swapped, f.edits - x.swapped::int as distance
      from few f cross join lateral (
        select array_agg(a order by a) = array_agg(b order by b) as swapped
        from regexp_split_to_table(f.word, '') with ordinality x (a, i)
        full join regexp_split_to_table(correct_word.word, '') with ordinality y (b, i) using (i)) x
      where f.edits <= case when length(correct_word.word) <= 5 then 2 when length(correct_word.word) <= 9 then 3 else 4 end
    )
    select j.word from judged j
    where j.distance <= case when length(correct_word.word) <= 5 then 1 when length(correct_word.word) <= 9 then 2 else 3 end
      and (length(correct_word.word) > 3 or length(j.word) = length(correct_word.word) and j.swapped)
    order by j.distance, extensions.similarity(j.word, correct_word.word) desc, j.frequency desc, j.word
    limit 1
  );
end
$$;

-- What finds words that begin like this one, as tsquery text: the stems of the words in use that begin so, those that stand on most
-- goods first. Rare beginnings, of which there are no 40 words, are looked for in the index as well.
create function private.prefix_query(word text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select concat_ws(' | ', string_agg(quote_literal(u.stem), ' | '), case when count(*) < 40 then string_agg(distinct u.begins, ' | ') end)
    from (
      select distinct v.stem, quote_literal(b.beginning) || ':*' as begins
      from unnest(array_remove(array[word, private.strip_article(word)], null)) b (beginning)
      left join lateral (
        select x.stem from private.vocabulary x where x.word ~>=~ b.beginning and x.word ~<~ (b.beginning || chr(1114111))
        order by x.frequency desc, x.word limit 40) v on true) u);
end
$$;

-- A search term as queries. Every word must occur, or another word for it (private.search_synonyms); the last one may be a
-- beginning. Words that are not in use are replaced by the nearest that is: corrected_term is the term with them, null when
-- nothing was replaced (as_typed: never). `literal` ranks what has the very words above what has others for them.
create function private.parse_term(term text, as_typed boolean default false)
returns table (all_words tsquery, most_words tsquery, any_word tsquery, literal tsquery, code text, corrected_term text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words text[] := (private.split_words(left(term, 200)))[1:12];
  word_count int := cardinality((private.split_words(left(term, 200)))[1:12]);
  place int := 1;
  token text;
  better text;
  lexemes text[];
  phrase_length int;
  synonyms text;
  own text;
  -- Of a phrase: each word with what else it is called.
  singles text[];
  piece text;
  pieces text[] := '{}';
  -- The pieces, and the words of the phrases among them.
  anys text[] := '{}';
  literals text[] := '{}';
  wrong text[] := '{}';
  mended text[] := '{}';
  is_last boolean;
begin
  while place <= word_count loop
    -- The longest phrase that the trade has other words for.
    for size in reverse least(4, word_count - place + 1) .. 1 loop
      phrase_length := size;
      select string_agg(distinct p.query::text, ' | ') into synonyms
      from private.synonym_phrases p where p.phrase = private.phrase_key(words[place : place + phrase_length - 1]);
      exit when synonyms is not null;
    end loop;
    token := words[place];
    is_last := place + phrase_length - 1 = word_count;
    lexemes := private.word_lexemes(token);
    piece := null;
    own := null;
    singles := '{}';
    if synonyms is not null then
      own := (
        select string_agg('(' || l.forms || ')', ' & ')
        from unnest(words[place : place + phrase_length - 1]) w (word)
        cross join lateral (
          select string_agg(quote_literal(x), ' | ') as forms from unnest(private.word_lexemes(w.word)) x) l
        where l.forms is not null);
      if phrase_length > 1 then
        singles := array(
          select '(' || f.forms || ')'
          from unnest(words[place : place + phrase_length - 1]) with ordinality w (word, place)
          cross join lateral (
            select concat_ws(' | ',
              (select string_agg(quote_literal(x), ' | ') from unnest(private.word_lexemes(w.word)) x),
              (select string_agg(distinct p.query::text, ' | ') from private.synonym_phrases p
               where p.phrase = private.phrase_key(array[w.word]))) as forms) f
          where f.forms <> ''
          order by w.place);
      end if;
      piece := concat_ws(' | ', synonyms, own, '(' || nullif(array_to_string(singles, ' & '), '') || ')',
        case when is_last and phrase_length = 1 then private.prefix_query(token) end);
    elsif token ~ '[0-9]' and token ~ '[^0-9.]' then
      piece := concat_ws(' | ', quote_literal(token) || ':*',
        '(' || (select string_agg(quote_literal(l), ' & ') from unnest(lexemes[2:]) l) || ')');
    elsif token ~ '[0-9]' then
      piece := quote_literal(token);
    elsif cardinality(lexemes) > 0 or (is_last and pieces = '{}') then
      -- "And" is written together with its word.
      if token ~ '^و...' and not exists (select 1 from private.vocabulary v where v.stem = any (lexemes))
        and exists (select 1 from private.vocabulary v where v.stem = any (private.word_lexemes(substr(token, 2))))
      then
        token := substr(token, 2);
        lexemes := private.word_lexemes(token);
      end if;
      if length(token) >= 3 and not as_typed
        and not exists (select 1 from private.vocabulary v where v.stem = any (lexemes))
        and not (is_last and exists (
          select 1 from unnest(array[token, private.strip_article(token)]) b (beginning)
          join private.vocabulary v on v.word ~>=~ b.beginning and v.word ~<~ (b.beginning || chr(1114111))))
      then
        better := coalesce(private.correct_word(token), private.correct_word(private.strip_article(token)));
        if better is not null then
          wrong := wrong || token;
          mended := mended || (select v.display from private.vocabulary v where v.word = better);
          token := better;
          lexemes := private.word_lexemes(better);
          is_last := false;
        end if;
      end if;
      own := (select string_agg(quote_literal(l), ' | ') from unnest(lexemes) l);
      piece := own;
      if is_last and length(token) >= 2 then
        piece := concat_ws(' | ', own, private.prefix_query(token));
        -- A beginning that is no word itself ranks by what it begins.
        if not exists (select 1 from private.vocabulary v where v.stem = any (lexemes)) then
          own := piece;
        end if;
      elsif piece is null then
        piece := quote_literal(token);
      end if;
    end if;
    if piece is not null then
      pieces := pieces || ('(' || piece || ')');
      anys := anys || ('(' || piece || ')') || singles;
      literals := literals || ('(' || coalesce(own, piece) || ')');
    end if;
    place := place + phrase_length;
  end loop;
  return query select
    nullif(concat_ws(' | ', nullif(array_to_string(pieces, ' & '), ''),
      -- The beginning of an article number: RH-A-15 of RH-A-1500.
      case when private.compact_code(term) ~ '^(?=.*[a-z])(?=.*[0-9]).{4,}$'
        then quote_literal(private.compact_code(term)) || ':*' end), '')::tsquery,
    -- All but one.
    case when cardinality(pieces) > 2 then (
      select string_agg('(' || (
        select string_agg(x.piece, ' & ' order by x.place) from unnest(pieces) with ordinality x (piece, place)
        where x.place <> n) || ')', ' | ') from generate_subscripts(pieces, 1) n)::tsquery end,
    nullif(array_to_string(anys, ' | '), '')::tsquery,
    nullif(array_to_string(literals, ' | '), '')::tsquery,
    private.compact_code(term),
    case when wrong <> '{}' then (
      -- As it was typed, with the mended words in their usual spelling.
      select string_agg(coalesce((
          select string_agg(coalesce(mended[array_position(wrong, w.word)], w.word), ' ' order by w.place)
          from unnest(private.split_words(t.typed)) with ordinality w (word, place)
          having bool_or(w.word = any (wrong))), t.typed), ' ' order by t.place)
      from regexp_split_to_table(btrim(left(term, 200)), '\s+') with ordinality t (typed, place)) end;
end
$$;

-- Products as lists show them, in the order of the ids; those that nobody may buy are left out.
create function private.product_cards(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  hidden bigint[] := private.hidden_category_ids();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'slug_en', p.slug_en, 'slug_ar', p.slug_ar, 'sku', p.sku,
      'brand', p.brand, 'model_number', p.model_number, 'unit', p.unit, 'min_quantity', p.min_quantity,
      'quantity_step', p.quantity_step, 'main_image', p.main_image, 'price', o.price,
      'discounted_price', private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at),
      'price_breaks', private.price_breaks(o.price, private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at),
        o.volume_discounts), 'stock', s.stock, 'has_variants', s.has_variants,
      'rating_average', o.rating_average, 'rating_count', o.rating_count, 'company_id', p.company_id,
      'company_name', m.name, 'category_id', p.category_id, 'category_name_en', c.name_en,
      'category_name_ar', c.name_ar) || private.seller_names(m) order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted (id, place)
    join public.products p on p.id = wanted.id and p.is_listed and not p.category_id = any (hidden)
    join public.product_offers o on o.product_id = p.id
    join public.companies m on m.id = p.company_id and m.is_approved
    join public.categories c on c.id = p.category_id
    cross join lateral (
      select coalesce(sum(x.quantity) filter (where x.variant_id is not null),
          sum(x.quantity) filter (where x.variant_id is null), 0) as stock,
        coalesce(bool_or(x.variant_id is not null), false) as has_variants
      from public.product_stock x where x.product_id = p.id) s
  );
end
$$;

-- Of the given products, the five attributes in which they differ most: the more pairs of products have two different
-- values, the earlier. `values` is keyed by product id.
create function private.compare_attributes(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with stated as (
      select p.id, a ->> 'key' as key, min(a ->> 'label_en') as label_en, min(a ->> 'label_ar') as label_ar,
        min(a ->> 'value_en') as value_en, min(a ->> 'value_ar') as value_ar
      from public.products p cross join lateral jsonb_array_elements(private.readable_attributes(p.attributes)) a
      where p.id = any (compare_attributes.ids)
      group by p.id, a ->> 'key'
    ), spread as (
      select v.key, sum(v.products) ^ 2 - sum(v.products ^ 2) as different_pairs, sum(v.products) as products
      from (select s.key, s.value_en, count(*) as products from stated s group by s.key, s.value_en) v
      group by v.key
      order by 2 desc, 3 desc, v.key
      limit 5
    )
    select coalesce(jsonb_agg(x.attribute order by x.different_pairs desc, x.products desc, x.key), '[]')
    from (
      select k.key, k.different_pairs, k.products, jsonb_build_object(
        'key', k.key, 'label_en', coalesce(min(s.label_en), k.key),
        'label_ar', coalesce(min(s.label_ar), min(s.label_en), k.key),
        'values', jsonb_object_agg(s.id, jsonb_build_object('en', s.value_en, 'ar', coalesce(s.value_ar, s.value_en))))
        as attribute
      from spread k join stated s on s.key = k.key
      group by k.key, k.different_pairs, k.products
    ) x
  );
end
$$;

-- Where a size stands among others: numbers by value, then XS, S, M, L, XL, 2XL by extent; null for any other word.
create function private.size_rank(size text)
returns numeric
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  -- "2XL" and "XXL" alike: the count or the letters, then the base.
  letters text[] := regexp_match(upper(btrim(size)), '^(?:([0-9])X|(X*))([SML])$');
  extent int;
begin
  if letters is null then
    return substring(size from '^\s*([0-9]{1,9}(?:[.][0-9]{1,6})?)')::numeric;
  end if;
  extent := coalesce(letters[1]::int, length(letters[2]));
  return 1e9 + case letters[3] when 'S' then -1 - extent when 'M' then 0 else 1 + extent end;
end
$$;

-- What a search asks for, read once from SearchInput.
create type private.search_request as (
  term text,
  sort text,
  page int,
  page_size int,
  -- Folded as search_documents.brand_key.
  brands text[],
  sellers uuid[],
  sizes text[],
  colors text[],
  -- Chosen attributes: [{key, ids}], the ids of attribute_values.
  attributes jsonb,
  price_min numeric,
  price_max numeric,
  rating_min numeric,
  only_stock boolean,
  only_deals boolean,
  root bigint,
  -- The root category and all below it; null for the whole catalogue.
  categories bigint[],
  query tsquery,
  most_words tsquery,
  any_word tsquery,
  literal tsquery,
  code text,
  corrected_term text
);

create function private.chosen_texts(input jsonb, key text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  if jsonb_typeof(input -> key) = 'array' and jsonb_array_length(input -> key) > 0 then
    return array(select jsonb_array_elements_text(input -> key));
  end if;
  return null;
end
$$;

create function private.read_search_input(input jsonb)
returns private.search_request
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.search_request;
begin
  r.term := nullif(btrim(input ->> 'term'), '');
  r.sort := coalesce(input ->> 'sort', 'relevance');
  r.page := greatest(coalesce((input ->> 'page')::int, 1), 1);
  r.page_size := least(greatest(coalesce((input ->> 'page_size')::int, 24), 1), 60);
  r.brands := (select array_agg(private.fold_text(b)) from unnest(private.chosen_texts(input, 'brands')) b);
  -- What is no id chooses nobody.
  r.sellers := case when private.chosen_texts(input, 'sellers') is not null then array(
    select s::uuid from unnest(private.chosen_texts(input, 'sellers')) s
    where s ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') end;
  r.sizes := private.chosen_texts(input, 'sizes');
  r.colors := private.chosen_texts(input, 'colors');
  if jsonb_typeof(input -> 'attributes') = 'object' then
    select jsonb_agg(jsonb_build_object('key', f.key, 'ids', coalesce((
      select jsonb_agg(o.id) from private.attribute_values o
      where o.key = f.key and f.value ? o.value_en), '[]')))
    into r.attributes
    from jsonb_each(input -> 'attributes') f
    where jsonb_typeof(f.value) = 'array' and jsonb_array_length(f.value) > 0;
  end if;
  r.attributes := coalesce(r.attributes, '[]');
  r.price_min := (input ->> 'price_min')::numeric;
  r.price_max := (input ->> 'price_max')::numeric;
  r.rating_min := (input ->> 'rating_min')::numeric;
  r.only_stock := coalesce((input ->> 'in_stock')::boolean, false);
  r.only_deals := coalesce((input ->> 'on_deal')::boolean, false);
  if nullif(input ->> 'category', '') is not null then
    select c.id into r.root from public.categories c
    where c.slug_en = input ->> 'category' or c.slug_ar = input ->> 'category' limit 1;
    r.categories := private.category_subtree(r.root);
  end if;
  if r.term is not null then
    select p.all_words, p.most_words, p.any_word, p.literal, p.code, p.corrected_term
    into r.query, r.most_words, r.any_word, r.literal, r.code, r.corrected_term
    from private.parse_term(r.term, coalesce((input ->> 'as_typed')::boolean, false)) p;
  end if;
  return r;
end
$$;

-- The conditions that a product must meet, as SQL over search_documents d and, of the offer filters, product_offers o.
create type private.search_conditions as (
  -- Null where no words are asked for.
  words text,
  base text[],
  filters text[],
  offer_filters text[]
);

create function private.read_search_conditions(r private.search_request)
returns private.search_conditions
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  c private.search_conditions;
  barred uuid[] := private.barred_company_ids();
  hidden bigint[] := private.hidden_category_ids();
  -- private.deal_price written out: called for thousands of rows, a function costs more than all the rest.
  deal_price constant text := '(case when (o.deal_starts_at is null or o.deal_starts_at <= now())
    and (o.deal_ends_at is null or o.deal_ends_at > now()) then o.discounted_price end)';
  variant text := nullif(concat_ws(' and ', case when r.sizes is not null then format('v.size = any (%L)', r.sizes) end,
    case when r.colors is not null then format('v.color = any (%L)', r.colors) end), '');
begin
  c.base := array_remove(array[
    case when r.categories is not null then format('d.category_id = any (%L::bigint[])', r.categories) end,
    case when barred <> '{}' then format('d.company_id <> all (%L::uuid[])', barred) end,
    case when hidden <> '{}' then format('d.category_id <> all (%L::bigint[])', hidden) end], null);
  if r.term is not null then
    c.words := coalesce('(' || nullif(concat_ws(' or ', case when r.query is not null then format('d.vector @@ %L::tsquery', r.query) end,
      case when r.code is not null then format('d.codes @> array[%L]', r.code) end), '') || ')', 'false');
  end if;
  c.filters := array_remove(array[
    case when r.brands is not null then format('d.brand_key = any (%L)', r.brands) end,
    case when r.sellers is not null then format('d.company_id = any (%L::uuid[])', r.sellers) end,
    case when variant is not null then
      format('exists (select from public.product_variants v where v.product_id = d.product_id and %s)', variant) end,
    -- With a size or colour chosen, in stock means that this one is.
    case when r.only_stock and variant is not null then
      format('exists (select from public.product_variants v join public.product_stock s on s.variant_id = v.id
        where v.product_id = d.product_id and s.quantity > 0 and %s)', variant) end], null)
    || array(
      select format('d.attribute_ids && %L::int[]', array(select jsonb_array_elements_text(f -> 'ids')::int))
      from jsonb_array_elements(r.attributes) f);
  c.offer_filters := array_remove(array[
    case when r.only_stock and variant is null then 'o.in_stock' end,
    case when r.rating_min is not null then format('o.rating_average >= %L and o.rating_count > 0', r.rating_min) end,
    -- Said plainly too: the planner knows how few prices are reduced, and has an index of them.
    case when r.only_deals then 'o.discounted_price is not null and ' || deal_price || ' is not null' end,
    case when r.price_min is not null then format('coalesce(%s, o.price) >= %L', deal_price, r.price_min) end,
    case when r.price_max is not null then format('coalesce(%s, o.price) <= %L', deal_price, r.price_max) end], null);
  return c;
end
$$;

-- The products that meet some conditions.
create type private.search_set as (
  -- Every one of them, in no order; null when there are more than a search reads.
  pool bigint[],
  total bigint,
  is_estimate boolean,
  -- Those that are counted for the filters, the best first: all of a small set.
  sample bigint[]
);

-- How many rows the planner expects of a query. Volatile, because EXPLAIN is refused in a stable function; it changes nothing.
create function private.estimate_rows(query text)
returns bigint
language plpgsql
volatile
set search_path = ''
as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || query into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric::bigint;
end
$$;

-- Finds the products that meet the conditions, with or without the filters: all of them up to `cap`, else `sample_size` that stand
-- for them.
create function private.find_search_set(
  r private.search_request, c private.search_conditions, is_filtered boolean, cap int, sample_size int)
returns private.search_set
language plpgsql
stable
security definer
set search_path = ''
-- Starting a worker costs more than what it takes over.
set max_parallel_workers_per_gather = 0
as $$
declare
  found private.search_set;
  barred constant uuid[] := private.barred_company_ids();
  hidden constant bigint[] := private.hidden_category_ids();
  others constant text := array_to_string(c.base || case when is_filtered then c.filters end, ' and ');
  offers constant text := case when is_filtered and c.offer_filters <> '{}' then
    ' join public.product_offers o using (product_id) where ' || array_to_string(c.offer_filters, ' and ') else '' end;
  last_place int;
  exact bigint[];
  -- The words by their index first, whatever the planner thinks of it: it takes a test of a long vector for as cheap as any.
  source constant text := format('(select d.product_id from private.search_documents d where %s%s) d%s',
    concat_ws(' and ', coalesce(c.words, 'true'), nullif(others, '')), case when c.words is not null then ' offset 0' else '' end, offers);
begin
  -- Counted already: whole categories.
  if c.words is null and not is_filtered then
    select coalesce(sum(n.products), 0) into found.total from private.category_counts n
    where (r.categories is null or n.category_id = any (r.categories))
      and n.company_id <> all (barred) and n.category_id <> all (hidden);
    found.is_estimate := false;
    if found.total > cap then
      found.sample := array(
        select x.product_id
        from (select n.category_id, ceil(sum(n.products) * sample_size / found.total)::int as share
              from private.category_counts n
              where (r.categories is null or n.category_id = any (r.categories))
                and n.category_id <> all (hidden) and n.products > 0
              group by n.category_id) s
        cross join lateral (
          select d.product_id, d.popularity from private.search_documents d
          where d.category_id = s.category_id and d.company_id <> all (barred)
          order by d.popularity desc limit s.share) x
        order by x.popularity desc, x.product_id);
      return found;
    end if;
  end if;

  -- Words that stand on very many goods: as many as are needed are among the most wanted.
  if r.query is not null then
    execute format('select array_agg(h.product_id order by h.place), max(h.place) from (
        select product_id, h.place from private.search_head h%s%s%s title @@ $1 order by h.place + 0 limit $2) h',
      case when others <> '' then ' join (select d.product_id from private.search_documents d where ' || others || ') d using (product_id)' end,
      offers, case when offers = '' then ' where' else ' and' end)
    into found.sample, last_place using r.query, sample_size;
    if cardinality(found.sample) = sample_size then
      if r.code is not null then
        -- Whoever types an article number finds it first, however many goods share its words.
        execute format('select array(select d.product_id from (select * from private.search_documents d where %s) d%s limit 100)',
          concat_ws(' and ', 'd.codes @> array[$1]', nullif(others, '')), offers)
        into exact using r.code;
        found.sample := exact || array(select h from unnest(found.sample) h where h <> all (exact));
      end if;
      found.total := greatest(cap + 1, sample_size::numeric / last_place * (
        select greatest(t.reltuples, last_place) from pg_catalog.pg_class t where t.oid = 'private.search_documents'::regclass));
      found.is_estimate := true;
      return found;
    end if;
  end if;

  execute format('select array(select d.product_id from %s limit $1)', source) into found.pool using cap + 1;
  found.total := cardinality(found.pool);
  found.is_estimate := found.total > cap;
  if found.total <= sample_size then
    found.sample := found.pool;
  else
    found.sample := array(
      select d.product_id from private.search_documents d
      where d.product_id = any (found.pool || coalesce(found.sample, '{}'))
      order by case when r.query is null then true else d.title @@ r.query end desc, d.popularity desc, d.product_id
      limit case when found.is_estimate then sample_size else cap end);
  end if;
  if found.is_estimate then
    found.pool := null;
    found.total := greatest(found.total, private.estimate_rows('select from ' || source));
  end if;
  return found;
end
$$;

-- The products of the page that is asked for, by how well they fit the words: the first of the sample (`ranked`) by their score, the
-- rest as it is sampled. Long texts are read of the 100 best alone.
create function private.rank_search_set(r private.search_request, found private.search_set, ranked int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  needed constant int := r.page * r.page_size;
begin
  return array(
    with judged as (
      select d.product_id, i.place, coalesce(d.codes @> array[r.code], false) as exact, d.vector,
        (1 + 0.05 * d.popularity) * case when o.in_stock then 1 else 0.8 end as weight,
        ts_rank('{0.02, 0.2, 0.6, 1}', d.title, r.query) + 0.3 * ts_rank('{0.02, 0.2, 0.6, 1}', d.title, r.literal) as title_rank
      from unnest(found.sample[:ranked]) with ordinality i (product_id, place)
      join private.search_documents d using (product_id)
      join public.product_offers o using (product_id)
    ), placed as (
      select j.*, row_number() over (order by j.exact desc, coalesce(j.title_rank, 1) * j.weight desc, j.product_id) as title_place
      from judged j
    ), scored as (
      select p.product_id, p.exact, p.title_place <= 100 as is_read, p.weight * case
        when r.query is null then 1
        when p.title_place > 100 then p.title_rank
        else ts_rank('{0.02, 0.2, 0.6, 1}', p.vector, r.query) + 0.3 * ts_rank('{0.02, 0.2, 0.6, 1}', p.vector, r.literal) end as score
      from placed p
    ), ordered as (
      select s.product_id, row_number() over (order by s.exact desc, s.is_read desc, s.score desc, s.product_id) as place from scored s
      union all
      select i.product_id, i.place from unnest(found.sample) with ordinality i (product_id, place) where i.place > ranked
    )
    select x.product_id from ordered x order by x.place offset needed - r.page_size limit r.page_size);
end
$$;

-- How a list is sorted, as SQL over search_documents d and product_offers o.
create type private.sort_rule as (
  key text,
  direction text,
  -- Among equals, the direction of the ids.
  tie text,
  -- Where an index keeps the order: [alias, table, condition, key] of each part of the goods that has one. Prices have two, for goods
  -- on a running deal are sorted by its price.
  streams text[][]
);

create function private.read_sort_rule(r private.search_request)
returns private.sort_rule
language plpgsql
immutable
set search_path = ''
as $$
declare
  rule private.sort_rule := row('d.popularity', 'desc', 'asc', array[array['d', 'private.search_documents', 'true', 'd.popularity']]);
  offers constant text := 'public.product_offers';
  on_deal constant text := '(o.discounted_price is not null and (o.deal_starts_at is null or o.deal_starts_at <= now())
    and (o.deal_ends_at is null or o.deal_ends_at > now()))';
  deals text[];
begin
  case r.sort
    when 'price_asc', 'price_desc' then
      rule.key := format('case when %s then o.discounted_price else o.price end', on_deal);
      rule.direction := substr(r.sort, 7);
      rule.tie := rule.direction;
      deals := array['o', offers, on_deal, 'o.discounted_price'];
      rule.streams := array[deals, array['o', offers, 'not ' || on_deal, 'o.price']];
    when 'discount' then
      rule.key := format('case when %s then (1 - o.discounted_price / o.price) else 0 end', on_deal);
      deals := array['o', offers, on_deal, '(1 - o.discounted_price / o.price)'];
      rule.streams := array[deals, array['o', offers, 'not ' || on_deal, '0::numeric']];
    when 'rating' then
      rule.key := '((o.rating_average * o.rating_count + 17.5) / (o.rating_count + 5))';
      rule.streams := array[array['o', offers, 'true', rule.key]];
    when 'newest' then
      -- Of deals, the newest is the one that began last.
      rule.key := case when r.only_deals then 'coalesce(o.deal_starts_at, d.created_at)' else 'd.created_at' end;
      rule.streams := case when not r.only_deals then array[array['d', 'private.search_documents', 'true', rule.key]] end;
    else
      null;
  end case;
  if r.only_deals and deals is not null then
    rule.streams := array[deals];
  end if;
  return rule;
end
$$;

-- The products of the page that is asked for, in its order. Of a large set the order of an index is walked as far as needed; where
-- too few fit among its first rows (`reach`), everything that fits is sorted.
create function private.search_page(
  r private.search_request, c private.search_conditions, found private.search_set, reach int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  -- Up to the end of the page.
  needed constant int := r.page * r.page_size;
  rule constant private.sort_rule := private.read_sort_rule(r);
  condition constant text := coalesce(nullif(array_to_string(c.words || c.base || c.filters || c.offer_filters, ' and '), ''), 'true');
  stream text[];
  part bigint[];
  part_keys numeric[];
  ids bigint[] := '{}';
  keys numeric[] := '{}';
  is_cut boolean := rule.streams is null;
begin
  if found.pool is null and not is_cut then
    foreach stream slice 1 in array rule.streams loop
      execute format('select array_agg(x.product_id), array_agg(%8$s) from (
          select %1$s.product_id, %1$s.key from (
            select %1$s.*, %3$s as key from %2$s %1$s where %4$s order by %3$s %5$s, %1$s.product_id %6$s limit %9$s) %1$s %7$s
          where %10$s order by %1$s.key %5$s, %1$s.product_id %6$s limit %11$s) x',
        stream[1], stream[2], stream[4], stream[3], rule.direction, rule.tie,
        case when stream[1] = 'o' then 'join private.search_documents d using (product_id)'
          when c.offer_filters <> '{}' then 'join public.product_offers o using (product_id)' end,
        case when stream[4] = 'd.created_at' then 'extract(epoch from x.key)' else 'x.key::numeric' end, reach, condition, needed)
      into part, part_keys;
      if coalesce(cardinality(part), 0) < needed then
        execute format('select exists (select from %2$s %1$s where %3$s offset %4$s)', stream[1], stream[2], stream[3], reach) into is_cut;
        exit when is_cut;
      end if;
      ids := ids || part;
      keys := keys || part_keys;
    end loop;
    if not is_cut then
      return array(
        select x.id from unnest(ids, keys) x (id, key)
        order by case when rule.direction = 'desc' then -x.key else x.key end, case when rule.tie = 'desc' then -x.id else x.id end
        offset needed - r.page_size limit r.page_size);
    end if;
  end if;
  execute format('with fitting as materialized (
      select d.product_id, %s as key from private.search_documents d join public.product_offers o using (product_id) where %s)
    select array(select f.product_id from fitting f order by f.key %s, f.product_id %s offset %s limit %s)',
    rule.key, case when found.pool is null then condition else 'd.product_id = any ($1)' end, rule.direction, rule.tie,
    needed - r.page_size, r.page_size)
  into ids using found.pool;
  return ids;
end
$$;

-- The counts of every filter: what choosing one of its values would leave, given all the others; chosen values stay listed even
-- when they leave nothing. A filter that is in use is counted in `base`, the goods without any filter, the others in `hits`.
-- Where those are samples, the counts are multiplied by their scale.
create function private.search_facets(
  r private.search_request, hits bigint[], hits_scale double precision, base bigint[], base_scale double precision)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  chosen_options constant int[] := array(
    select jsonb_array_elements_text(f -> 'ids')::int from jsonb_array_elements(r.attributes) f);
  chosen_keys constant text[] := array(select f ->> 'key' from jsonb_array_elements(r.attributes) f);
  by_variant constant boolean := r.sizes is not null or r.colors is not null;
  -- The sizes of everything there is would be read by nobody.
  with_variants constant boolean := r.root is not null or r.term is not null or r.sizes is not null or r.colors is not null;
begin
  return (
    with wanted as (
      select i.id, bool_or(i.is_hit) as is_hit, bool_or(not i.is_hit) as is_base
      from (select unnest(hits) as id, true as is_hit union all select unnest(base), false) i
      group by i.id
    ),
    judged as materialized (
      select d.product_id, d.category_id, d.company_id, d.brand, d.attribute_ids, w.is_hit, w.is_base, o.rating_average, o.rating_count,
        case when by_variant then exists (
            select from public.product_variants v join public.product_stock s on s.variant_id = v.id
            where v.product_id = d.product_id and s.quantity > 0 and (r.sizes is null or v.size = any (r.sizes))
              and (r.colors is null or v.color = any (r.colors)))
          else o.in_stock end as in_stock,
        not by_variant or exists (
          select from public.product_variants v
          where v.product_id = d.product_id and (r.sizes is null or v.size = any (r.sizes))
            and (r.colors is null or v.color = any (r.colors))) as variant_fits,
        case when o.discounted_price is not null and (o.deal_starts_at is null or o.deal_starts_at <= now())
          and (o.deal_ends_at is null or o.deal_ends_at > now()) then o.discounted_price end as deal_price,
        o.price,
        r.brands is null or coalesce(d.brand_key = any (r.brands), false) as brand_fits,
        r.sellers is null or d.company_id = any (r.sellers) as seller_fits,
        r.rating_min is null or (o.rating_count > 0 and o.rating_average >= r.rating_min) as rating_fits,
        case when chosen_keys = '{}' then '{}'::text[] else array(
          select f ->> 'key' from jsonb_array_elements(r.attributes) f
          where not d.attribute_ids && array(select jsonb_array_elements_text(f -> 'ids')::int)) end as failed_keys
      from wanted w
      join private.search_documents d on d.product_id = w.id
      join public.product_offers o on o.product_id = w.id
    ),
    others as materialized (
      select x.*, x.brand_fits and x.seller_fits and x.price_fits and x.failed_keys = '{}' as choice_fits,
        x.rating_fits and x.stock_fits and x.deal_fits and x.variant_fits as rest_fits
      from (
        select j.*, coalesce(j.deal_price, j.price) as now_price,
          (r.price_min is null or coalesce(j.deal_price, j.price) >= r.price_min)
            and (r.price_max is null or coalesce(j.deal_price, j.price) <= r.price_max) as price_fits,
          not r.only_stock or j.in_stock as stock_fits,
          not r.only_deals or j.deal_price is not null as deal_fits
        from judged j) x
    ),
    counted_attributes as (
      select o.id, o.key, count(*) * case when o.key = any (chosen_keys) then base_scale else hits_scale end as products
      from others j cross join lateral unnest(j.attribute_ids) a (id)
      join private.attribute_values o on o.id = a.id
      where case when o.key = any (chosen_keys)
        then j.is_base and j.brand_fits and j.seller_fits and j.price_fits and j.rest_fits and j.failed_keys <@ array[o.key]
        else j.is_hit end
      group by o.id, o.key
    ),
    attribute_hits as (
      select c.id, c.key, c.products from counted_attributes c
      union all
      select o.id, o.key, 0 from private.attribute_values o
      where o.id = any (chosen_options) and not exists (select 1 from counted_attributes c where c.id = o.id)
    ),
    attribute_keys as (
      select key, sum(products) as products from attribute_hits group by key
      order by bool_or(id = any (chosen_options)) desc, sum(products) desc, key limit 8
    ),
    ranked_values as (
      select h.*, row_number() over (partition by h.key order by h.products desc, h.id) as place
      from attribute_hits h join attribute_keys using (key)
    ),
    -- Every variant of what fits apart from its size and colour. Grouped byte by byte: the readers' collation is slow.
    offered as materialized (
      select j.product_id, v.size collate "C" as size, v.color collate "C" as color, v.color_ar
      from others j join public.product_variants v on v.product_id = j.product_id
      where with_variants and case when by_variant then j.is_base and j.choice_fits and j.rating_fits and j.deal_fits else j.is_hit end
        and (not r.only_stock or exists (select from public.product_stock s where s.variant_id = v.id and s.quantity > 0))
    ),
    counted_sizes as (
      select size, count(*) as products
      from (select distinct product_id, size from offered
            where size is not null and (r.colors is null or color = any (r.colors))) x
      group by size order by count(*) desc, size limit 40
    ),
    counted_colors as (
      select color, min(label_ar) as label_ar, count(*) as products
      from (select product_id, color, min(color_ar collate "C") as label_ar from offered
            where color is not null and (r.sizes is null or size = any (r.sizes))
            group by product_id, color) x
      group by color order by count(*) desc, color limit 40
    ),
    variants_scale as (select case when by_variant then base_scale else hits_scale end as scale),
    switches as (
      select count(*) filter (where in_stock and case when r.only_stock then is_base and choice_fits and rating_fits and deal_fits
            and variant_fits else is_hit end) * case when r.only_stock then base_scale else hits_scale end as in_stock,
        count(*) filter (where deal_price is not null and case when r.only_deals then is_base and choice_fits and rating_fits
            and stock_fits and variant_fits else is_hit end) * case when r.only_deals then base_scale else hits_scale end as on_deal
      from others
    ),
    rated as (
      select jsonb_agg(jsonb_build_object('value', s.stars, 'count', round(s.products
        * case when r.rating_min is null then hits_scale else base_scale end)) order by s.stars desc) as facet
      from (
        select m.stars, (
          select count(*) from others j where j.rating_count > 0 and j.rating_average >= m.stars
            and case when r.rating_min is null then j.is_hit
              else j.is_base and j.choice_fits and j.stock_fits and j.deal_fits and j.variant_fits end) as products
        from unnest(array[4, 3, 2]) m (stars)) s
    ),
    -- Of the categories below the chosen one, the child that a product's category belongs to.
    chains as (
      with recursive up as (
        select distinct j.category_id as id, j.category_id as ancestor, c.parent_id, 0 as depth
        from others j join public.categories c on c.id = j.category_id where j.is_hit
        union all
        select up.id, c.id, c.parent_id, up.depth + 1 from up join public.categories c on c.id = up.parent_id
        where up.parent_id is distinct from r.root and up.depth < 20
      )
      select id, ancestor from up where parent_id is not distinct from r.root
    )
    select jsonb_build_object(
      'brands', coalesce((select jsonb_agg(jsonb_build_object('value', b.brand, 'label_en', b.brand, 'label_ar', b.brand,
          'count', round(b.products * case when r.brands is null then hits_scale else base_scale end)) order by b.products desc, b.brand)
        from (select brand, count(*) as products from others
              where brand is not null and case when r.brands is null then is_hit
                else is_base and seller_fits and price_fits and rest_fits and failed_keys = '{}' end
              group by brand order by count(*) desc, brand limit 40) b), '[]'),
      'sellers', coalesce((select jsonb_agg(jsonb_build_object('value', s.id, 'label_en', coalesce(s.name_en, s.name),
          'label_ar', coalesce(s.name_ar, s.name),
          'count', round(x.products * case when r.sellers is null then hits_scale else base_scale end)) order by x.products desc, s.name)
        from (select coalesce(listed.company_id, chosen.id) as company_id, coalesce(listed.products, 0) as products
              from (select company_id, count(*) as products from others
                    where case when r.sellers is null then is_hit
                      else is_base and brand_fits and price_fits and rest_fits and failed_keys = '{}' end
                    group by company_id order by count(*) desc, company_id limit 40) listed
              full join unnest(r.sellers) chosen (id) on chosen.id = listed.company_id) x
        join public.companies s on s.id = x.company_id and s.is_approved), '[]'),
      'categories', coalesce((select jsonb_agg(jsonb_build_object('value', c.slug_en, 'label_en', c.name_en,
          'label_ar', c.name_ar, 'count', round(x.products * hits_scale)) order by x.products desc, c.position, c.id)
        from (select t.ancestor, count(*) as products from others h join chains t on t.id = h.category_id
              where h.is_hit group by t.ancestor) x
        join public.categories c on c.id = x.ancestor), '[]'),
      'attributes', coalesce((select jsonb_agg(k.facet order by k.products desc, k.key)
        from (select ak.key, ak.products, jsonb_build_object('key', ak.key, 'label_en', min(o.label_en),
                'label_ar', min(o.label_ar), 'values', jsonb_agg(jsonb_build_object('value', o.value_en,
                  'label_en', o.value_en, 'label_ar', o.value_ar, 'count', round(v.products))
                  -- Sizes in their order, words by how many have them.
                  order by substring(o.value_en from '^[0-9]{1,9}(?:[.][0-9]{1,6})?')::numeric nulls last, v.products desc,
                    o.value_en)) as facet
              from attribute_keys ak
              join ranked_values v on v.key = ak.key and (v.place <= 20 or v.id = any (chosen_options))
              join private.attribute_values o on o.id = v.id
              group by ak.key, ak.products) k), '[]'),
      'sizes', coalesce((select jsonb_agg(jsonb_build_object('value', x.size, 'label_en', x.size, 'label_ar', x.size,
          'count', round(x.products * z.scale)) order by private.size_rank(x.size) nulls last, x.size)
        from (select coalesce(s.size, chosen.size) as size, coalesce(s.products, 0) as products
              from counted_sizes s full join unnest(r.sizes) chosen (size) on chosen.size = s.size) x, variants_scale z), '[]'),
      'colors', coalesce((select jsonb_agg(jsonb_build_object('value', x.color, 'label_en', x.color,
          'label_ar', coalesce(x.label_ar, x.color), 'count', round(x.products * z.scale)) order by x.products desc, x.color)
        from (select coalesce(s.color, chosen.color) as color, coalesce(s.products, 0) as products,
                coalesce(s.label_ar, (select v.color_ar from public.product_variants v
                  where v.color = chosen.color and v.color_ar is not null limit 1)) as label_ar
              from counted_colors s full join unnest(r.colors) chosen (color) on chosen.color = s.color) x, variants_scale z), '[]'),
      'price', (select jsonb_build_object('min', coalesce(min(now_price), 0), 'max', coalesce(max(now_price), 0))
                from others where case when r.price_min is null and r.price_max is null then is_hit
                  else is_base and brand_fits and seller_fits and rest_fits and failed_keys = '{}' end),
      'in_stock', (select round(in_stock) from switches),
      'on_deal', (select round(on_deal) from switches),
      'ratings', (select facet from rated))
  );
end
$$;

-- One call: searches both languages, filters, sorts, pages and counts. `input` is SearchInput of the typed client.
-- Sorts are exact at any size. Up to `cap` results are counted; of more, `sample_size` stand for the whole: the total but of whole
-- categories (total_is_estimate) and the counts of the filters (counts_are_estimates) are estimates then.
create function private.search_products(input jsonb, cap int default 2000, sample_size int default 500)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.search_request := private.read_search_input(input);
  conditions private.search_conditions;
  -- How many goods are sampled: at least to the end of the page.
  sampled int;
  is_filtered boolean;
  base private.search_set;
  hits private.search_set;
  ids bigint[];
  result jsonb;
begin
  conditions := private.read_search_conditions(r);
  is_filtered := conditions.filters || conditions.offer_filters <> '{}';
  sampled := least(greatest(sample_size, r.page * r.page_size), cap);
  base := private.find_search_set(r, conditions, false, cap, sampled);
  -- Nothing has all the words: what has all but one, else what has any.
  if base.total = 0 and r.query <> r.any_word and not exists (select from private.search_documents d where d.vector @@ r.query) then
    r.query := case when exists (select from private.search_documents d where d.vector @@ r.most_words) then r.most_words
      else r.any_word end;
    conditions := private.read_search_conditions(r);
    base := private.find_search_set(r, conditions, false, cap, sampled);
  end if;
  if not is_filtered then
    hits := base;
  else
    hits := private.find_search_set(r, conditions, true, cap, sampled);
  end if;

  if r.sort in ('price_asc', 'price_desc', 'newest', 'discount', 'rating') or (r.term is null and hits.pool is null) then
    ids := private.search_page(r, conditions, hits, 5 * cap);
  else
    ids := private.rank_search_set(r, hits, sample_size);
  end if;
  if base.pool is null then base.sample := base.sample[:sample_size]; end if;
  if hits.pool is null then hits.sample := hits.sample[:sample_size]; end if;
  result := jsonb_build_object(
    'items', private.product_cards(ids),
    'total', hits.total,
    'total_is_estimate', hits.is_estimate,
    'counts_are_estimates', base.pool is null or hits.pool is null,
    'corrected_term', r.corrected_term,
    'facets', private.search_facets(r,
      hits.sample, hits.total / greatest(cardinality(hits.sample), 1)::double precision,
      case when is_filtered then base.sample end, base.total / greatest(cardinality(base.sample), 1)::double precision));
  if coalesce((input ->> 'with_comparison')::boolean, false) then
    result := result || jsonb_build_object('comparison', private.compare_attributes(
      array(select (i ->> 'id')::bigint from jsonb_array_elements(result -> 'items') i)));
  end if;
  return result;
end
$$;
create function public.search_products(input jsonb default '{}')
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return private.catalogue_answer(private.search_products(input));
end
$$;

-- While typing: at most 6 products, 4 categories and 6 completions of the last word, which people read somewhere.
create function private.suggest(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.search_request := private.read_search_input(jsonb_build_object('term', term, 'page_size', 6));
  conditions private.search_conditions;
  words text[] := private.split_words(left(term, 200));
  last_word text := words[array_length(words, 1)];
  -- There are few categories: any of the words may be a beginning there.
  beginnings tsquery := (select string_agg(quote_literal(w) || ':*', ' & ') from unnest(words) w)::tsquery;
begin
  if last_word is null then
    return '{"products": [], "categories": [], "words": []}';
  end if;
  conditions := private.read_search_conditions(r);
  return jsonb_build_object(
    'products', private.product_cards(private.rank_search_set(
      r, private.find_search_set(r, conditions, false, 500, 200), 200)),
    'categories', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en,
        'slug_ar', c.slug_ar) order by c.parent_id nulls first, c.position, c.id)
      from (select x.* from private.category_words w join public.categories x on x.id = w.category_id
            where w.words @@ r.query or w.words @@ beginnings
            order by x.parent_id nulls first, x.position, x.id limit 4) c), '[]'),
    'words', coalesce((
      select jsonb_agg(v.display order by v.frequency desc, v.word)
      from (select x.display, x.word, x.frequency from private.vocabulary x
            where x.word ^@ last_word and x.word <> last_word and x.in_text
            order by x.frequency desc, x.word limit 6) v), '[]'));
end
$$;
create function public.suggest(term text)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.catalogue_answer(private.suggest(term)) $$;
revoke all on function public.search_products(jsonb), public.suggest(text) from public, anon, authenticated;
grant execute on function public.search_products(jsonb), private.search_products(jsonb, int, int), public.suggest(text),
  private.suggest(text) to anon, authenticated, service_role;
