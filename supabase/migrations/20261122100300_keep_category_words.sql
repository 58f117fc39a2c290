-- Suggestions folded the names of all categories at every keystroke, which took most of their time.
create table private.category_words (
  category_id bigint primary key references public.categories (id) on delete cascade,
  -- Of the names in both languages.
  words tsvector not null
);
alter table private.category_words enable row level security;
revoke all on private.category_words from public, anon, authenticated;
grant all on private.category_words to service_role;

create function private.keep_category_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.category_words (category_id, words)
  values (new.id, private.word_vector(private.split_words(concat_ws(' ', new.name_en, new.name_ar)), 'A'))
  on conflict (category_id) do update set words = excluded.words;
  return null;
end
$$;
revoke all on function private.keep_category_words() from public, anon, authenticated;
create trigger keep_category_words after insert or update of name_en, name_ar on public.categories
  for each row execute function private.keep_category_words();

insert into private.category_words (category_id, words)
select c.id, private.word_vector(private.split_words(concat_ws(' ', c.name_en, c.name_ar)), 'A') from public.categories c;

-- While typing: at most 6 products, 4 categories and 6 completions of the last word, which people read somewhere.
create or replace function private.suggest(term text)
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
        where d.vector @@ parsed.all_words or d.codes @> array[parsed.code]
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
