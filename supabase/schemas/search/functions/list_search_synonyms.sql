-- Groups of synonyms, last changed first. filter: {term? (any word of a group), sort? (newest, oldest), page?, page_size?}
create function private.list_search_synonyms(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
begin
  perform private.require_staff('search');
  return private.list_page('g.id',
    'from private.search_synonyms g where ' || case when pattern is null then 'true' else format(
      'exists (select from unnest(g.words) w (word) where private.fold_text(w.word) like %L)', pattern) end,
    private.list_order(filter, 'newest', '{"newest": "g.updated_at desc, g.id", "oldest": "g.updated_at, g.id desc"}'), $item$jsonb_build_object('id', g.id, 'words', g.words, 'updated_at', g.updated_at)$item$,
    'join private.search_synonyms g on g.id = shown.id', filter);
end
$$;

create function public.list_search_synonyms(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_search_synonyms(filter) $$;
grant execute on function public.list_search_synonyms(jsonb), private.list_search_synonyms(jsonb)
  to authenticated, service_role;
