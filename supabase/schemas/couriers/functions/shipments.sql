-- Stored form of a tracking number: Latin digits, upper case as printed on labels; null for an empty one.
create function private.read_tracking_number(written text)
returns text
language plpgsql
immutable
strict
set search_path = ''
as $$
begin
  return nullif(upper(private.clean_code(written)), '');
end
$$;

-- Checks courier and tracking number of an order that is shipped, null for a driver of the seller; returns the stored form of
-- the number. A courier that is no longer in use is accepted if the order has it already. Raises invalid_input {field, rule};
-- the rule `taken` is for a number of another order of this courier.
create function private.check_shipment(o public.orders, courier_id bigint, tracking_number text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  stored text := private.read_tracking_number(tracking_number);
begin
  perform private.require_text('tracking_number', tracking_number, 60, true);
  perform private.require_that(courier_id is null or not o.is_pickup, 'courier_id', 'pickup');
  perform private.require_that(courier_id is null or exists (select from private.couriers c
    where c.id = courier_id and (c.is_active or c.id = o.courier_id)), 'courier_id', 'one_of');
  perform private.require_that(stored is null or courier_id is not null, 'courier_id', 'required');
  perform private.require_that(stored is null or not exists (select from public.orders x
    where x.courier_id = check_shipment.courier_id and private.code_key(x.tracking_number) = private.code_key(stored)
      and x.id <> o.id), 'tracking_number', 'taken');
  return stored;
end
$$;

-- Shipment of an order: {courier_id, courier, courier_phone, tracking_number}; null without a courier.
create function private.shipment_of(courier_id bigint, tracking_number text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select jsonb_build_object('courier_id', c.id, 'courier', c.name, 'courier_phone', c.phone, 'tracking_number', shipment_of.tracking_number)
    from private.couriers c where c.id = courier_id);
end
$$;
