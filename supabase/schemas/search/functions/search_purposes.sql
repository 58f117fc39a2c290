-- Reads jobs that people name instead of goods.

create function private.write_purpose_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.purpose_words w where w.purpose_id = new.id;
  insert into private.purpose_words (word, purpose_id, is_verb)
  select distinct private.phrase_key(private.split_words(w.word)), new.id, w.is_verb
  from (
    select v.word, true as is_verb from unnest(new.verbs) v (word)
    union all
    select o.word, false from unnest(new.objects) o (word)) w
  where private.phrase_key(private.split_words(w.word)) is not null;
  return null;
end
$$;
create trigger write_purpose_words after insert or update of verbs, objects on private.search_purposes
  for each row execute function private.write_purpose_words();

-- Whether a word says nothing about the goods or the job: I want something for …
create function private.is_filler(word text)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return word in ('something', 'anything', 'thing', 'things', 'stuff', 'need', 'needed', 'want', 'wanted', 'looking', 'find', 'buy', 'get', 'give',
    'show', 'sell', 'please', 'how', 'way', 'best', 'good', 'cheap', 'cheapest', 'price', 'prices', 'use', 'used', 'using', 'make', 'help', 'tool',
    'product', 'products', 'material', 'old', 'new', 'when', 'my', 'me',
    'شي', 'شيء', 'شئ', 'شيي', 'اشياء', 'اريد', 'اريده', 'نريد', 'ابي', 'ابغي', 'احتاج', 'محتاج', 'نحتاج', 'اكو', 'عندكم', 'عدكم', 'ممكن', 'لازم', 'بكم',
    'بيش', 'سعر', 'اسعار', 'شلون', 'كيف', 'كيفيه', 'طريقه', 'افضل', 'احسن', 'رخيص', 'ارخص', 'زين', 'جيد', 'ماده', 'مواد', 'اداه', 'ادوات', 'منتج',
    'جهاز', 'مال', 'حتي', 'لو', 'اله', 'قديم', 'قديمه', 'جديد', 'يكون', 'لكي');
end
$$;

-- The job that these words name, or null: a verb and an object, and at most one other word (of four or more words two). Of two words the
-- verb comes first.
create function private.find_purpose(words text[])
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    with said as (
      select w.place, w.word from unnest(words) with ordinality w (word, place)
      where w.word !~ '[0-9]' and not private.is_filler(w.word) and private.word_lexemes(w.word) <> '{}'
    ), keys as (
      select s.place, private.phrase_key(array[s.word]) as key, true as may_be_verb, true as may_be_object from said s
      union
      -- Arabic verbs and infinitives with a person or "to" before them; objects with "for".
      select s.place, private.phrase_key(array[substr(s.word, 2)]), true, left(s.word, 1) = 'ل'
      from said s where s.word ~ '^[ليتنا][\u0621-\u064a]{2,}$'
    ), matched as (
      select p.purpose_id, min(k.place) filter (where p.is_verb) as verb, max(k.place) filter (where not p.is_verb) as object,
        count(distinct k.place) as covered
      from keys k join private.purpose_words p on p.word = k.key and case when p.is_verb then k.may_be_verb else k.may_be_object end
      group by p.purpose_id
    )
    select m.purpose_id
    from matched m cross join (select count(*) as words from said) n
    where m.verb <> m.object and m.covered >= 2 and m.covered >= n.words - case when n.words >= 4 then 2 else 1 end
      and (n.words > 2 or m.verb < m.object)
    order by m.covered desc, m.verb < m.object desc, m.purpose_id
    limit 1);
end
$$;

-- Terms that find and score the goods of a job by their names.
create function private.purpose_terms(purpose bigint)
returns private.search_term[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select row(q.query, q.query, format('%s & %s', q.query, q.head)::tsquery, greatest(1 - 0.1 * (g.place - 1), 0.4))::private.search_term
    from private.search_purposes p
    cross join lateral unnest(p.goods) with ordinality g (name, place)
    cross join lateral (
      select string_agg(quote_literal(l.lexeme) || ':A', ' & ')::tsquery as query,
        (array_agg(quote_literal('^' || l.lexeme) || ':A' order by w.place desc))[1] as head
      from unnest(private.split_words(g.name)) with ordinality w (word, place)
      cross join lateral (select (private.word_lexemes(w.word))[1] as lexeme) l where l.lexeme is not null) q
    where p.id = purpose order by g.place);
end
$$;
