-- Private functions on returns that several public functions share.

-- Raises the version once per step: a step that updates a return twice is one change.
create function private.count_return_version()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + case when old.updated_at = now() then 0 else 1 end;
  new.updated_at := now();
  return new;
end
$$;
create trigger count_return_version before update on private.returns
  for each row execute function private.count_return_version();

-- Refuses every change of the timeline, also by the tables' owner. Only erasure may remove names and words (mode
-- erasing).
create function private.protect_return_events()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_mode('erasing') then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger protect_return_events before update or delete on private.return_events
  for each row execute function private.protect_return_events();

-- Side of the caller on a return: 'buyer', 'seller' (a member who sees orders, or staff who view the company) or 'staff'; null if
-- the caller may not see it. Staff who bought the goods are the buyer, so that nobody decides an own case.
create function private.return_side(r private.returns)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case
    when private.is_viewing() then case when private.may_read(r.company_id, 'see_orders') then 'seller' end
    when r.buyer_id = private.my_id() then 'buyer'
    when private.may(r.company_id, 'see_orders') then 'seller'
    when private.staff_may('see_orders') then 'staff' end;
end
$$;

-- Whether the caller may see the amounts of a return.
create function private.sees_return_money(r private.returns)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(r.buyer_id = private.my_id(), false) or private.may_read(r.company_id, 'see_money')
    or private.staff_may('see_orders');
end
$$;

-- Locks the orders of returns, and those that were paid for goods of an exchange, by id.
create function private.lock_returned_orders(return_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  select from public.orders o
  where o.id in (select unnest(array[r.order_id, private.paid_order(r.order_id)]) from private.returns r where r.id = any (return_ids))
  order by o.id for update
$$;

-- A return for a change, locked after its orders, as every change of an order and of its stock, papers and ledger does. Raises
-- not_signed_in, return_not_found.
create function private.lock_return(return_id uuid)
returns private.returns
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked private.returns;
begin
  perform private.require_person();
  perform private.lock_returned_orders(array[return_id]);
  select * into locked from private.returns r where r.id = lock_return.return_id for update;
  if not found or private.return_side(locked) is null then
    perform private.raise_error('PT404', 'return_not_found');
  end if;
  return locked;
end
$$;

-- Writes an entry of the timeline on the present version of a return and returns its id.
create function private.return_event(r private.returns, kind text, from_status text, actor_role text, note text,
  changes jsonb default '{}', pictures text[] default '{}', credit private.report_line[] default '{}')
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  written bigint;
begin
  insert into private.return_events (return_id, kind, from_status, to_status, actor_id, actor_role, note, changes, credit,
    return_version)
  select r.id, return_event.kind, return_event.from_status, x.status,
    case when return_event.actor_role <> 'system' then private.my_id() end, return_event.actor_role,
    nullif(btrim(return_event.note), ''), (select jsonb_object_agg(c.key, c.value) from jsonb_each(return_event.changes) c where c.value <> 'null'), return_event.credit, x.version
  from private.returns x where x.id = r.id
  returning id into written;
  insert into private.return_pictures (event_id, position, path)
  select written, p.position, p.path from unnest(pictures) with ordinality p (path, position);
  if return_event.actor_role <> 'buyer' and private.caller_id() is not null then
    perform private.write_audit_entry('UPDATE', 'returns', r.id::text, r.company_id, jsonb_build_object('status', from_status),
      (select jsonb_build_object('status', x.status, 'reason', nullif(btrim(return_event.note), '')) from private.returns x where x.id = r.id));
  end if;
  return written;
end
$$;

-- Raises invalid_input unless the pictures are at most eight stored ones of the order.
create function private.require_return_pictures(order_id uuid, pictures text[])
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_that(coalesce(cardinality(pictures), 0) <= 8, 'pictures', 'too_many');
  perform private.require_that(
    bool_and(starts_with(p.path, require_return_pictures.order_id || '/') and exists (
      select from storage.objects o where o.bucket_id = 'return-pictures' and o.name = p.path)), 'pictures', 'format')
  from unnest(pictures) p (path) having count(*) > 0;
end
$$;

-- Paths of the pictures that a request names: [path].
create function private.return_pictures_of(body jsonb)
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
begin
  perform private.require_that(coalesce(jsonb_typeof(body -> 'pictures'), 'null') in ('array', 'null'), 'pictures', 'format');
  return array(select p.path from jsonb_array_elements_text(
    case jsonb_typeof(body -> 'pictures') when 'array' then body -> 'pictures' else '[]' end) with ordinality p (path, place)
    order by p.place);
end
$$;

-- The clocks.
create function private.return_clocks()
returns private.return_settings
language sql
stable
security definer
set search_path = ''
as $$ select s from private.return_settings s $$;
