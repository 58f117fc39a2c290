-- Up to six popular searches related to a term: first those that share a word or a synonym, then those of the same category,
-- then of its siblings.
create function private.list_related_searches(term text, language text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed_words constant tsvector := strip(private.word_vector(private.split_words(left(term, 200)), 'A'));
  asked tsquery;
begin
  select p.any_word into asked from private.parse_term(term) p;
  return (
    with judged as (
      select s.typed, s.askers, s.term, s.category_id, s.words @@ asked as shares_word,
        strip(s.words) = typed_words as is_same
      from private.popular_searches s
      where s.language = list_related_searches.language
    ), main as (
      select c.id, c.parent_id
      from (select j.category_id from judged j where j.shares_word order by j.is_same desc, j.askers desc, j.term limit 1) m
      join public.categories c on c.id = m.category_id
    ), near as (
      select j.typed, j.askers, j.term, case when j.shares_word then 1 when j.category_id = m.id then 2 else 3 end as distance
      from judged j join public.categories c on c.id = j.category_id cross join main m
      where not j.is_same and (j.shares_word or c.id = m.id or c.parent_id = m.parent_id)
      order by distance, j.askers desc, j.term limit 6
    )
    select coalesce(jsonb_agg(n.typed order by n.distance, n.askers desc, n.term), '[]') from near n);
end
$$;

create function public.list_related_searches(term text, language text)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.catalogue_answer(private.list_related_searches(term, language)) $$;
grant execute on function public.list_related_searches(text, text), private.list_related_searches(text, text)
  to anon, authenticated, service_role;
