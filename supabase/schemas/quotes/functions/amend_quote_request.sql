-- Applies the lines of an amended request. A line whose goods, quantity or unit changed belongs to the new revision, so that
-- offers made before it cannot be accepted for it; with `all_changed` every line does. Returns the number of changed, added and
-- removed lines.
create function private.amend_quote_lines(q private.quote_requests, lines jsonb, new_revision int, all_changed boolean)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed_ids uuid[];
  removed int;
  added jsonb;
begin
  update private.quote_lines l set removed_in = new_revision
  where l.request_id = q.id and l.removed_in is null
    and not exists (select from private.quote_line_inputs(lines) w where w.id = l.id);
  get diagnostics removed = row_count;
  with wanted as (
    select w.*, (l.description, l.quantity, l.unit, l.product_id, l.variant_id, coalesce(l.category_id, -1))
      is distinct from (w.description, w.quantity::numeric(12, 3), w.unit, p.id, v.id, coalesce(c.id, l.category_id, -1)) as differs,
      p.id as known_product, v.id as known_variant, coalesce(c.id, p.category_id, l.category_id) as known_category
    from private.quote_line_inputs(lines) w
    join private.quote_lines l on l.id = w.id and l.request_id = q.id and l.removed_in is null
    left join public.products p on p.id = w.product_id
    left join public.product_variants v on v.id = w.variant_id and v.product_id = p.id
    left join public.categories c on c.id = w.category_id
  ), written as (
    update private.quote_lines l set position = w.place, description = w.description, description_ar = w.description_ar,
      code = w.code, quantity = w.quantity, unit = w.unit, section = w.section, row_number = w.row_number,
      product_id = w.known_product, variant_id = w.known_variant, category_id = w.known_category,
      revision = case when w.differs or all_changed then new_revision else l.revision end,
      routed_at = case when w.differs or all_changed then null else l.routed_at end
    from wanted w where l.id = w.id
    returning l.id, w.differs
  )
  select array_agg(w.id) filter (where w.differs) into changed_ids from written w;
  select jsonb_agg(x.value order by x.ordinality) into added
  from jsonb_array_elements(lines) with ordinality x
  where not exists (select from private.quote_lines l
    where l.request_id = q.id and l.removed_in is null and l.id::text = x.value ->> 'id');
  if added is not null then
    perform private.insert_quote_lines(q.id, added, new_revision);
    -- insert_quote_lines numbers the lines that it gets; their places in the whole request follow from the bill.
    update private.quote_lines l set position = w.place
    from (select n.id, row_number() over (order by n.position) as rank from private.quote_lines n
        where n.request_id = q.id and n.revision = new_revision and n.removed_in is null and n.routed_at is null
          and not exists (select from private.quote_line_inputs(lines) k where k.id = n.id)) new_lines
    join (select x.place, row_number() over (order by x.place) as rank from private.quote_line_inputs(lines) x
        where not exists (select from private.quote_lines l where l.request_id = q.id and l.id = x.id)) w using (rank)
    where l.id = new_lines.id;
  end if;
  return coalesce(cardinality(changed_ids), 0) + removed + coalesce(jsonb_array_length(added), 0);
end
$$;

-- Notifies the companies that were asked that a request changed.
create function private.notify_quote_amended(q private.quote_requests)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_company(s.company_id, 'quotes', 'quote_amended', private.asked_quote_subject(q, s.company_id))
  from private.quote_sellers s where s.request_id = q.id
$$;

-- Changes a sent request of which no line was accepted; a later closing time opens a closed one again. request: as in
-- submit_quote_request; lines with an id are lines that the request has. `files` are all that the request has from now on; absent:
-- no change. Another place makes every line new, because the delivery fees no longer fit. Returns {revision, version}. Raises
-- quote_state, changed_meanwhile, invalid_input, rate_limited.
create function private.amend_quote_request(request_id uuid, expected_version int, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests := private.lock_own_quote(amend_quote_request.request_id, expected_version, '{Open,Closed}');
  changed_lines int;
  moved boolean;
begin
  perform private.check_quote_event_rate(q.id, null, '{amended}');
  request := private.read_quote_request(request);
  perform private.check_quote_lines(request -> 'lines');
  moved := (q.governorate, q.district, q.is_pickup) is distinct from
    (request ->> 'governorate', request ->> 'district', coalesce((request ->> 'is_pickup')::boolean, false));
  update private.quote_requests x set (status, revision, version, full_name, company_name, email, phone, hides_buyer, governorate,
      district, is_pickup, needed_by, closes_at, payment, message, line_count, reminded_at, updated_at)
    = ('Open', q.revision + 1, q.version + 1, request ->> 'full_name', request ->> 'company_name', request ->> 'email',
      request ->> 'phone', coalesce((request ->> 'hides_buyer')::boolean, false), request ->> 'governorate', request ->> 'district',
      coalesce((request ->> 'is_pickup')::boolean, false), (request ->> 'needed_by')::date, (request ->> 'closes_at')::timestamptz,
      coalesce(request ->> 'payment', 'cash'), request ->> 'message', jsonb_array_length(request -> 'lines'), null, now())
  where x.id = q.id;
  changed_lines := private.amend_quote_lines(q, request -> 'lines', q.revision + 1, moved);
  perform private.count_unrouted_lines(q.id);
  perform private.write_quote_wishes(q.id, request);
  perform private.attach_quote_files(q.id, null, q.user_id, request -> 'files');
  if request ? 'files' then
    delete from private.quote_files f where f.request_id = q.id and f.company_id is null
      and not exists (select from jsonb_array_elements(request -> 'files') w where w.value ->> 'path' = f.path);
  end if;
  perform private.quote_event(q.id, null, 'amended', 'buyer', jsonb_build_object('revision', q.revision + 1, 'lines', changed_lines));
  perform private.notify_quote_amended(q);
  return jsonb_build_object('revision', q.revision + 1, 'version', q.version + 1);
end
$$;

create function public.amend_quote_request(request_id uuid, expected_version int, request jsonb) returns jsonb
language sql security invoker set search_path = '' as $$ select private.amend_quote_request(request_id, expected_version, request) $$;
grant execute on function public.amend_quote_request(uuid, int, jsonb), private.amend_quote_request(uuid, int, jsonb)
  to authenticated, service_role;
