-- Words of the trade that mean the same: who asks for one finds goods named by another.

create table private.search_synonyms (
  id bigint generated always as identity primary key,
  -- Words and phrases of either language, as people write them.
  words text[] not null check (cardinality(words) between 2 and 30),
  updated_at timestamptz not null default now()
);

-- The phrases of the groups, in the form in which they are looked up.
create table private.synonym_phrases (
  phrase text not null,
  synonym_id bigint not null references private.search_synonyms (id) on delete cascade,
  primary key (phrase, synonym_id)
);
create index synonym_phrases_synonym_id_idx on private.synonym_phrases (synonym_id);

-- What to ask the index for instead, word by word.
create table private.synonym_words (
  synonym_id bigint not null references private.search_synonyms (id) on delete cascade,
  phrase text not null,
  place int not null,
  -- The forms of the word.
  lexemes text[] not null,
  primary key (synonym_id, phrase, place)
);
alter table private.search_synonyms enable row level security;
alter table private.synonym_phrases enable row level security;
alter table private.synonym_words enable row level security;
revoke all on private.search_synonyms, private.synonym_phrases, private.synonym_words from public, anon, authenticated;
grant all on private.search_synonyms, private.synonym_phrases, private.synonym_words to service_role;

-- The form in which the words of a phrase are looked up: stems without article, so that hammers and المطارق are found.
create function private.phrase_key(words text[])
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return (
    select string_agg(coalesce(private.stem_word(coalesce(private.strip_article(w.word), w.word)), w.word), ' ' order by w.place)
    from unnest(words) with ordinality w (word, place));
end
$$;

create function private.write_synonym_phrases()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  phrases constant text[] := array(select distinct private.phrase_key(private.split_words(w.word)) from unnest(new.words) w (word));
begin
  delete from private.synonym_phrases p where p.synonym_id = new.id;
  delete from private.synonym_words w where w.synonym_id = new.id;
  insert into private.synonym_phrases (phrase, synonym_id) select p.phrase, new.id from unnest(phrases) p (phrase) where p.phrase is not null;
  insert into private.synonym_words (synonym_id, phrase, place, lexemes)
  select distinct on (k.phrase, u.place) new.id, k.phrase, u.place, l.lexemes
  from unnest(new.words) w (word)
  cross join lateral (select private.split_words(w.word) as words) s
  cross join lateral (select private.phrase_key(s.words) as phrase) k
  cross join unnest(s.words) with ordinality u (word, place)
  cross join lateral (
    select case when u.word ~ '[0-9]' then array[u.word] else private.word_lexemes(u.word) end as lexemes) l
  where k.phrase is not null and l.lexemes <> '{}'
    -- What has "power drill" has "drill": asking for the phrase beside a part of it finds nothing more and costs a look into each text.
    and not exists (select from unnest(phrases) o (phrase) where o.phrase <> k.phrase and ' ' || k.phrase || ' ' like '% ' || o.phrase || ' %')
  order by k.phrase, u.place, cardinality(l.lexemes) desc;
  return null;
end
$$;
create trigger write_synonym_phrases after insert or update of words on private.search_synonyms
  for each row execute function private.write_synonym_phrases();
create trigger audit_search_synonyms after insert or update of words or delete on private.search_synonyms
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');

-- What has any of these, as tsquery text in brackets; null for nothing. What is asked for twice is judged twice.
create function private.any_of(queries text[])
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return (
    select case when count(distinct q) > 1 then '(' || string_agg(distinct q, ' | ') || ')' else min(q) end
    from unnest(queries) q where q <> '');
end
$$;

-- What else finds what a phrase names, as tsquery texts: the phrases of its groups whose words are all in use, for every other one makes
-- the query longer and finds nothing. The phrase itself is not among them.
create function private.synonym_queries(words text[])
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  key constant text := private.phrase_key(words);
begin
  return array(
    select distinct string_agg(concat('<' || w.step || '> ', f.forms), ' ' order by w.place)
    from (
      -- Words that are not indexed leave a gap behind the word before.
      select w.*, w.place - lag(w.place) over (partition by w.synonym_id, w.phrase order by w.place) as step
      from private.synonym_phrases p join private.synonym_words w on w.synonym_id = p.synonym_id and w.phrase <> p.phrase
      where p.phrase = key) w
    cross join lateral (
      select private.any_of(array(
        select quote_literal(l) from unnest(w.lexemes) l
        where l ~ '[0-9]' or exists (select from private.vocabulary v where v.stem = l))) as forms) f
    group by w.synonym_id, w.phrase having bool_and(f.forms is not null));
end
$$;

-- Groups by what was changed last. filter: {term? (any word of a group), page?, page_size?}
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
    'from private.search_synonyms g' || case when pattern is null then '' else format(
      ' where exists (select from unnest(g.words) w (word) where private.fold_text(w.word) like %L)', pattern) end,
    'g.updated_at desc, g.id', $item$jsonb_build_object('id', g.id, 'words', g.words, 'updated_at', g.updated_at)$item$,
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

-- Writes a group (a new one without an id) and answers its id. Of a group that somebody else changed since it was read
-- (expected_updated_at) nothing is overwritten. Raises invalid_input on words, stale_version or synonyms_not_found.
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
  -- Before the words are stemmed, which takes a millisecond each.
  perform private.require_that(cardinality(save_search_synonyms.words) <= 100, 'words', 'count');
  perform private.require_that(not exists (
    select from unnest(save_search_synonyms.words) w (word) where length(w.word) > 200), 'words', 'length');
  -- The first of those that are looked up alike, in the order in which they were given.
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

create function private.delete_search_synonyms(id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('search');
  delete from private.search_synonyms g where g.id = delete_search_synonyms.id;
end
$$;
create function public.delete_search_synonyms(id bigint)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.delete_search_synonyms(id) $$;
revoke all on function public.list_search_synonyms(jsonb), public.save_search_synonyms(text[], bigint, timestamptz),
  public.delete_search_synonyms(bigint) from public, anon, authenticated;
grant execute on function public.list_search_synonyms(jsonb), private.list_search_synonyms(jsonb),
  public.save_search_synonyms(text[], bigint, timestamptz), private.save_search_synonyms(bigint, text[], timestamptz),
  public.delete_search_synonyms(bigint), private.delete_search_synonyms(bigint) to authenticated, service_role;
