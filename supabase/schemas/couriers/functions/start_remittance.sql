-- Reads an amount of a file: a number, or a text in any usual form.
create function private.read_cash(written jsonb)
returns private.number_reading
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  plain text := written #>> '{}';
  reading private.number_reading;
begin
  if jsonb_typeof(written) = 'number' or plain ~ '^[0-9]{1,12}$' then
    reading.value := plain::numeric;
  elsif coalesce(btrim(plain), '') <> '' then
    reading := private.read_number(plain);
  end if;
  if abs(coalesce(reading.value, reading.high)) > 999999999999 then
    return null;
  end if;
  return reading;
end
$$;

-- Order number in its stored form; couriers also write it without MW, with other dashes or with Arabic digits.
create function private.read_order_number(written text)
returns text
language plpgsql
immutable
strict
set search_path = ''
as $$
begin
  if written ~ '^MW-[0-9A-Z]{4,12}$' then
    return written;
  end if;
  return upper(coalesce(private.number_term(written), private.number_term('MW-' || btrim(written))));
end
$$;

-- Whether the status of a row says that the goods came back.
create function private.is_return_word(written text)
returns boolean
language plpgsql
immutable
strict
set search_path = ''
as $$
begin
  return private.fold_text(written) ~ '(راجع|مرتجع|مرفوض|ملغ|رفض|return|refus|reject|cancel|rto)';
end
$$;

-- Writes the rows of a file as lines. A row at the end that names no order and whose amount is the sum of the others is the total
-- and is left out; so are rows without any value.
create function private.write_remittance_lines(remittance_id uuid, file_rows jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.remittance_lines (remittance_id, row_number, number, number_key, order_id, tracking_number, phone, amount,
    other_amount, net, fee, has_own_fee, day, is_return)
  select write_remittance_lines.remittance_id, r.row, nullif(btrim(r.number), ''), k.number,
    (select o.id from public.orders o where o.number = k.number),
    private.read_tracking_number(r.tracking), private.read_phone(r.phone),
    coalesce((a.r).value, (a.r).high, (n.r).value + (f.r).value), (a.r).low,
    case when num_nonnulls((a.r).value, (a.r).high, (f.r).value) = 0 then (n.r).value end,
    coalesce((f.r).value, (a.r).value - (n.r).value, 0),
    (f.r).value is not null or (a.r).value is not null and (n.r).value is not null,
    case when r.day ~ '^\d{4}-\d{2}-\d{2}$' and r.day < '2100' then r.day::date end, coalesce(private.is_return_word(r.status), false)
  from jsonb_to_recordset(file_rows) as r (row int, number text, tracking text, phone text, amount jsonb, fee jsonb, net jsonb,
    day text, status text)
  cross join lateral (select private.read_order_number(r.number) as number offset 0) k
  cross join lateral (select private.read_cash(r.amount) as r) a
  cross join lateral (select private.read_cash(r.fee) as r) f
  cross join lateral (select private.read_cash(r.net) as r) n
  where num_nonnulls(nullif(btrim(r.number), ''), nullif(btrim(r.tracking), ''), nullif(btrim(r.phone), ''), (a.r).value, (a.r).high,
    (n.r).value) > 0;
  delete from private.remittance_lines l
  where l.remittance_id = write_remittance_lines.remittance_id and num_nonnulls(l.tracking_number, l.phone) = 0
    and (l.number is null or l.number !~ '[0-9]')
    and l.row_number = (select max(x.row_number) from private.remittance_lines x where x.remittance_id = l.remittance_id)
    and l.amount = (select sum(x.amount) from private.remittance_lines x where x.remittance_id = l.remittance_id and x.id <> l.id);
end
$$;

-- Reads and matches the file of a courier: {id, is_known}. file_rows: [{row, number, tracking, phone, amount, fee, net, day,
-- status}], column_map: {folded heading: field}, kept for the courier's next file. The same file again changes nothing and
-- returns the first reading. Raises courier_not_found, invalid_input.
create function private.start_remittance(courier_id bigint, file_name text, file_hash text, file_rows jsonb, column_map jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  courier private.couriers;
  new_id uuid;
begin
  perform private.require_staff('money');
  perform private.require_text('file_name', file_name, 255);
  perform private.require_that(coalesce(file_hash ~ '^[0-9a-f]{64}$', false), 'file_hash', 'format');
  perform private.require_that(jsonb_typeof(column_map) = 'object' and length(column_map::text) < 10000, 'column_map', 'format');
  perform private.require_that(jsonb_typeof(file_rows) = 'array', 'file_rows', 'format');
  perform private.require_that(jsonb_array_length(file_rows) between 1 and 20000, 'file_rows', 'count');
  select * into courier from private.couriers c where c.id = courier_id for update;
  if not found then
    perform private.raise_error('PT404', 'courier_not_found');
  end if;
  select r.id into new_id from private.remittances r
  where r.courier_id = start_remittance.courier_id and r.file_hash = start_remittance.file_hash;
  if found then
    return jsonb_build_object('id', new_id, 'is_known', true);
  end if;
  insert into private.remittances (courier_id, file_name, file_hash, line_count, created_by)
  values (courier_id, file_name, file_hash, jsonb_array_length(file_rows), private.my_id()) returning id into new_id;
  perform private.write_remittance_lines(new_id, file_rows);
  perform private.require_that(exists (select from private.remittance_lines l where l.remittance_id = new_id), 'file_rows', 'count');
  perform private.match_remittance(new_id);
  update private.couriers c set column_map = start_remittance.column_map where c.id = courier_id;
  update private.remittances r
  set line_count = (select count(*) from private.remittance_lines l where l.remittance_id = r.id and l.row_number is not null)
  where r.id = new_id;
  return jsonb_build_object('id', new_id, 'is_known', false);
end
$$;

create function public.start_remittance(courier_id bigint, file_name text, file_hash text, file_rows jsonb, column_map jsonb)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.start_remittance(courier_id, file_name, file_hash, file_rows, column_map)
$$;
grant execute on function public.start_remittance(bigint, text, text, jsonb, jsonb),
  private.start_remittance(bigint, text, text, jsonb, jsonb) to authenticated, service_role;
