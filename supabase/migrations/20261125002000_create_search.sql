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
    ), judged as (
      select n.*, x.swapped,
        extensions.levenshtein_less_equal(n.word, correct_word.word, 3) - x.swapped::int as distance
      from near n cross join lateral (
        select array_agg(a order by a) = array_agg(b order by b) as swapped
        from regexp_split_to_table(n.word, '') with ordinality x (a, i)
        full join regexp_split_to_table(correct_word.word, '') with ordinality y (b, i) using (i)) x
    )
    select j.word from judged j
    where j.distance <= case when length(correct_word.word) <= 5 then 1 when length(correct_word.word) <= 9 then 2 else 3 end
      and (length(correct_word.word) > 3 or length(j.word) = length(correct_word.word) and j.swapped)
    order by j.distance, extensions.similarity(j.word, correct_word.word) desc, j.frequency desc, j.word
    limit 1
  );
end
$$;

-- What finds words that begin like this one, as tsquery text: the index holds stems, so the stems of words in use that begin so
-- are asked for beside it.
create function private.prefix_query(word text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  beginnings text[] := array_remove(array[word, private.strip_article(word)], null);
begin
  return concat_ws(' | ',
    (select string_agg(quote_literal(b) || ':*', ' | ') from unnest(beginnings) b),
    (select string_agg(distinct quote_literal(u.stem), ' | ')
     from unnest(beginnings) b cross join lateral (
       select v.stem from private.vocabulary v where v.word ~>=~ b and v.word ~<~ (b || chr(1114111))
       order by v.frequency desc, v.word limit 40) u
     where not u.stem ^@ any (beginnings)));
end
$$;

-- A search term as queries. Every word must occur, or another word for it (private.search_synonyms); the last one may be a
-- beginning. Words that are not in use are replaced by the nearest that is: corrected_term is the term with them, null when
-- nothing was replaced (as_typed: never). `literal` ranks what has the very words above what has others for them.
create function private.parse_term(term text, as_typed boolean default false)
returns table (all_words tsquery, any_word tsquery, literal tsquery, code text, corrected_term text)
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
  piece text;
  pieces text[] := '{}';
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
    if synonyms is not null then
      own := (
        select string_agg('(' || l.forms || ')', ' & ')
        from unnest(words[place : place + phrase_length - 1]) w (word)
        cross join lateral (
          select string_agg(quote_literal(x), ' | ') as forms from unnest(private.word_lexemes(w.word)) x) l
        where l.forms is not null);
      piece := concat_ws(' | ', synonyms, own, case when is_last and phrase_length = 1 then private.prefix_query(token) end);
    elsif token ~ '[0-9]' and token ~ '[^0-9.]' then
      piece := concat_ws(' | ', quote_literal(token) || ':*',
        '(' || (select string_agg(quote_literal(l), ' & ') from unnest(lexemes[2:]) l) || ')');
    elsif token ~ '[0-9]' then
      piece := quote_literal(token);
    elsif cardinality(lexemes) > 0 or (is_last and pieces = '{}') then
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
      literals := literals || ('(' || coalesce(own, piece) || ')');
    end if;
    place := place + phrase_length;
  end loop;
  return query select
    nullif(array_to_string(pieces, ' & '), '')::tsquery,
    nullif(array_to_string(pieces, ' | '), '')::tsquery,
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

-- One call: searches both languages, filters, sorts, pages and counts. `input` is SearchInput of the typed client.
-- Every filter has counts of what it would leave, given all the others; chosen values stay listed even when they leave nothing.
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
  -- What no search shows, however it is filtered.
  barred uuid[] := private.barred_company_ids();
  hidden bigint[] := private.hidden_category_ids();
  sizes text[];
  colors text[];
  -- What a variant must have to be one of the chosen ones; null when neither size nor colour is chosen.
  chosen_variant text;
  variant_fits text := 'true';
  -- With a size or colour chosen, in stock means that this one is.
  variant_stocked text := 'o.in_stock';
  attribute_filters jsonb;
  -- Ids of the chosen attribute values.
  chosen_options int[];
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
  if jsonb_typeof(input -> 'sizes') = 'array' and jsonb_array_length(input -> 'sizes') > 0 then
    sizes := array(select jsonb_array_elements_text(input -> 'sizes'));
  end if;
  if jsonb_typeof(input -> 'colors') = 'array' and jsonb_array_length(input -> 'colors') > 0 then
    colors := array(select jsonb_array_elements_text(input -> 'colors'));
  end if;
  chosen_variant := nullif(concat_ws(' and ', case when sizes is not null then 'v.size = any ($16)' end,
    case when colors is not null then 'v.color = any ($17)' end), '');
  if chosen_variant is not null then
    variant_fits := format(
      'exists (select from public.product_variants v where v.product_id = d.product_id and %s)', chosen_variant);
    variant_stocked := format(
      'exists (select from public.product_variants v join public.product_stock s on s.variant_id = v.id
        where v.product_id = d.product_id and s.quantity > 0 and %s)', chosen_variant);
  end if;
  if jsonb_typeof(input -> 'attributes') = 'object' then
    select jsonb_agg(jsonb_build_object('key', f.key, 'ids', coalesce((
      select jsonb_agg(o.id) from private.attribute_values o
      where o.key = f.key and f.value ? o.value_en), '[]')))
    into attribute_filters
    from jsonb_each(input -> 'attributes') f
    where jsonb_typeof(f.value) = 'array' and jsonb_array_length(f.value) > 0;
  end if;
  attribute_filters := coalesce(attribute_filters, '[]');
  chosen_options := array(
    select jsonb_array_elements_text(f -> 'ids')::int from jsonb_array_elements(attribute_filters) f);

  if nullif(input ->> 'category', '') is not null then
    select c.id into root from public.categories c
    where c.slug_en = input ->> 'category' or c.slug_ar = input ->> 'category' limit 1;
    categories := private.category_subtree(root);
    conditions := array_append(conditions, 'd.category_id = any ($3)');
  end if;
  if cardinality(barred) > 0 then
    conditions := array_append(conditions, format('d.company_id <> all (%L::uuid[])', barred));
  end if;
  if cardinality(hidden) > 0 then
    conditions := array_append(conditions, format('d.category_id <> all (%L::bigint[])', hidden));
  end if;
  select * into parsed from private.parse_term(term, coalesce((input ->> 'as_typed')::boolean, false));
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
  if sellers is not null then filters := array_append(filters, 'd.company_id = any ($5)'); end if;
  filters := filters || array(
    select format('d.attribute_ids && %L::int[]', array(select jsonb_array_elements_text(f -> 'ids')::int))
    from jsonb_array_elements(attribute_filters) f);
  if chosen_variant is not null then filters := array_append(filters, variant_fits); end if;
  if only_stock then filters := array_append(filters, variant_stocked); end if;
  if rating_min is not null then filters := array_append(filters, 'o.rating_average >= $8 and o.rating_count > 0'); end if;
  if only_deals then
    -- Said plainly too: the planner knows how few prices are reduced, and has an index of them.
    filters := array_append(filters, 'o.discounted_price is not null and ' || deal_price || ' is not null');
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
  candidates := format('select d.product_id, d.category_id, d.company_id, d.brand, d.attribute_ids, d.codes, d.vector,
      d.popularity, d.created_at, o.deal_starts_at, o.price, %s as in_stock, o.rating_average, o.rating_count,
      %s as variant_fits, %s as deal_price
    from private.search_documents d join public.product_offers o using (product_id)
    where %s%s limit %s', variant_stocked, variant_fits, deal_price, coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'), candidate_order, cap);

  order_by := case sort
    when 'price_asc' then 'j.now_price, j.product_id'
    when 'price_desc' then 'j.now_price desc, j.product_id'
    -- Of deals, the newest is the one that began last.
    when 'newest' then case when only_deals then 'coalesce(j.deal_starts_at, j.created_at) desc, j.product_id'
      else 'j.created_at desc, j.product_id' end
    when 'discount' then '(case when j.deal_price is null then 0 else 1 - j.deal_price / j.price end) desc, j.product_id'
    when 'rating' then '(j.rating_average * j.rating_count + 17.5) / (j.rating_count + 5) desc, j.product_id'
    else 'j.exact desc, j.score desc, j.product_id' end;

  execute format($sql$
    with candidates as materialized (%s),
    judged as materialized (
      select c.product_id, c.category_id, c.company_id, c.brand, c.attribute_ids, c.created_at, c.deal_starts_at,
        c.price, c.deal_price, c.in_stock, c.variant_fits, c.rating_average, c.rating_count, coalesce(c.deal_price, c.price) as now_price,
        coalesce(c.codes @> array[$2], false) as exact,
        case when $1 is null then 1 else ts_rank('{0.02, 0.2, 0.6, 1}', c.vector, $1) + ts_rank('{0.02, 0.2, 0.6, 1}', c.vector, $19) end
          * (1 + 0.15 * c.popularity) * case when c.in_stock then 1 else 0.8 end as score,
        ($4::text[] is null or coalesce(private.fold_text(c.brand) = any ($4), false)) as brand_fits,
        ($5::uuid[] is null or c.company_id = any ($5)) as seller_fits,
        ($6::numeric is null or coalesce(c.deal_price, c.price) >= $6)
          and ($7::numeric is null or coalesce(c.deal_price, c.price) <= $7) as price_fits,
        ($8::numeric is null or (c.rating_count > 0 and c.rating_average >= $8)) as rating_fits,
        (not $9 or c.in_stock) as stock_fits,
        (not $10 or c.deal_price is not null) as deal_fits,
        case when $11 = '[]'::jsonb then '{}'::text[] else array(
          select f ->> 'key' from jsonb_array_elements($11) f
          where not c.attribute_ids && array(select jsonb_array_elements_text(f -> 'ids')::int)) end as failed_keys
      from candidates c
    ),
    others as materialized (
      select j.*, brand_fits and seller_fits and price_fits and failed_keys = '{}' as choice_fits,
        rating_fits and stock_fits and deal_fits and variant_fits as rest_fits
      from judged j
    ),
    hits as materialized (
      select * from others j where choice_fits and rest_fits
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
    counted_attributes as (
      select o.id, o.key, count(*) as products
      from others j cross join lateral unnest(j.attribute_ids) a (id)
      join private.attribute_values o on o.id = a.id
      where j.brand_fits and j.seller_fits and j.price_fits and j.rest_fits and j.failed_keys <@ array[o.key]
      group by o.id, o.key
    ),
    attribute_hits as (
      select * from counted_attributes
      union all
      select o.id, o.key, 0 from private.attribute_values o
      where o.id = any ($15) and not exists (select 1 from counted_attributes c where c.id = o.id)
    ),
    attribute_keys as (
      select key, sum(products) as products from attribute_hits group by key
      order by bool_or(id = any ($15)) desc, sum(products) desc, key limit 8
    ),
    -- Every variant of what fits apart from its size and colour. Grouped byte by byte: the readers' collation is slow.
    offered as materialized (
      select j.product_id, v.size collate "C" as size, v.color collate "C" as color, v.color_ar
      from others j join public.product_variants v on v.product_id = j.product_id
      where $18 and j.choice_fits and j.rating_fits and j.deal_fits
        and (not $9 or exists (select from public.product_stock s where s.variant_id = v.id and s.quantity > 0))
    ),
    counted_sizes as (
      select size, count(*) as products
      from (select distinct product_id, size from offered
            where size is not null and ($17::text[] is null or color = any ($17))) x
      group by size order by count(*) desc, size limit 40
    ),
    counted_colors as (
      select color, min(label_ar) as label_ar, count(*) as products
      from (select product_id, color, min(color_ar collate "C") as label_ar from offered
            where color is not null and ($16::text[] is null or size = any ($16))
            group by product_id, color) x
      group by color order by count(*) desc, color limit 40
    ),
    switches as (
      select count(*) filter (where choice_fits and rating_fits and deal_fits and in_stock) as in_stock,
        count(*) filter (where choice_fits and rating_fits and stock_fits and deal_price is not null) as on_deal,
        array[
          count(*) filter (where choice_fits and stock_fits and deal_fits and rating_count > 0 and rating_average >= 4),
          count(*) filter (where choice_fits and stock_fits and deal_fits and rating_count > 0 and rating_average >= 3),
          count(*) filter (where choice_fits and stock_fits and deal_fits and rating_count > 0 and rating_average >= 2)
        ] as rated
      from others where variant_fits
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
          from (select brand, count(*) as products from others
                where brand is not null and seller_fits and price_fits and rest_fits and failed_keys = '{}'
                group by brand order by count(*) desc, brand limit 40) b), '[]'),
        'sellers', coalesce((select jsonb_agg(jsonb_build_object('value', s.id, 'label_en', coalesce(s.name_en, s.name),
            'label_ar', coalesce(s.name_ar, s.name), 'count', x.products) order by x.products desc, s.name)
          from (select coalesce(listed.company_id, chosen.id) as company_id, coalesce(listed.products, 0) as products
                from (select company_id, count(*) as products from others
                      where brand_fits and price_fits and rest_fits and failed_keys = '{}'
                      group by company_id order by count(*) desc, company_id limit 40) listed
                full join unnest($5) chosen (id) on chosen.id = listed.company_id) x
          join public.companies s on s.id = x.company_id and s.is_approved), '[]'),
        'categories', coalesce((select jsonb_agg(jsonb_build_object('value', c.slug_en, 'label_en', c.name_en,
            'label_ar', c.name_ar, 'count', x.products) order by x.products desc, c.position, c.id)
          from (select t.ancestor, count(*) as products from hits h join tops t on t.id = h.category_id
                group by t.ancestor) x
          join public.categories c on c.id = x.ancestor), '[]'),
        'attributes', coalesce((select jsonb_agg(k.facet order by k.products desc, k.key)
          from (select ak.key, ak.products, jsonb_build_object('key', ak.key, 'label_en', min(o.label_en),
                  'label_ar', min(o.label_ar), 'values', jsonb_agg(jsonb_build_object('value', o.value_en,
                    'label_en', o.value_en, 'label_ar', o.value_ar, 'count', v.products)
                    -- Sizes in their order, words by how many have them.
                    order by substring(o.value_en from '^[0-9]{1,9}(?:[.][0-9]{1,6})?')::numeric nulls last, v.products desc,
                      o.value_en)) as facet
                from attribute_keys ak
                join ranked_values v on v.key = ak.key and (v.place <= 20 or v.id = any ($15))
                join private.attribute_values o on o.id = v.id
                group by ak.key, ak.products) k), '[]'),
        'sizes', coalesce((select jsonb_agg(jsonb_build_object('value', x.size, 'label_en', x.size, 'label_ar', x.size,
            'count', x.products) order by private.size_rank(x.size) nulls last, x.size)
          from (select coalesce(s.size, chosen.size) as size, coalesce(s.products, 0) as products
                from counted_sizes s full join unnest($16) chosen (size) on chosen.size = s.size) x), '[]'),
        'colors', coalesce((select jsonb_agg(jsonb_build_object('value', x.color, 'label_en', x.color,
            'label_ar', coalesce(x.label_ar, x.color), 'count', x.products) order by x.products desc, x.color)
          from (select coalesce(s.color, chosen.color) as color, coalesce(s.products, 0) as products,
                  coalesce(s.label_ar, (select v.color_ar from public.product_variants v
                    where v.color = chosen.color and v.color_ar is not null limit 1)) as label_ar
                from counted_colors s full join unnest($17) chosen (color) on chosen.color = s.color) x), '[]'),
        'price', (select jsonb_build_object('min', coalesce(min(now_price), 0), 'max', coalesce(max(now_price), 0))
                  from others where brand_fits and seller_fits and rest_fits and failed_keys = '{}'),
        'in_stock', (select in_stock from switches),
        'on_deal', (select on_deal from switches),
        'ratings', (select jsonb_agg(jsonb_build_object('value', r.value, 'count', s.rated[r.place]) order by r.place)
                    from switches s, (values (1, 4), (2, 3), (3, 2)) r (place, value))))
    $sql$, candidates, order_by)
  into result
  using query, parsed.code, categories, brands, sellers, price_min, price_max, rating_min, only_stock, only_deals,
    attribute_filters, page_size, least((page - 1)::bigint * page_size, cap), root, chosen_options,
    -- The sizes of everything there is would be read by nobody.
    sizes, colors, root is not null or term is not null or chosen_variant is not null, parsed.literal;

  result := result || jsonb_build_object(
    'total_is_estimate', candidate_count > cap,
    'corrected_term', parsed.corrected_term);
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
        where (d.vector @@ parsed.all_words or d.codes @> array[parsed.code])
          and d.company_id <> all ((select private.barred_company_ids())::uuid[]) and d.category_id <> all ((select private.hidden_category_ids())::bigint[])
        limit 500
      ) x
      order by x.exact desc, ts_rank('{0.05, 0.2, 0.6, 1}', x.vector, parsed.all_words) * (1 + 0.15 * x.popularity) desc,
        x.product_id
      limit 6)),
    'categories', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en,
        'slug_ar', c.slug_ar) order by c.parent_id nulls first, c.position, c.id)
      from (select x.* from private.category_words w join public.categories x on x.id = w.category_id
            where w.words @@ parsed.all_words
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
grant execute on function public.search_products(jsonb), private.search_products(jsonb), public.suggest(text),
  private.suggest(text) to anon, authenticated, service_role;
