-- Answered questions about a product, latest answer first, 5 per page: {items, total}; with a term only those that contain it.
create function private.list_questions(product_id bigint, page int, term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  patterns text[] := private.fold_patterns(left(list_questions.term, 200));
begin
  return (
    with found as (
      select q.id, q.body, q.author_name, q.answer, q.answered_at, q.created_at
      from public.product_questions q
      where q.product_id = list_questions.product_id and q.answer is not null and q.hidden_at is null
        and (patterns is null or q.search_text like any (patterns))
    )
    select jsonb_build_object(
      'items', coalesce((
        select jsonb_agg(to_jsonb(f) order by f.answered_at desc, f.id desc)
        from (select * from found order by answered_at desc, id desc
              limit 5 offset (greatest(coalesce(list_questions.page, 1), 1) - 1) * 5) f), '[]'),
      'total', (select count(*) from found)));
end
$$;

create function public.list_questions(product_id bigint, page int default 1, term text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.catalogue_answer(private.list_questions(product_id, page, term)) $$;
grant execute on function public.list_questions(bigint, int, text), private.list_questions(bigint, int, text)
  to anon, authenticated, service_role;
