-- Writes a group of synonyms (without an id a new one) and returns its id. Raises stale_version if the group changed since
-- expected_updated_at, invalid_input on words, synonyms_not_found.
create function private.save_search_synonyms(id bigint, words text[], expected_updated_at timestamptz)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  given text[];
  group_row private.search_synonyms;
begin
  perform private.require_staff('search');
  -- Checked before stemming, which takes a millisecond per word.
  perform private.require_that(cardinality(save_search_synonyms.words) <= 100, 'words', 'count');
  perform private.require_that(not exists (
    select from unnest(save_search_synonyms.words) w (word) where length(w.word) > 200), 'words', 'length');
  -- The first of the words with the same lookup key, in the given order.
  given := array(
    select d.word from (
      select distinct on (k.phrase) k.phrase, w.place, btrim(regexp_replace(w.word, '\s+', ' ', 'g')) as word
      from unnest(save_search_synonyms.words) with ordinality w (word, place)
      cross join lateral (select private.phrase_key(private.split_words(w.word)) as phrase) k
      where k.phrase is not null
      order by k.phrase, w.place) d
    order by d.place);
  perform private.require_that(cardinality(given) between 2 and 30, 'words', 'count');
  perform private.require_that(not exists (
    select from unnest(given) w (word) where length(w.word) > 40 or cardinality(private.split_words(w.word)) > 4),
    'words', 'length');
  if save_search_synonyms.id is null then
    perform private.require_that((select count(*) < 5000 from private.search_synonyms), 'words', 'too_many');
    insert into private.search_synonyms (words) values (given) returning * into group_row;
    return group_row.id;
  end if;
  select * into group_row from private.search_synonyms g where g.id = save_search_synonyms.id for update;
  if group_row.id is null then
    perform private.raise_error('PT404', 'synonyms_not_found');
  elsif group_row.updated_at is distinct from expected_updated_at then
    perform private.raise_error('PT409', 'stale_version');
  end if;
  update private.search_synonyms g set words = given, updated_at = clock_timestamp() where g.id = group_row.id;
  return group_row.id;
end
$$;

create function public.save_search_synonyms(words text[], id bigint default null, expected_updated_at timestamptz default null)
returns bigint
language sql
security invoker
set search_path = ''
as $$ select private.save_search_synonyms(id, words, expected_updated_at) $$;
grant execute on function public.save_search_synonyms(text[], bigint, timestamptz),
  private.save_search_synonyms(bigint, text[], timestamptz) to authenticated, service_role;
