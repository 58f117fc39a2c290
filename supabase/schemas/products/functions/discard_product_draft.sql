create function private.discard_product_draft(draft_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$ delete from public.product_drafts d where d.id = draft_id and d.user_id = private.my_trusted_id() $$;

create function public.discard_product_draft(draft_id uuid)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.discard_product_draft(draft_id) $$;
grant execute on function public.discard_product_draft(uuid), private.discard_product_draft(uuid)
  to authenticated, service_role;
