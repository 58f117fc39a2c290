-- The caller's review of a product: {id, rating, body, created_at, hidden_reason}; null if there is none.
create function private.get_own_review(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  return (
    select jsonb_build_object('id', r.id, 'rating', r.rating, 'body', r.body, 'created_at', r.created_at,
      'hidden_reason', r.hidden_reason)
    from public.reviews r where r.product_id = get_own_review.product_id and r.user_id = private.my_id()
  );
end
$$;

create function public.get_own_review(product_id bigint)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_own_review(product_id) $$;
grant execute on function public.get_own_review(bigint), private.get_own_review(bigint) to authenticated, service_role;
