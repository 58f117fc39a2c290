-- Problem in the form of a line of an offer, as {field, rule}; null if there is none.
create function private.offer_line_problem(line jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(line) <> 'object' then '{"field": "lines", "rule": "format"}'
    when pg_input_is_valid(line ->> 'line_id', 'uuid') is not true then '{"field": "line_id", "rule": "not_found"}'
    when line ->> 'refusal' not in ('not_sold', 'out_of_stock', 'quantity_too_small', 'specification', 'place', 'other')
      or (line ->> 'refusal' is not null and line ->> 'unit_price' is not null) then '{"field": "refusal", "rule": "one_of"}'
    when line ->> 'refusal' is not null then null
    when line ->> 'product_id' !~ '^[0-9]{1,15}$' then '{"field": "product_id", "rule": "not_found"}'
    when line ->> 'variant_id' !~ '^[0-9]{1,15}$' then '{"field": "variant_id", "rule": "not_found"}'
    when length(line ->> 'offered_name') > 200 then '{"field": "offered_name", "rule": "too_long", "limit": 200}'
    when coalesce(line ->> 'is_equivalent', 'false') not in ('true', 'false') then '{"field": "is_equivalent", "rule": "format"}'
    when coalesce(btrim(line ->> 'unit'), '') = '' then '{"field": "unit", "rule": "required"}'
    when length(line ->> 'unit') > 40 then '{"field": "unit", "rule": "too_long", "limit": 40}'
    when line ->> 'units_per_requested' is null then '{"field": "units_per_requested", "rule": "required"}'
    when line ->> 'units_per_requested' !~ '^[0-9]{1,9}(\.[0-9]+)?$' or round((line ->> 'units_per_requested')::numeric, 6) = 0
      then '{"field": "units_per_requested", "rule": "positive"}'
    when line ->> 'unit_price' is null then '{"field": "unit_price", "rule": "required"}'
    when line ->> 'unit_price' !~ '^[0-9]{1,12}(\.[0-9]{1,2}0*)?$' or (line ->> 'unit_price')::numeric = 0
      then '{"field": "unit_price", "rule": "positive"}'
    when line ->> 'quantity' !~ '^[0-9]{1,9}(\.[0-9]{1,3}0*)?$' or (line ->> 'quantity')::numeric = 0
      then '{"field": "quantity", "rule": "positive"}'
    when line ->> 'lead_days' is null then '{"field": "lead_days", "rule": "required"}'
    when line ->> 'lead_days' !~ '^[0-9]{1,3}$' or (line ->> 'lead_days')::int > 365 then '{"field": "lead_days", "rule": "out_of_range"}'
  end::jsonb;
end
$$;

-- Lines of an offer whose form was checked. A refused line has no other values.
create function private.offer_line_inputs(lines jsonb)
returns table (place bigint, line_id uuid, refusal text, product_id bigint, variant_id bigint, offered_name text,
  is_equivalent boolean, unit text, units_per_requested numeric, unit_price numeric, quantity numeric, lead_days smallint)
language sql
stable
set search_path = ''
as $$
  select l.ordinality, (l.value ->> 'line_id')::uuid, l.value ->> 'refusal', (g.value ->> 'product_id')::bigint,
    (g.value ->> 'variant_id')::bigint, nullif(btrim(g.value ->> 'offered_name'), ''),
    coalesce((g.value ->> 'is_equivalent')::boolean, false), btrim(g.value ->> 'unit'),
    round((g.value ->> 'units_per_requested')::numeric, 6), (g.value ->> 'unit_price')::numeric, (g.value ->> 'quantity')::numeric,
    (g.value ->> 'lead_days')::smallint
  from jsonb_array_elements(lines) with ordinality l
  cross join lateral (select case when l.value ->> 'refusal' is null then l.value else '{}' end as value) g
$$;

-- Raises invalid_input {field, rule, line_id} for the first line that the company was not asked about, or whose goods, unit or
-- quantity do not fit: a product of its catalogue is offered in the product's unit, because stock is taken in it.
create function private.check_offer_facts(request_id uuid, company_id uuid, lines jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wrong jsonb;
begin
  select jsonb_build_object('line_id', f.line_id, 'field', f.problem[1], 'rule', f.problem[2]) into wrong
  from (
    select i.place, i.line_id, case
      when (r.is_asked and l.request_id = check_offer_facts.request_id and l.removed_in is null) is not true
        then array['line_id', 'not_found']
      when count(*) over (partition by i.line_id) > 1 then array['line_id', 'repeated']
      when i.refusal is not null then null
      when l.quantity is not null and i.quantity is null then array['quantity', 'required']
      when i.product_id is not null and p.id is null then array['product_id', 'not_found']
      when i.variant_id is not null and v.id is null then array['variant_id', 'not_found']
      when v.id is null and exists (select from public.product_variants x where x.product_id = p.id) then array['variant_id', 'required']
      when i.unit <> p.unit then array['unit', 'one_of']
      when i.quantity <> round(i.quantity, u.decimals) then array['quantity', 'whole']
      when i.unit_price * i.quantity > 999999999999 then array['unit_price', 'out_of_range']
    end as problem
    from private.offer_line_inputs(lines) i
    -- Looked up by line alone, like asked_company_ids.
    left join private.quote_lines l on l.id = i.line_id
    cross join lateral (select check_offer_facts.company_id = any (private.asked_company_ids(i.line_id)) as is_asked) r
    left join public.products p on p.id = i.product_id and p.company_id = check_offer_facts.company_id and p.deleted_at is null
      and p.moderation = 'visible'
    left join public.product_variants v on v.id = i.variant_id and v.product_id = p.id
    left join public.units u on u.code = i.unit) f
  where f.problem is not null
  order by f.place limit 1;
  if found then
    perform private.raise_error('PT422', 'invalid_input', wrong);
  end if;
end
$$;

-- Raises invalid_input for the first invalid field of an offer; for a line with its line_id.
create function private.check_quote_offer(q private.quote_requests, company_id uuid, offer jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Baghdad')::date;
  wrong jsonb;
begin
  perform private.require_that(coalesce(offer ->> 'delivery_fee', '0') ~ '^[0-9]{1,11}(\.[0-9]{1,2}0*)?$', 'delivery_fee', 'not_negative');
  perform private.require_that(offer ->> 'valid_until' ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(offer ->> 'valid_until', 'date'),
    'valid_until', 'format');
  perform private.require_that((offer ->> 'valid_until')::date between today and today + 180, 'valid_until', 'out_of_range');
  perform private.require_text('terms', offer ->> 'terms', 2000, true);
  perform private.require_text('note', offer ->> 'note', 2000, true);
  perform private.require_that(coalesce(jsonb_array_length(case jsonb_typeof(offer -> 'lines') when 'array' then offer -> 'lines' end), 0) > 0,
    'lines', 'required');
  perform private.require_that(jsonb_array_length(offer -> 'lines') <= 5000, 'lines', 'too_many');
  select jsonb_strip_nulls(jsonb_build_object('line_id', l.value ->> 'line_id')) || private.offer_line_problem(l.value) into wrong
  from jsonb_array_elements(offer -> 'lines') with ordinality l
  where private.offer_line_problem(l.value) is not null
  order by l.ordinality limit 1;
  if found then
    perform private.raise_error('PT422', 'invalid_input', wrong);
  end if;
  perform private.check_offer_facts(q.id, check_quote_offer.company_id, offer -> 'lines');
  -- Goods that are neither delivered nor collected could never be accepted.
  perform private.require_that(offer ->> 'delivery_fee' is not null
    or exists (select from public.companies c where c.id = check_quote_offer.company_id and c.offers_pickup)
    or not exists (select from private.offer_line_inputs(offer -> 'lines') i where i.refusal is null), 'delivery_fee', 'required');
end
$$;

-- Inserts a checked offer with its lines in place of the company's current one.
create function private.insert_quote_offer(q private.quote_requests, company_id uuid, idempotency_key uuid, offer jsonb)
returns private.quote_offers
language plpgsql
security definer
set search_path = ''
as $$
declare
  made private.quote_offers;
begin
  update private.quote_offers o set status = 'Superseded'
  where o.request_id = q.id and o.company_id = insert_quote_offer.company_id and o.status = 'Sent';
  insert into private.quote_offers (request_id, company_id, revision, request_revision, delivery_fee, valid_until, terms, note,
    line_count, subtotal, created_by, idempotency_key)
  select q.id, insert_quote_offer.company_id, 1 + coalesce((select max(o.revision) from private.quote_offers o
      where o.request_id = q.id and o.company_id = insert_quote_offer.company_id), 0),
    q.revision, (offer ->> 'delivery_fee')::numeric, (offer ->> 'valid_until')::date, coalesce(btrim(offer ->> 'terms'), ''),
    coalesce(btrim(offer ->> 'note'), ''), count(*) filter (where i.refusal is null),
    coalesce(sum(private.line_total(i.unit_price, i.quantity)) filter (where l.quantity is not null), 0), private.my_id(),
    insert_quote_offer.idempotency_key
  from private.offer_line_inputs(offer -> 'lines') i join private.quote_lines l on l.id = i.line_id
  returning * into made;
  insert into private.quote_offer_lines (offer_id, line_id, refusal, product_id, variant_id, offered_name, is_equivalent, unit,
    units_per_requested, unit_price, quantity, lead_days)
  select made.id, i.line_id, i.refusal, i.product_id, i.variant_id, case when i.product_id is null then i.offered_name end,
    i.is_equivalent, i.unit, i.units_per_requested, i.unit_price, case when l.quantity is not null then i.quantity end, i.lead_days
  from private.offer_line_inputs(offer -> 'lines') i join private.quote_lines l on l.id = i.line_id;
  return made;
end
$$;

-- Sends the answer of the caller's company, or a new revision of it. offer: {request_revision, delivery_fee?, valid_until, terms?,
-- note?, files?, lines: [{line_id, refusal} | {line_id, product_id?, variant_id?, offered_name?, is_equivalent?, unit,
-- units_per_requested, unit_price, quantity?, lead_days}]}. `files` replaces the company's files. Returns {offer_id, revision}.
-- Raises quote_not_found, offer_accepted, quote_closed, changed_meanwhile, idempotency_mismatch, invalid_input, rate_limited.
create function private.send_quote_offer(request_id uuid, expected_revision int, idempotency_key uuid, offer jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company constant uuid := private.my_company('quotes');
  q private.quote_requests;
  made private.quote_offers;
begin
  perform private.require_that(send_quote_offer.idempotency_key is not null, 'idempotency_key', 'required');
  perform private.require_that(jsonb_typeof(offer) = 'object', 'offer', 'format');
  q := private.lock_asked_quote(send_quote_offer.request_id, company);
  select * into made from private.quote_offers o where o.idempotency_key = send_quote_offer.idempotency_key;
  if made.id is not null then
    if (made.request_id, made.company_id) <> (q.id, company) then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return jsonb_build_object('offer_id', made.id, 'revision', made.revision);
  end if;
  perform private.check_not_won(q.id, company), private.check_quote_event_rate(q.id, company, '{offered,revised,declined}');
  if q.status <> 'Open' or q.closes_at <= now() then
    perform private.raise_error('PT409', 'quote_closed');
  end if;
  perform private.begin_decision(offer ->> 'request_revision', q.revision::text, false,
    jsonb_build_object('what', 'quote_amended', 'at', q.updated_at, 'by_role', 'buyer', 'by', null));
  perform private.check_offer_revision(q.id, company, expected_revision);
  perform private.check_quote_offer(q, company, offer);

  made := private.insert_quote_offer(q, company, send_quote_offer.idempotency_key, offer);
  if jsonb_typeof(offer -> 'files') = 'array' then
    delete from private.quote_files f where f.request_id = q.id and f.company_id = company
      and not exists (select from jsonb_array_elements(offer -> 'files') k where k.value ->> 'path' = f.path);
  end if;
  perform private.attach_quote_files(q.id, company, company, nullif(offer -> 'files', 'null'));
  delete from private.quote_offer_drafts d where d.request_id = q.id and d.company_id = company;
  perform private.record_offer_change(q, company,
    case when made.line_count = 0 then 'declined' when made.revision = 1 then 'offered' else 'revised' end,
    jsonb_build_object('revision', made.revision, 'lines', made.line_count));
  return jsonb_build_object('offer_id', made.id, 'revision', made.revision);
end
$$;

create function public.send_quote_offer(request_id uuid, expected_revision int, idempotency_key uuid, offer jsonb) returns jsonb
language sql security invoker set search_path = '' as $$ select private.send_quote_offer(request_id, expected_revision, idempotency_key, offer) $$;
grant execute on function public.send_quote_offer(uuid, int, uuid, jsonb), private.send_quote_offer(uuid, int, uuid, jsonb)
  to authenticated, service_role;
