-- Creates a courier, or replaces the fields of one that has the version that the person saw; returns its id. Raises
-- stale_version, courier_not_found, and invalid_input with the rule `taken` if another courier has the name.
create function private.save_courier(courier_id bigint, name text, phone text, fee_delivered public.iqd, fee_returned public.iqd,
  is_active boolean, expected_version int)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored private.couriers;
  number text := private.stored_phone(nullif(btrim(phone), ''));
  saved_id bigint;
begin
  perform private.require_staff('money');
  perform private.require_text('name', name, 120);
  perform private.require_that(number is null or private.is_phone(number), 'phone', 'format');
  perform private.require_that(fee_delivered is not null, 'fee_delivered', 'required');
  perform private.require_that(fee_returned is not null, 'fee_returned', 'required');
  if courier_id is not null then
    select * into stored from private.couriers c where c.id = courier_id for update;
    if not found then
      perform private.raise_error('PT404', 'courier_not_found');
    elsif stored.version is distinct from expected_version then
      perform private.raise_error('PT409', 'stale_version');
    end if;
  end if;
  perform private.require_that(not exists (select from private.couriers c
    where private.fold_text(c.name) = private.fold_text(save_courier.name) and c.id is distinct from courier_id), 'name', 'taken');
  if courier_id is null then
    insert into private.couriers (name, phone, fee_delivered, fee_returned, is_active)
    values (btrim(name), number, fee_delivered, fee_returned, coalesce(is_active, true)) returning id into saved_id;
    return saved_id;
  end if;
  update private.couriers c
  set name = btrim(save_courier.name), phone = number, fee_delivered = save_courier.fee_delivered,
    fee_returned = save_courier.fee_returned, is_active = coalesce(save_courier.is_active, c.is_active), version = c.version + 1
  where c.id = courier_id;
  return courier_id;
end
$$;

create function public.save_courier(name text, phone text, fee_delivered public.iqd, fee_returned public.iqd,
  is_active boolean default true, courier_id bigint default null, expected_version int default null) returns bigint
language sql security invoker set search_path = '' as $$
  select private.save_courier(courier_id, name, phone, fee_delivered, fee_returned, is_active, expected_version)
$$;
grant execute on function public.save_courier(text, text, public.iqd, public.iqd, boolean, bigint, int),
  private.save_courier(bigint, text, text, public.iqd, public.iqd, boolean, int) to authenticated, service_role;
