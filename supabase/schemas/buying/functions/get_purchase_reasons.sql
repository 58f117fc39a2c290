-- Limits that an order of the caller with this total would exceed (purchase_requests.reasons); empty: it needs no approval. Raises
-- not_buying, not_allowed.
create function private.get_purchase_reasons(total public.iqd, project_id uuid)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying('order');
begin
  return private.buying_excess(mine, (select p.id from private.projects p
    where p.id = get_purchase_reasons.project_id and p.company_id = mine.company_id), total);
end
$$;

create function public.get_purchase_reasons(total public.iqd, project_id uuid default null) returns text[]
language sql stable security invoker set search_path = '' as $$ select private.get_purchase_reasons(total, project_id) $$;
grant execute on function public.get_purchase_reasons(public.iqd, uuid), private.get_purchase_reasons(public.iqd, uuid)
  to authenticated, service_role;
