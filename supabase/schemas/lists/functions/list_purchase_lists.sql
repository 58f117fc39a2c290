-- Purchase lists that the caller sees, last changed first: own ones and those of the company for which the caller buys, and saved carts;
-- at most 100 of each.
create function private.list_purchase_lists()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_person();
  mine constant private.buying_members := private.own_buying();
begin
  perform private.require_second_factor();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'is_shared', l.company_id is not null,
      'kind', l.kind, 'sent_by', private.person_name(l.sent_by), 'may_change', private.may_change_list(l), 'version', l.version, 'updated_at', l.updated_at,
      'line_count', (select count(*) from private.purchase_list_lines x where x.list_id = l.id)) order by l.updated_at desc, l.id), '[]')
    from private.purchase_lists l
    where l.user_id = me or l.company_id = mine.company_id);
end
$$;

create function public.list_purchase_lists() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_purchase_lists() $$;
grant execute on function public.list_purchase_lists(), private.list_purchase_lists() to authenticated, service_role;
