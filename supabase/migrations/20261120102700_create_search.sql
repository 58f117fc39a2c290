-- The nearest word in use to a misspelt one, or null: few edits, an exchange of two letters counting as one,
-- then the word that occurs most.
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
    ), judged as (
      select n.*,
        extensions.levenshtein_less_equal(n.word, correct_word.word, 3)
          - (select (array_agg(a order by a) = array_agg(b order by b))::int
             from regexp_split_to_table(n.word, '') with ordinality x (a, i)
             full join regexp_split_to_table(correct_word.word, '') with ordinality y (b, i) using (i)) as distance
      from near n
    )
    select j.word from judged j
    where j.distance <= case when length(correct_word.word) <= 5 then 1 when length(correct_word.word) <= 9 then 2 else 3 end
    order by j.distance, extensions.similarity(j.word, correct_word.word) desc, j.frequency desc, j.word
    limit 1
  );
end
$$;

-- A search term as a query. Every word must occur; the last one may be a beginning. Words that are not in use are
-- replaced by the nearest that is (corrected_term tells; null when nothing was replaced).
create function private.parse_term(term text)
returns table (all_words tsquery, any_word tsquery, code text, corrected_term text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words text[] := (private.split_words(left(term, 200)))[1:12];
  token text;
  better text;
  lexemes text[];
  piece text;
  pieces text[] := '{}';
  shown text[] := '{}';
  is_last boolean;
  corrected boolean := false;
begin
  for position in 1 .. coalesce(array_length(words, 1), 0) loop
    token := words[position];
    is_last := position = array_length(words, 1);
    lexemes := private.word_lexemes(token);
    piece := null;
    if token ~ '[0-9]' and token ~ '[^0-9.]' then
      piece := format('(%L:* | (%s))', token, (select string_agg(quote_literal(l), ' & ') from unnest(lexemes[2:]) l));
    elsif token ~ '[0-9]' then
      piece := quote_literal(token);
    elsif is_last and token ~ '^ال.$' then
      piece := quote_literal(substr(token, 3)) || ':*';
    elsif cardinality(lexemes) > 0 or (is_last and pieces = '{}') then
      if length(token) >= 3
        and not exists (select 1 from private.vocabulary v where v.stem = lexemes[1])
        and not (is_last and exists (
          select 1 from private.vocabulary v where v.word ^@ token)) then
        better := private.correct_word(token);
        if better is not null then
          corrected := true;
          select v.display into token from private.vocabulary v where v.word = better;
          shown := shown || token;
          lexemes := private.word_lexemes(better);
          pieces := pieces || quote_literal(lexemes[1]);
          continue;
        end if;
      end if;
      piece := coalesce(quote_literal(lexemes[1]), quote_literal(token));
      if is_last and length(token) >= 2 then
        piece := format('(%s | %L:*)', piece, token);
      end if;
    end if;
    shown := shown || token;
    if piece is not null then
      pieces := pieces || piece;
    end if;
  end loop;
  return query select
    nullif(array_to_string(pieces, ' & '), '')::tsquery,
    nullif(array_to_string(pieces, ' | '), '')::tsquery,
    private.compact_code(term),
    case when corrected then array_to_string(shown, ' ') end;
end
$$;

-- One call: searches both languages, filters, sorts, pages and counts. `input` is SearchInput of the typed client.
-- At most 5,000 candidates are judged; beyond that the most popular ones are, and total_is_estimate says so.
create function private.search_products(input jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  cap constant int := 5000;
  -- private.deal_price written out: called for thousands of rows, a function costs more than all the rest.
  deal_price constant text := '(case when (o.deal_starts_at is null or o.deal_starts_at <= now())
    and (o.deal_ends_at is null or o.deal_ends_at > now()) then o.discounted_price end)';
  page_size int := least(greatest(coalesce((input ->> 'page_size')::int, 24), 1), 60);
  page int := greatest(coalesce((input ->> 'page')::int, 1), 1);
  sort text := coalesce(input ->> 'sort', 'relevance');
  term text := nullif(btrim(input ->> 'term'), '');
  price_min numeric := (input ->> 'price_min')::numeric;
  price_max numeric := (input ->> 'price_max')::numeric;
  rating_min numeric := (input ->> 'rating_min')::numeric;
  only_stock boolean := coalesce((input ->> 'in_stock')::boolean, false);
  only_deals boolean := coalesce((input ->> 'on_deal')::boolean, false);
  brands text[];
  sellers uuid[];
  attribute_filters jsonb;
  root bigint;
  categories bigint[];
  parsed record;
  query tsquery;
  conditions text[] := '{}';
  filters text[] := '{}';
  -- What the judging pass reads; $n as listed at `execute`.
  candidates text;
  candidate_order text := '';
  order_by text;
  candidate_count int;
  result jsonb;
begin
  if jsonb_typeof(input -> 'brands') = 'array' and jsonb_array_length(input -> 'brands') > 0 then
    brands := array(select private.fold_text(b) from jsonb_array_elements_text(input -> 'brands') b);
  end if;
  if jsonb_typeof(input -> 'sellers') = 'array' and jsonb_array_length(input -> 'sellers') > 0 then
    sellers := array(select s::uuid from jsonb_array_elements_text(input -> 'sellers') s
                     where s ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
  end if;
  if jsonb_typeof(input -> 'attributes') = 'object' then
    select jsonb_agg(jsonb_build_object('key', f.key, 'ids', coalesce((
      select jsonb_agg(o.id) from private.attribute_options o
      where o.key = f.key and f.value ? o.value_en), '[]')))
    into attribute_filters
    from jsonb_each(input -> 'attributes') f
    where jsonb_typeof(f.value) = 'array' and jsonb_array_length(f.value) > 0;
  end if;
  attribute_filters := coalesce(attribute_filters, '[]');

  if nullif(input ->> 'category', '') is not null then
    select c.id into root from public.categories c
    where c.slug_en = input ->> 'category' or c.slug_ar = input ->> 'category' limit 1;
    categories := private.category_subtree(root);
    conditions := array_append(conditions, 'd.category_id = any ($3)');
  end if;
  select * into parsed from private.parse_term(term);
  query := parsed.all_words;
  if term is not null then
    if query is not null and query <> coalesce(parsed.any_word, query)
      and not exists (select 1 from private.search_documents d where d.vector @@ query or d.codes @> array[parsed.code])
    then
      query := parsed.any_word;
    end if;
    conditions := array_append(conditions, case
      when parsed.code is null then 'd.vector @@ $1'
      when query is null then 'd.codes @> array[$2]'
      else '(d.vector @@ $1 or d.codes @> array[$2])' end);
    if query is null and parsed.code is null then
      conditions := array_append(conditions, 'false');
    end if;
  end if;

  if brands is not null then filters := array_append(filters, 'private.fold_text(d.brand) = any ($4)'); end if;
  if sellers is not null then filters := array_append(filters, 'd.seller_id = any ($5)'); end if;
  filters := filters || array(
    select format('d.attribute_ids && %L::int[]', array(select jsonb_array_elements_text(f -> 'ids')::int))
    from jsonb_array_elements(attribute_filters) f);
  if only_stock then filters := array_append(filters, 'o.in_stock'); end if;
  if rating_min is not null then filters := array_append(filters, 'o.rating_average >= $8 and o.rating_count > 0'); end if;
  if only_deals then
    filters := array_append(filters, deal_price || ' is not null');
  end if;
  if price_min is not null then
    filters := array_append(filters, format('coalesce(%s, o.price) >= $6', deal_price));
  end if;
  if price_max is not null then
    filters := array_append(filters, format('coalesce(%s, o.price) <= $7', deal_price));
  end if;

  -- Without a term the order of the candidates comes from an index, so the cap keeps the right ones.
  if term is null then
    candidate_order := case when sort = 'newest' then ' order by d.created_at desc, d.product_id'
      else ' order by d.popularity desc, d.product_id' end;
  end if;
  execute format('select count(*) from (select 1 from private.search_documents d where %s limit %s) x',
    coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'), cap + 1)
    into candidate_count using query, parsed.code, categories;
  -- Too many to judge all: the filters then decide already which candidates are taken.
  if candidate_count > cap then
    conditions := conditions || filters;
  end if;
  candidates := format('select d.product_id, d.category_id, d.seller_id, d.brand, d.attribute_ids, d.codes, d.vector,
      d.popularity, d.created_at, o.price, o.in_stock, o.rating_average, o.rating_count,
      %s as deal_price
    from private.search_documents d join private.product_offers o using (product_id)
    where %s%s limit %s', deal_price, coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'), candidate_order, cap);

  order_by := case sort
    when 'price_asc' then 'j.now_price, j.product_id'
    when 'price_desc' then 'j.now_price desc, j.product_id'
    when 'newest' then 'j.created_at desc, j.product_id'
    when 'discount' then '(case when j.deal_price is null then 0 else 1 - j.deal_price / j.price end) desc, j.product_id'
    when 'rating' then '(j.rating_average * j.rating_count + 17.5) / (j.rating_count + 5) desc, j.product_id'
    else 'j.exact desc, j.score desc, j.product_id' end;

  execute format($sql$
    with candidates as materialized (%s),
    judged as materialized (
      select c.product_id, c.category_id, c.seller_id, c.brand, c.attribute_ids, c.created_at, c.price, c.deal_price,
        c.rating_average, c.rating_count, coalesce(c.deal_price, c.price) as now_price,
        coalesce(c.codes @> array[$2], false) as exact,
        case when $1 is null then 1 else ts_rank('{0.05, 0.2, 0.6, 1}', c.vector, $1) end
          * (1 + 0.15 * c.popularity) * case when c.in_stock then 1 else 0.8 end as score,
        ($4::text[] is null or coalesce(private.fold_text(c.brand) = any ($4), false)) as brand_fits,
        ($5::uuid[] is null or c.seller_id = any ($5)) as seller_fits,
        ($6::numeric is null or coalesce(c.deal_price, c.price) >= $6)
          and ($7::numeric is null or coalesce(c.deal_price, c.price) <= $7) as price_fits,
        ($8::numeric is null or (c.rating_count > 0 and c.rating_average >= $8))
          and (not $9 or c.in_stock) and (not $10 or c.deal_price is not null) as rest_fits,
        case when $11 = '[]'::jsonb then '{}'::text[] else array(
          select f ->> 'key' from jsonb_array_elements($11) f
          where not c.attribute_ids && array(select jsonb_array_elements_text(f -> 'ids')::int)) end as failed_keys
      from candidates c
    ),
    hits as materialized (
      select * from judged j where brand_fits and seller_fits and price_fits and rest_fits and failed_keys = '{}'
    ),
    shown as (
      select j.product_id, row_number() over (order by %s) as place from hits j order by place limit $12 offset $13
    ),
    tops as (
      select distinct on (chain.id) chain.id, chain.ancestor
      from (
        with recursive up as (
          select id, id as ancestor, parent_id, 0 as depth from public.categories
          union all
          select up.id, c.id, c.parent_id, up.depth + 1 from up join public.categories c on c.id = up.parent_id
          where up.depth < 20
        )
        select * from up where up.parent_id is not distinct from $14
      ) chain
      order by chain.id, chain.depth
    ),
    attribute_hits as (
      select o.id, o.key, count(*) as products
      from judged j cross join lateral unnest(j.attribute_ids) a (id)
      join private.attribute_options o on o.id = a.id
      where j.brand_fits and j.seller_fits and j.price_fits and j.rest_fits and j.failed_keys <@ array[o.key]
      group by o.id, o.key
    ),
    attribute_keys as (
      select key, sum(products) as products from attribute_hits group by key order by sum(products) desc, key limit 8
    ),
    ranked_values as (
      select h.*, row_number() over (partition by h.key order by h.products desc, h.id) as place
      from attribute_hits h join attribute_keys using (key)
    )
    select jsonb_build_object(
      'items', private.product_cards(array(select product_id from shown order by place)),
      'total', (select count(*) from hits),
      'facets', jsonb_build_object(
        'brands', coalesce((select jsonb_agg(jsonb_build_object('value', b.brand, 'label_en', b.brand, 'label_ar', b.brand,
            'count', b.products) order by b.products desc, b.brand)
          from (select brand, count(*) as products from judged
                where brand is not null and seller_fits and price_fits and rest_fits and failed_keys = '{}'
                group by brand order by count(*) desc, brand limit 40) b), '[]'),
        'sellers', coalesce((select jsonb_agg(jsonb_build_object('value', s.id, 'label_en', s.company_name,
            'label_ar', s.company_name, 'count', x.products) order by x.products desc, s.company_name)
          from (select seller_id, count(*) as products from judged
                where brand_fits and price_fits and rest_fits and failed_keys = '{}'
                group by seller_id order by count(*) desc, seller_id limit 40) x
          join public.sellers s on s.id = x.seller_id), '[]'),
        'categories', coalesce((select jsonb_agg(jsonb_build_object('value', c.slug_en, 'label_en', c.name_en,
            'label_ar', c.name_ar, 'count', x.products) order by x.products desc, c.position, c.id)
          from (select t.ancestor, count(*) as products from hits h join tops t on t.id = h.category_id
                group by t.ancestor) x
          join public.categories c on c.id = x.ancestor), '[]'),
        'attributes', coalesce((select jsonb_agg(k.facet order by k.products desc, k.key)
          from (select ak.key, ak.products, jsonb_build_object('key', ak.key, 'label_en', min(o.label_en),
                  'label_ar', min(o.label_ar), 'values', jsonb_agg(jsonb_build_object('value', o.value_en,
                    'label_en', o.value_en, 'label_ar', o.value_ar, 'count', v.products) order by v.products desc, o.value_en)) as facet
                from attribute_keys ak
                join ranked_values v on v.key = ak.key and v.place <= 20
                join private.attribute_options o on o.id = v.id
                group by ak.key, ak.products) k), '[]'),
        'price', (select jsonb_build_object('min', coalesce(min(now_price), 0), 'max', coalesce(max(now_price), 0))
                  from judged where brand_fits and seller_fits and rest_fits and failed_keys = '{}')))
    $sql$, candidates, order_by)
  into result
  using query, parsed.code, categories, brands, sellers, price_min, price_max, rating_min, only_stock, only_deals,
    attribute_filters, page_size, least((page - 1)::bigint * page_size, cap), root;

  return result || jsonb_build_object(
    'total_is_estimate', candidate_count > cap,
    'corrected_term', parsed.corrected_term);
end
$$;

-- While typing: at most 6 products, 4 categories and 6 completions of the last word.
create function private.suggest(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  parsed record;
  words text[] := private.split_words(left(term, 200));
  last_word text := words[array_length(words, 1)];
begin
  if last_word is null then
    return '{"products": [], "categories": [], "words": []}';
  end if;
  select * into parsed from private.parse_term(term);
  return jsonb_build_object(
    'products', private.product_cards(array(
      select x.product_id from (
        select d.product_id, d.popularity, coalesce(d.codes @> array[parsed.code], false) as exact, d.vector
        from private.search_documents d
        where d.vector @@ parsed.all_words or d.codes @> array[parsed.code]
        limit 500
      ) x
      order by x.exact desc, ts_rank('{0.05, 0.2, 0.6, 1}', x.vector, parsed.all_words) * (1 + 0.15 * x.popularity) desc,
        x.product_id
      limit 6)),
    'categories', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en,
        'slug_ar', c.slug_ar) order by c.parent_id nulls first, c.position, c.id)
      from (select * from public.categories x
            where private.word_vector(private.split_words(concat_ws(' ', x.name_en, x.name_ar)), 'A') @@ parsed.all_words
            order by x.parent_id nulls first, x.position, x.id limit 4) c), '[]'),
    'words', coalesce((
      select jsonb_agg(v.display order by v.frequency desc, v.word)
      from (select x.display, x.word, x.frequency from private.vocabulary x
            where x.word ^@ last_word and x.word <> last_word
            order by x.frequency desc, x.word limit 6) v), '[]'));
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
  return (select private.search_products(private.json_argument(input)));
end
$$;
create function public.suggest(term text)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.suggest(term) $$;
revoke all on function public.search_products(jsonb), public.suggest(text) from public, anon, authenticated;
grant execute on function public.search_products(jsonb), private.search_products(jsonb), public.suggest(text),
  private.suggest(text) to anon, authenticated, service_role;
