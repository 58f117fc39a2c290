-- Suggestions while typing: up to 6 products, 4 categories, 6 completions of the last word (only words that people see, and after other
-- words only those of goods that have the others) and 6 popular searches of the language, none without one. For an empty term only
-- popular searches.
create function private.suggest(term text, language text)
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
  matched bigint[];
  completed record;
  -- There are few categories, so any word may be a prefix.
  beginnings tsquery := (select string_agg(quote_literal(w) || ':*', ' & ') from unnest(words) w)::tsquery;
begin
  if last_word is null then
    return jsonb_build_object('products', '{}'::text[], 'categories', '{}'::text[], 'words', '{}'::text[],
      'popular', private.list_popular_searches('{}', language));
  end if;
  conditions := private.read_search_conditions(r);
  matched := (private.find_search_set(r, conditions, false, 50, 50, 500)).sample;
  select c.* into completed from private.complete_last_word(left(term, 200), r.corrected_term, matched) c;
  if cardinality(matched) < r.page_size then
    matched := matched || array(select g from unnest(completed.goods) g where g <> all (matched));
  end if;
  return jsonb_build_object(
    'products', private.product_cards(private.rank_sample(r, matched, 0, r.page_size)),
    'categories', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en,
        'slug_ar', c.slug_ar) order by c.parent_id nulls first, c.position, c.id)
      from (select x.* from private.category_words w join public.categories x on x.id = w.category_id
            where w.words @@ r.query or w.words @@ beginnings
            order by x.parent_id nulls first, x.position, x.id limit 4) c), '[]'),
    'words', case when completed.goods is not null then coalesce(to_jsonb(completed.completions), '[]') else coalesce((
      select jsonb_agg(v.display order by v.frequency desc, v.word)
      from (select x.display, x.word, x.frequency from private.vocabulary x
            where x.word ^@ last_word and x.word <> last_word and x.in_text
            order by x.frequency desc, x.word limit 6) v), '[]') end,
    'popular', private.list_popular_searches(words, language));
end
$$;

create function public.suggest(term text, language text default null)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.catalogue_answer(private.suggest(term, language)) $$;

-- Up to six popular searches of a language in which each word begins a word; without words the most popular.
create function private.list_popular_searches(words text[], language text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(p.typed order by p.askers desc, p.term), '[]')
    from (
      select s.typed, s.askers, s.term from private.popular_searches s
      where s.language = list_popular_searches.language
        and not exists (select from unnest(list_popular_searches.words) w (word) where strpos(' ' || s.term, ' ' || w.word) = 0)
      order by s.askers desc, s.term limit 6) p);
end
$$;
grant execute on function public.suggest(text, text), private.suggest(text, text) to anon, authenticated, service_role;
