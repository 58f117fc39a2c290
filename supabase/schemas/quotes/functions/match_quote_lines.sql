-- Matches lines of a bill, [{key, text}] with at most 50 lines and 500 characters each, to the catalogue: an array of
-- matchedLine of quotes/answers.ts. `sellers` counts the companies whose goods fit as well as the best match; 0 if its numbers contradict. Raises invalid_input {field: lines}.
create function private.match_quote_lines(lines jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  shown constant int := 5;
  -- Scores that differ by less mean the same fit.
  same_fit constant numeric := 0.1;
  line jsonb;
  matches private.line_match[];
  found jsonb := '[]';
  cards jsonb;
begin
  perform private.require_that(jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 50, 'lines', 'count');
  perform private.require_that(not exists (select from jsonb_array_elements(lines) l
    where coalesce(length(l.value ->> 'key'), 0) not between 1 and 100 or coalesce(length(l.value ->> 'text'), 501) > 500), 'lines', 'format');
  for line in select l.value from jsonb_array_elements(lines) l loop
    matches := array(select m from private.match_bill_line(line ->> 'text') m);
    found := found || jsonb_build_object('key', line -> 'key', 'is_sure', coalesce(matches[1].is_sure, false),
      'sellers', (select count(distinct m.company_id) from unnest(matches) m
        where m.fits and matches[1].fits and m.is_sure = matches[1].is_sure and m.score > matches[1].score - same_fit),
      'category_id', private.propose_category(line ->> 'text', matches),
      'matches', (select coalesce(jsonb_agg(jsonb_build_object('product_id', m.product_id, 'variant_id', m.variant_id, 'score', m.score)
        order by m.place), '[]')
        from unnest(matches[:shown]) with ordinality m (product_id, category_id, company_id, variant_id, score, fits, is_sure, place)));
  end loop;
  select coalesce(jsonb_object_agg(c.value ->> 'id', jsonb_build_object('name_en', c.value -> 'name_en', 'name_ar', c.value -> 'name_ar',
      'sku', c.value -> 'sku', 'unit', c.value -> 'unit', 'price', coalesce(nullif(c.value -> 'discounted_price', 'null'), c.value -> 'price'),
      'company_name_en', c.value -> 'company_name_en', 'company_name_ar', c.value -> 'company_name_ar')), '{}')
  into cards
  from jsonb_array_elements(private.product_cards(array(
    select distinct (m.value ->> 'product_id')::bigint from jsonb_array_elements(found) f, jsonb_array_elements(f.value -> 'matches') m))) c;
  return (
    select jsonb_agg(f.value || jsonb_build_object('matches', (
      select coalesce(jsonb_agg(m.value || (cards -> (m.value ->> 'product_id')) order by m.ordinality), '[]')
      from jsonb_array_elements(f.value -> 'matches') with ordinality m where cards ? (m.value ->> 'product_id'))) order by f.ordinality)
    from jsonb_array_elements(found) with ordinality f);
end
$$;

create function public.match_quote_lines(lines jsonb)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.match_quote_lines(lines) $$;
grant execute on function public.match_quote_lines(jsonb), private.match_quote_lines(jsonb) to anon, authenticated, service_role;
