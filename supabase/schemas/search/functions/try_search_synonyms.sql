-- First products of a term's results, and their number.
create function private.found_by(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  answer jsonb := private.search_products(jsonb_build_object('term', left(found_by.term, 200), 'page_size', 5));
begin
  return jsonb_build_object('total', answer -> 'total', 'total_is_estimate', answer -> 'total_is_estimate', 'products', (
    select coalesce(jsonb_agg(jsonb_build_object('id', i -> 'id', 'name_en', i ->> 'name_en', 'name_ar', i ->> 'name_ar')), '[]')
    from jsonb_array_elements(answer -> 'items') i));
end
$$;

-- Results of a term now and with a group of synonyms (without an id a new one), which is saved and rolled back: {before, after}
-- of {total, total_is_estimate, products: [{id, name_en, name_ar}]}. Raises invalid_input on words.
create function private.try_search_synonyms(term text, words text[], id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before jsonb;
  after jsonb;
begin
  perform private.require_staff('search');
  perform private.require_text('term', term, 200);
  before := private.found_by(term);
  begin
    perform private.save_search_synonyms(try_search_synonyms.id, words,
      (select g.updated_at from private.search_synonyms g where g.id = try_search_synonyms.id));
    after := private.found_by(term);
    -- Rolls back the trial, which ran the same code as the real save.
    raise no_data_found;
  exception when no_data_found then
    null;
  end;
  return jsonb_build_object('before', before, 'after', after);
end
$$;

create function public.try_search_synonyms(term text, words text[], id bigint default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.try_search_synonyms(term, words, id) $$;
grant execute on function public.try_search_synonyms(text, text[], bigint), private.try_search_synonyms(text, text[], bigint)
  to authenticated, service_role;
