-- Reads Arabic that is written in Latin letters.

-- Whether a word mixes Latin letters with digits as people use them for Arabic letters (7adeed, ma2): 2 ء, 3 ع, 5 خ, 6 ط, 7 ح, 8 ق, 9 ص.
create function private.has_chat_digits(word text)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return word ~ '^(?=.*[0-9])(?=.*[a-z].*[a-z])[2356789]?[a-z]+(?:[2356789][a-z]+)*[2356789]?$'
    and private.unit_symbol(regexp_replace(word, '[0-9]', '', 'g')) is null;
end
$$;

-- Sounds that a word in Latin letters may stand for, in the signs of arabic_sound: z is ز or ظ, g is گ, ج or غ, th is ث or ذ, and h
-- at the end after a vowel is silent or ح (mafateeh).
create function private.latin_sounds(word text)
returns text[]
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  plain text := word;
  pair text[];
begin
  foreach pair slice 1 in array array[['kh', 'X'], ['gh', 'G'], ['sh', 'S'], ['ch', 'j'], ['dh', 'd'], ['ph', 'f'], ['ck', 'k'], ['x', 'ks'], ['X', 'x']] loop
    plain := replace(plain, pair[1], pair[2]);
  end loop;
  plain := translate(plain, 'pvqc23567890'':', 'bfkkaaxthks');
  return array(
    select distinct regexp_replace(regexp_replace(
      translate(replace(replace(replace(plain, 'th', t.sound), 'z', z.sound), 'g', g.sound), 'eiou', 'yyww'),
      h.silent, ''), '(.)\1+', '\1', 'g')
    from unnest(array['t', 'd']) t (sound), unnest(array['z', 'd']) z (sound), unnest(array['k', 'j', 'G']) g (sound),
      unnest(array['(?<!^)h$', '(?<![aeiouwy])h$']) h (silent));
end
$$;

-- Nearest Arabic word of the vocabulary or the synonyms to a word in Latin letters, and how far it is: 1 for each short vowel, 2 for
-- each other difference in vowels. Null if no word has the same consonants or all are too far.
create function private.read_latin_arabic(word text, out arabic text, out distance int)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  sounds constant text[] := private.latin_sounds(word);
  starts_with_vowel constant boolean := word ~ '^[aeiou23]';
  skeletons constant text[] := array(
    select distinct regexp_replace(s, case when starts_with_vowel then '[awy]' else '(?<!^)[wy]|a' end, '', 'g') from unnest(sounds) s);
begin
  select c.word, c.distance into read_latin_arabic.arabic, read_latin_arabic.distance
  from (
    select f.word, f.goods, f.is_synonym, min(extensions.levenshtein(private.arabic_sound(f.word), s.sound, 1, 2, 2)) as distance,
      length(private.arabic_sound(f.word)) as letters
    from (
      select v.word, v.frequency as goods, false as is_synonym from private.vocabulary v
      where private.arabic_skeleton(v.word) = any (skeletons) and v.word ~ '^[\u0621-\u064a]{2,}$' and v.in_text
      union all
      select w.word, 0, not p.spelling ~ ' '
      from private.synonym_phrases g
      cross join lateral unnest(g.spellings) p (spelling)
      cross join lateral regexp_split_to_table(p.spelling, ' ') w (word)
      where private.phrase_skeletons(g.spellings) && skeletons
        and w.word ~ '^[\u0621-\u064a]{2,}$' and private.arabic_skeleton(w.word) = any (skeletons)
    ) f cross join unnest(sounds) s (sound)
    group by f.word, f.goods, f.is_synonym
  ) c
  where c.distance <= case when c.letters <= 3 then c.letters - 1 when c.letters <= 6 then 3 else 4 end
  group by c.word, c.distance
  -- Words that occur only inside synonyms of several words are less likely.
  order by c.distance + case when max(c.goods) = 0 and not bool_or(c.is_synonym) then 2 else 0 end,
    bool_or(c.is_synonym) desc, length(c.word), max(c.goods) desc, c.word
  limit 1;
end
$$;
