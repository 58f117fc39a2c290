-- Lookup key of a phrase: stems without article, so that hammers and المطارق match.
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

-- Writes the queries of the phrases of these groups from their words that are known now.
create function private.write_phrase_queries(groups bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- In one order, so that writers of common groups wait for each other.
  perform from private.synonym_phrases p where p.synonym_id = any (groups) order by p.synonym_id, p.phrase for no key update;
  with words as (
    select w.synonym_id, w.phrase, w.place,
      -- Words that are not indexed leave a gap after the previous word.
      w.place - lag(w.place) over (partition by w.synonym_id, w.phrase order by w.place) as step,
      (select string_agg(quote_literal(l), ' | ' order by l) from unnest(w.lexemes) l
       where l ~ '[0-9]' or exists (select from private.vocabulary v where v.stem = l)) as forms
    from private.synonym_words w where w.synonym_id = any (groups)
  ), queries as (
    select w.synonym_id, w.phrase,
      string_agg(concat('<' || w.step || '> ', case when w.forms ~ ' [|] ' then '(' || w.forms || ')' else w.forms end), ' ' order by w.place) as query
    from words w group by w.synonym_id, w.phrase
    -- A phrase of which only one word is indexed ("down light") would find all goods with that word.
    having bool_and(w.forms is not null) and (count(*) > 1 or w.phrase !~ ' ')
  )
  update private.synonym_phrases p set query = q.query
  from private.synonym_phrases o left join queries q on q.synonym_id = o.synonym_id and q.phrase = o.phrase
  where p.synonym_id = o.synonym_id and p.phrase = o.phrase and o.synonym_id = any (groups) and p.query is distinct from q.query;
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
  insert into private.synonym_phrases (phrase, synonym_id, spellings)
  select private.phrase_key(s.words), new.id, array_agg(array_to_string(s.words, ' '))
  from unnest(new.words) w (word) cross join lateral (select private.split_words(w.word) as words) s
  where private.phrase_key(s.words) is not null
  group by private.phrase_key(s.words);
  insert into private.synonym_words (synonym_id, phrase, place, lexemes)
  select distinct on (k.phrase, u.place) new.id, k.phrase, u.place, l.lexemes
  from unnest(new.words) w (word)
  cross join lateral (select private.split_words(w.word) as words) s
  cross join lateral (select private.phrase_key(s.words) as phrase) k
  cross join unnest(s.words) with ordinality u (word, place)
  cross join lateral (
    select case when u.word ~ '[0-9]' then array[u.word] else private.word_lexemes(u.word) end as lexemes) l
  where k.phrase is not null and l.lexemes <> '{}'
    -- A text with "power drill" contains "drill": querying the phrase beside a part of it finds nothing more and reads every
    -- text.
    and not exists (select from unnest(phrases) o (phrase) where o.phrase <> k.phrase and ' ' || k.phrase || ' ' like '% ' || o.phrase || ' %')
  order by k.phrase, u.place, cardinality(l.lexemes) desc;
  perform private.write_phrase_queries(array[new.id]);
  return null;
end
$$;
create trigger write_synonym_phrases after insert or update of words on private.search_synonyms
  for each row execute function private.write_synonym_phrases();

-- tsquery text in brackets for any of these; null for none. Duplicates are removed, because each would be evaluated.
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

-- A folded English text without the endings of plurals and verbs: refrigerants and refrigerant, but not refrigerator, which has the
-- same stem.
create function private.strip_inflections(value text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(value, '(?<=[a-z]{2})(ies|y)\M', 'i', 'g'),
    '(?<=[a-z]{2})(ing|ed|es|s|e)\M', '', 'g'), '([a-z])\1\M', '\1', 'g');
end
$$;

-- Groups with a phrase. If some have it as it is typed, those that only have another word with the same stem are left out
-- (مسطرين is no مسطرة), except of plurals. English words with the same stem count only if they differ in an inflection.
create function private.synonym_groups(words text[])
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed constant text := array_to_string(words, ' ');
  stemmed bigint[];
  exact bigint[];
begin
  select array_agg(p.synonym_id) filter (where typed !~ '^[a-z ]+$'
      or exists (select from unnest(p.spellings) s (spelling) where private.strip_inflections(s.spelling) = private.strip_inflections(typed))),
    array_agg(p.synonym_id) filter (where typed = any (p.spellings)) into stemmed, exact
  from private.synonym_phrases p where p.phrase = private.phrase_key(synonym_groups.words);
  return coalesce(case when typed !~ 'ات$' then exact end, stemmed, '{}');
end
$$;

-- Synonyms of a phrase as tsquery texts, without the phrase itself: the phrases of its groups whose words are all known; others
-- would only make the query longer.
create function private.synonym_queries(words text[])
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  key constant text := private.phrase_key(words);
  groups constant bigint[] := private.synonym_groups(words);
begin
  if groups = '{}' then
    return '{}';
  end if;
  return array(
    select distinct p.query from private.synonym_phrases p
    where p.synonym_id = any (groups) and p.phrase <> key and p.query is not null);
end
$$;
