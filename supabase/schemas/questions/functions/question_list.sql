-- A question and its product for the lists of both portals.
create function private.question_row(q public.product_questions, p public.products)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', q.id, 'body', q.body, 'author_name', q.author_name, 'created_at', q.created_at,
    'answer', q.answer, 'answered_at', q.answered_at, 'hidden_at', q.hidden_at, 'hidden_reason', q.hidden_reason,
    'product_id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'main_image', p.main_image)
$$;

-- SQL conditions of both lists over questions q.
create function private.question_conditions(filter jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns text[] := private.fold_patterns(filter ->> 'term');
  conditions text := 'true';
begin
  if filter ->> 'product_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'product_id', 'bigint'), 'product_id', 'format');
    conditions := conditions || format(' and q.product_id = %L', filter ->> 'product_id');
  end if;
  if patterns is not null then
    conditions := conditions || format(' and q.search_text like any (%L::text[])', patterns);
  end if;
  return conditions;
end
$$;
