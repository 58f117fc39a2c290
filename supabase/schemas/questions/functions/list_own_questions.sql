-- The caller's questions about a product, latest first, at most twenty: [{id, body, answer, answered_at, created_at,
-- hidden_reason}].
create function private.list_own_questions(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'body', q.body, 'answer', q.answer, 'answered_at', q.answered_at,
      'created_at', q.created_at, 'hidden_reason', q.hidden_reason) order by q.created_at desc, q.id desc), '[]')
    from (select * from public.product_questions x
          where x.product_id = list_own_questions.product_id and x.user_id = private.my_id()
          order by x.created_at desc, x.id desc limit 20) q);
end
$$;

create function public.list_own_questions(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_own_questions(product_id) $$;
grant execute on function public.list_own_questions(bigint), private.list_own_questions(bigint) to authenticated, service_role;
