-- Raises invalid_input unless the request is {wish, note?, phone, pictures?, lines: [{order_line_id, quantity, reason_id, note?}]},
-- each line once.
create function private.check_return_request(body jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(coalesce(body ->> 'wish' in ('refund', 'exchange', 'missing_part'), false), 'wish', 'one_of');
  perform private.require_text('note', private.text_of(body, 'note'), 1000, body ->> 'wish' <> 'missing_part');
  perform private.require_that(coalesce(private.is_phone(private.stored_phone(private.text_of(body, 'phone'))), false), 'phone', 'phone');
  perform private.require_that(coalesce(jsonb_array_length(case jsonb_typeof(body -> 'lines') when 'array' then body -> 'lines' end), 0) > 0,
    'lines', 'required');
  perform private.require_that(jsonb_array_length(body -> 'lines') <= 500, 'lines', 'too_many');
  perform private.require_that(bool_and(coalesce(l ->> 'order_line_id' ~ '^[0-9]{1,18}$' and l ->> 'reason_id' ~ '^[0-9]{1,18}$'
    and l ->> 'quantity' ~ '^[0-9]{1,9}(\.[0-9]{1,6})?$' and coalesce(jsonb_typeof(l -> 'note'), 'null') in ('string', 'null'), false)),
    'lines', 'format'),
    private.require_that(count(distinct l ->> 'order_line_id') = count(*), 'lines', 'repeated')
  from jsonb_array_elements(body -> 'lines') l;
  perform private.require_text('note', l ->> 'note', 500, true) from jsonb_array_elements(body -> 'lines') l;
end
$$;

-- Raises not_returnable or return_quantity {lines} for lines that cannot come back as asked, and invalid_input for quantities beside
-- the unit's step and for reasons that are not offered.
create function private.check_return_lines(o public.orders, body jsonb, delivered_at timestamptz)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  line record;
  refused jsonb := '[]';
  beyond jsonb := '[]';
begin
  for line in
    select i.*, s.id as known_reason, s.is_fault, private.returnable_line(l, delivered_at) as facts
    from jsonb_to_recordset(body -> 'lines') as i (order_line_id bigint, quantity numeric, reason_id bigint)
    left join public.order_lines l on l.id = i.order_line_id and l.order_id = o.id
    left join private.return_reasons s on s.id = i.reason_id and s.is_active
    order by i.order_line_id
  loop
    perform private.require_that(line.facts ->> 'order_line_id' is not null, 'lines', 'one_of');
    perform private.require_that(line.known_reason is not null, 'reason_id', 'one_of');
    perform private.require_that(line.quantity > 0, 'quantity', 'range');
    if line.facts ->> 'refused_because' in ('not_returnable', 'not_delivered')
      or line.facts ->> 'rule' = 'faulty_only' and not line.is_fault then
      refused := refused || jsonb_build_object('order_line_id', line.order_line_id, 'rule', line.facts -> 'rule');
    elsif line.quantity > (line.facts ->> 'returnable')::numeric then
      beyond := beyond || jsonb_build_object('order_line_id', line.order_line_id, 'returnable', line.facts -> 'returnable');
    end if;
    perform private.require_that(line.quantity % (line.facts ->> 'step')::numeric = 0, 'quantity', 'whole');
  end loop;
  if refused <> '[]' then
    perform private.raise_error('PT409', 'not_returnable', jsonb_build_object('lines', refused));
  elsif beyond <> '[]' then
    perform private.raise_error('PT409', 'return_quantity', jsonb_build_object('lines', beyond));
  end if;
end
$$;

-- Writes a checked return of a locked order with its lines and returns it. A line that takes the rest of the delivered quantity takes
-- the rest of its price, so that parts sum to the price of the line.
create function private.insert_return(o public.orders, body jsonb, key uuid, hash bytea, delivered_at timestamptz)
returns private.returns
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
begin
  insert into private.returns (order_id, company_id, buyer_id, wish, note, phone, way_back_by, order_number, buyer_name, company_name,
    delivered_at, goods, line_count, value, due_at, due_kind, idempotency_key, body_hash)
  select o.id, o.company_id, o.buyer_id, body ->> 'wish', nullif(btrim(private.text_of(body, 'note')), ''),
    private.stored_phone(private.text_of(body, 'phone')),
    case when bool_or(private.is_free_return(l.returns) or s.way_back_by = 'seller') then 'seller' else 'buyer' end, o.number, o.buyer_name, o.company_name,
    insert_return.delivered_at, left(string_agg(concat_ws(' ', l.name_en, l.name_ar, l.sku), ' | ' order by l.id), 4000), count(*), 0,
    now() + make_interval(hours => (private.return_clocks()).answer_hours), 'answer', key, hash
  from jsonb_to_recordset(body -> 'lines') as i (order_line_id bigint, reason_id bigint)
  join public.order_lines l on l.id = i.order_line_id join private.return_reasons s on s.id = i.reason_id
  returning * into r;
  insert into private.return_lines (return_id, order_line_id, reason_id, quantity, note, value)
  select r.id, l.id, i.reason_id, i.quantity, nullif(btrim(i.note), ''), case when h.quantity + i.quantity >= l.quantity
    then greatest(w.total - h.value, 0) else greatest(least(private.line_total(w.unit_price, i.quantity), w.total - h.value), 0) end
  from jsonb_to_recordset(body -> 'lines') as i (order_line_id bigint, quantity numeric, reason_id bigint, note text)
  join public.order_lines l on l.id = i.order_line_id
  cross join lateral private.held_by_returns(l.id) h
  cross join lateral private.line_worth(l) w
  order by l.id;
  update private.returns x
  set value = (select sum(y.value) from private.return_lines y where y.return_id = r.id), is_marked = private.is_marked_return(r)
  where x.id = r.id returning * into r;
  return r;
end
$$;

-- Asks for a return of goods of an own order, once per idempotency key: {id, number}. Raises order_not_found, invalid_input,
-- return_not_delivered, return_too_late {last_day}, not_returnable, return_quantity, idempotency_mismatch, rate_limited.
create function private.request_return(order_id uuid, body jsonb, idempotency_key uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
  hash constant bytea := sha256(convert_to(jsonb_build_object('order', order_id, 'body', body)::text, 'UTF8'));
  pictures constant text[] := private.return_pictures_of(body);
  o public.orders;
  r private.returns;
  delivered timestamptz;
begin
  perform private.require_that(request_return.idempotency_key is not null, 'idempotency_key', 'required');
  select * into o from public.orders x where x.id = request_return.order_id and x.buyer_id = caller for update;
  if not found then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  select * into r from private.returns x where x.idempotency_key = request_return.idempotency_key and x.buyer_id = caller;
  if found then
    if r.body_hash <> hash then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return jsonb_build_object('id', r.id, 'number', r.number);
  end if;
  perform private.check_return_request(body);
  delivered := private.delivered_at(o.id);
  if o.status <> 'Delivered' then
    perform private.raise_error('PT409', 'return_not_delivered');
  elsif private.today_in_iraq() > private.last_return_day(delivered) then
    perform private.raise_error('PT409', 'return_too_late', jsonb_build_object('last_day', private.last_return_day(delivered)));
  elsif (select count(*) from private.returns x where x.order_id = o.id and x.created_at > now() - interval '1 day') >= 10 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  perform private.check_return_lines(o, body, delivered);
  perform private.require_return_pictures(o.id, pictures);
  r := private.insert_return(o, body, request_return.idempotency_key, hash, delivered);
  perform private.return_event(r, 'requested', null, 'buyer', r.note, '{}', pictures);
  return jsonb_build_object('id', r.id, 'number', r.number);
end
$$;

create function public.request_return(order_id uuid, body jsonb, idempotency_key uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.request_return(order_id, body, idempotency_key) $$;
grant execute on function public.request_return(uuid, jsonb, uuid), private.request_return(uuid, jsonb, uuid)
  to authenticated, service_role;
