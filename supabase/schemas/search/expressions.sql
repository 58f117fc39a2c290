-- Arabic words as people write them in Latin letters (bori, 7adeed). Letters that people spell alike have one sign:
-- d is د, ذ, ض or ظ; t is ت, ث or ط; s is س or ص; k is ق or ك; h is ح or ه. S is ش, x is خ and G is غ.

-- Sound of a folded Arabic word, with its long vowels: hdyd of حديد.
create function private.arabic_sound(word text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return regexp_replace(
    translate(regexp_replace(word, 'ه$', 'ا'), 'ابتثجحخدذرزسشصضطظعغفقكلمنهويء', 'abttjhxddrzsSsdtdaGfkklmnhwy'),
    '(.)\1+', '\1', 'g');
end
$$;

-- Consonants of a folded Arabic word: hdd of حديد. و and ي count only at its beginning.
create function private.arabic_skeleton(word text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return regexp_replace(private.arabic_sound(word), '(?<!^)[wy]|a', '', 'g');
end
$$;

-- Skeletons of the Arabic words in these phrases.
create function private.phrase_skeletons(phrases text[])
returns text[]
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return array(
    select distinct private.arabic_skeleton(w.word)
    from unnest(phrases) p (phrase) cross join lateral regexp_split_to_table(p.phrase, ' ') w (word)
    where w.word ~ '^[\u0621-\u064a]{2,}$');
end
$$;

-- Number by which a size is sorted: leading (25 mm), after up to two letters (M12, P 16-6), or a fraction of an inch (1/2", 1 1/4");
-- null for other words.
create function private.size_number(size text)
returns numeric
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  inches text[] := regexp_match(size, '^\s*(?:([0-9]{1,3})[ -])?([0-9]{1,2})/(2|4|8|16|32)(?![0-9])');
begin
  if inches is not null then
    return coalesce(inches[1]::int, 0) + inches[2]::int / inches[3]::numeric;
  end if;
  return (regexp_match(size, '^\s*(?:[A-Z]{1,2}|[A-Z] )?([0-9]{1,9}(?:[.][0-9]{1,6})?)'))[1]::numeric;
end
$$;
