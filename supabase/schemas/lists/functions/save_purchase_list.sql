-- Creates a purchase list with its first lines, or renames the one with this id; a repeated creation changes nothing. `is_shared`:
-- for the company for which the caller buys, at its creation only. Returns the version. Raises list_not_found, list_limit {limit},
-- not_buying, not_allowed, changed_meanwhile, and the errors of write_list_lines.
create function private.save_purchase_list(id uuid, name text, is_shared boolean, lines jsonb, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 100;
  me constant uuid := private.require_person();
  mine private.buying_members;
  list private.purchase_lists;
begin
  perform private.require_second_factor();
  perform private.require_text('name', name, 120);
  if expected_version is not null then
    list := private.lock_list(save_purchase_list.id);
    perform private.begin_decision(expected_version::text, list.version::text, list.name = btrim(save_purchase_list.name),
      '{"what": "list"}');
    update private.purchase_lists l set name = btrim(save_purchase_list.name), version = l.version + 1, updated_at = now()
    where l.id = list.id and l.name <> btrim(save_purchase_list.name);
    return (select l.version from private.purchase_lists l where l.id = list.id);
  end if;
  if is_shared then
    mine := private.require_buying('order');
  end if;
  -- Serialized per owner: two tabs could exceed the limit.
  perform pg_advisory_xact_lock(hashtextextended('purchase lists ' || coalesce(mine.company_id, me), 0));
  if not exists (select from private.purchase_lists l where l.id = save_purchase_list.id) then
    if (select count(*) from private.purchase_lists l
        where l.kind = 'list' and case when mine.company_id is null then l.user_id = me else l.company_id = mine.company_id end) >= most then
      perform private.raise_error('PT409', 'list_limit', jsonb_build_object('limit', most));
    end if;
    insert into private.purchase_lists (id, user_id, company_id, name)
    values (save_purchase_list.id, case when mine.company_id is null then me end, mine.company_id, btrim(save_purchase_list.name));
    perform private.write_list_lines(save_purchase_list.id, lines, false);
  end if;
  list := private.lock_list(save_purchase_list.id);
  return list.version;
end
$$;

create function public.save_purchase_list(id uuid, name text, is_shared boolean default false, lines jsonb default '[]',
  expected_version int default null)
returns int
language sql security invoker set search_path = ''
as $$ select private.save_purchase_list(id, name, is_shared, lines, expected_version) $$;
grant execute on function public.save_purchase_list(uuid, text, boolean, jsonb, int),
  private.save_purchase_list(uuid, text, boolean, jsonb, int) to authenticated, service_role;
