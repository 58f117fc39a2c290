-- Problem of a line as {field, rule}; null if there is none.
create function private.quote_line_problem(line jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(line) <> 'object' then '{"field": "lines", "rule": "format"}'
    when coalesce(private.fold_text(line ->> 'description'), '') = '' then '{"field": "description", "rule": "required"}'
    when length(line ->> 'description') > 500 then '{"field": "description", "rule": "too_long", "limit": 500}'
    when length(line ->> 'description_ar') > 500 then '{"field": "description", "rule": "too_long", "limit": 500}'
    when coalesce(line ->> 'quantity', '1') !~ '^[0-9]{1,9}(\.[0-9]{1,3})?$' then '{"field": "quantity", "rule": "positive"}'
    when (line ->> 'quantity')::numeric = 0 then '{"field": "quantity", "rule": "positive"}'
    when length(line ->> 'unit') > 40 then '{"field": "unit", "rule": "too_long", "limit": 40}'
    when length(line ->> 'code') > 80 then '{"field": "code", "rule": "too_long", "limit": 80}'
    when length(line ->> 'section') > 300 then '{"field": "section", "rule": "too_long", "limit": 300}'
    when line ->> 'row_number' !~ '^[1-9][0-9]{0,6}$' then '{"field": "row_number", "rule": "format"}'
    when line ->> 'product_id' !~ '^[0-9]{1,15}$' then '{"field": "product_id", "rule": "format"}'
    when line ->> 'variant_id' !~ '^[0-9]{1,15}$' then '{"field": "variant_id", "rule": "format"}'
    when line ->> 'category_id' !~ '^[0-9]{1,15}$' then '{"field": "category_id", "rule": "format"}'
    when not pg_input_is_valid(line ->> 'id', 'uuid') then '{"field": "id", "rule": "format"}'
  end::jsonb;
end
$$;

-- Raises invalid_input for the first invalid line, with its number from 1.
create function private.check_quote_lines(lines jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  wrong record;
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) = 0 then
    perform private.require_that(false, 'lines', 'required');
  end if;
  perform private.require_that(jsonb_array_length(lines) <= 5000, 'lines', 'too_many');
  select private.quote_line_problem(l.value) as problem, l.ordinality as place into wrong
  from jsonb_array_elements(lines) with ordinality l
  where private.quote_line_problem(l.value) is not null
  order by l.ordinality limit 1;
  if found then
    perform private.raise_error('PT422', 'invalid_input', wrong.problem || jsonb_build_object('line', wrong.place));
  end if;
end
$$;

-- Checks a request without its lines and returns it with stored forms: phone, closing time, null for blank texts. Raises
-- invalid_input for the first invalid field.
create function private.read_quote_request(request jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Baghdad')::date;
  closes_at timestamptz;
begin
  perform private.require_that(jsonb_typeof(request) = 'object', 'request', 'format');
  request := request || jsonb_build_object('phone', private.stored_phone(request ->> 'phone'));
  perform private.require_text('full_name', request ->> 'full_name', 120);
  perform private.require_text('company_name', request ->> 'company_name', 120, true);
  perform private.require_that(request ->> 'email' is null or private.is_email(request ->> 'email'), 'email', 'email');
  perform private.require_that(private.is_phone(request ->> 'phone'), 'phone', 'phone');
  perform private.require_that(exists (select 1 from public.governorates g where g.code = request ->> 'governorate'),
    'governorate', 'one_of');
  perform private.require_text('district', request ->> 'district', 120, true);
  if request ->> 'needed_by' is not null then
    perform private.require_that(request ->> 'needed_by' ~ '^\d{4}-\d{2}-\d{2}$'
      and pg_input_is_valid(request ->> 'needed_by', 'date'), 'needed_by', 'format');
    perform private.require_that((request ->> 'needed_by')::date between today and today + 730, 'needed_by', 'out_of_range');
  end if;
  closes_at := coalesce(private.time_of(request, 'closes_at'), now() + interval '3 days');
  perform private.require_that(closes_at between now() + interval '1 hour' and now() + interval '61 days', 'closes_at', 'out_of_range');
  perform private.require_that(coalesce(request ->> 'payment', 'cash') in ('cash', 'transfer', 'credit_30', 'credit_60'), 'payment', 'one_of');
  perform private.require_text('message', request ->> 'message', 4000, true);
  perform private.require_that(coalesce(request ->> 'language', 'en') in ('en', 'ar'), 'language', 'one_of');
  perform private.flag_of(request, flag) from unnest(array['hides_buyer', 'is_pickup']) flag;
  perform private.check_quote_wishes(request, wish) from unnest(array['excluded_sellers', 'named_sellers']) wish;
  return request || jsonb_build_object('closes_at', closes_at, 'full_name', btrim(request ->> 'full_name'),
    'company_name', nullif(btrim(request ->> 'company_name'), ''), 'district', nullif(btrim(request ->> 'district'), ''),
    'message', coalesce(btrim(request ->> 'message'), ''));
end
$$;

-- Adds lines to a request in their order; `lines` were checked. A line whose product or category does not exist loses the link.
create function private.insert_quote_lines(request_id uuid, lines jsonb, revision int)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.quote_lines (request_id, position, revision, product_id, variant_id, category_id, description, description_ar,
    code, quantity, unit, section, row_number)
  select insert_quote_lines.request_id, l.place, insert_quote_lines.revision, p.id, v.id, coalesce(c.id, p.category_id),
    l.description, l.description_ar, l.code, l.quantity, l.unit, l.section, l.row_number
  from private.quote_line_inputs(lines) l
  left join public.products p on p.id = l.product_id and p.is_listed
  left join public.product_variants v on v.id = l.variant_id and v.product_id = p.id
  left join public.categories c on c.id = l.category_id and not c.is_hidden
$$;

-- Checked lines of a request as rows, with spaces collapsed and blank texts as null.
create function private.quote_line_inputs(lines jsonb)
returns table (place int, id uuid, product_id bigint, variant_id bigint, category_id bigint, description text,
  description_ar text, code text, quantity numeric, unit text, section text, row_number int)
language sql
immutable
set search_path = ''
as $$
  select l.ordinality::int, (l.value ->> 'id')::uuid, (l.value ->> 'product_id')::bigint, (l.value ->> 'variant_id')::bigint,
    (l.value ->> 'category_id')::bigint, regexp_replace(btrim(l.value ->> 'description'), '\s+', ' ', 'g'),
    nullif(regexp_replace(btrim(l.value ->> 'description_ar'), '\s+', ' ', 'g'), ''), nullif(private.clean_code(l.value ->> 'code'), ''),
    (l.value ->> 'quantity')::numeric, coalesce(nullif(btrim(l.value ->> 'unit'), ''), 'Each'),
    nullif(btrim(l.value ->> 'section'), ''), (l.value ->> 'row_number')::int
  from jsonb_array_elements(lines) with ordinality l
$$;

-- Raises invalid_input unless the member `wish` of a request is absent or a list of at most 100 companies.
create function private.check_quote_wishes(request jsonb, wish text)
returns void
language plpgsql
immutable
set search_path = ''
as $$
declare
  ids constant jsonb := nullif(request -> wish, 'null');
begin
  perform private.require_that(ids is null or jsonb_typeof(ids) = 'array', wish, 'format');
  perform private.require_that(ids is null or jsonb_array_length(ids) <= 100, wish, 'too_many');
end
$$;

-- Replaces the sellers that the buyer wants to be asked or not.
create function private.write_quote_wishes(request_id uuid, request jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.quote_seller_wishes w where w.request_id = write_quote_wishes.request_id;
  insert into private.quote_seller_wishes (request_id, company_id, wish)
  select write_quote_wishes.request_id, c.id, w.wish
  from (values ('excluded', request -> 'excluded_sellers'), ('named', request -> 'named_sellers')) w (wish, ids)
  cross join lateral jsonb_array_elements_text(coalesce(nullif(w.ids, 'null'), '[]')) x (id)
  join public.companies c on c.id::text = x.id and c.is_approved
  on conflict do nothing;
end
$$;

-- Raises rate_limited after ten requests an hour or thirty a day from one phone, email address or account.
create function private.check_quote_rate(asker uuid, email text, phone text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  recent record;
begin
  -- Always in the same order, so that transactions do not deadlock.
  perform pg_advisory_xact_lock(hashtextextended('quote:' || one.asker, 0))
  from (select distinct c.asker from unnest(array[lower(check_quote_rate.email), check_quote_rate.phone]) c (asker)
    where c.asker is not null order by c.asker) one;
  select count(*) filter (where q.sent_at > now() - interval '1 hour') as hour, count(*) as day into recent
  from private.quote_requests q
  where (lower(q.email) = lower(check_quote_rate.email) or q.phone = check_quote_rate.phone or q.user_id = asker)
    and q.created_at > now() - interval '1 day' and q.status <> 'Draft';
  if recent.hour >= 10 or recent.day >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
end
$$;

-- A quote request for mails: `quote` of mail-params.schema.ts, with its first fifty lines.
create function private.quote_for_mail(q private.quote_requests)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', q.id, 'number', q.number, 'full_name', q.full_name, 'company_name', q.company_name,
      'email', q.email, 'phone', q.phone, 'governorate_en', g.name_en, 'governorate_ar', g.name_ar,
      'needed_by', q.needed_by, 'message', nullif(q.message, ''), 'line_count', q.line_count,
      'lines', (select jsonb_agg(jsonb_build_object('description', l.description, 'quantity', l.quantity, 'unit', l.unit)
        order by l.position) from (select * from private.quote_lines x where x.request_id = q.id and x.removed_in is null
          order by x.position limit 50) l))
    from (select 1) one left join public.governorates g on g.code = q.governorate
  );
end
$$;

-- Result of submit_quote_request, also for a repeated call.
create function private.quote_answer(q private.quote_requests)
returns jsonb
language sql
stable
set search_path = ''
as $$ select jsonb_build_object('id', q.id, 'number', q.number, 'mailed_to', q.mailed_to) $$;

-- Writes a checked request as sent. A draft of the person becomes the request and keeps its number.
create function private.insert_quote_request(asker uuid, request jsonb, hash bytea, buying private.buying_order)
returns private.quote_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  made private.quote_requests;
begin
  insert into private.quote_requests as q (id, user_id, buying_company_id, project_id, status, full_name, company_name, email, phone, hides_buyer, governorate,
    district, is_pickup, needed_by, closes_at, payment, message, language, line_count, idempotency_key, body_hash, repeats_id, sent_at)
  values (coalesce((select d.id from private.quote_requests d
      where d.id::text = request ->> 'id' and d.user_id = asker and d.status = 'Draft'), gen_random_uuid()),
    asker, buying.company_id, buying.project_id, 'Open', request ->> 'full_name', request ->> 'company_name', request ->> 'email', request ->> 'phone',
    coalesce((request ->> 'hides_buyer')::boolean, false), request ->> 'governorate', request ->> 'district',
    coalesce((request ->> 'is_pickup')::boolean, false), (request ->> 'needed_by')::date, (request ->> 'closes_at')::timestamptz,
    coalesce(request ->> 'payment', 'cash'), request ->> 'message', coalesce(request ->> 'language', 'en'),
    jsonb_array_length(request -> 'lines'), (request ->> 'idempotency_key')::uuid, hash,
    (select r.id from private.quote_requests r where r.id::text = request ->> 'repeats_id' and r.user_id = asker), now())
  on conflict (id) do update set (buying_company_id, project_id, status, draft, full_name, company_name, email, phone, hides_buyer, governorate, district, is_pickup,
      needed_by, closes_at, payment, message, language, line_count, idempotency_key, body_hash, repeats_id, sent_at, updated_at)
    = (excluded.buying_company_id, excluded.project_id, excluded.status, null, excluded.full_name, excluded.company_name, excluded.email, excluded.phone, excluded.hides_buyer,
      excluded.governorate, excluded.district, excluded.is_pickup, excluded.needed_by, excluded.closes_at, excluded.payment,
      excluded.message, excluded.language, excluded.line_count, excluded.idempotency_key, excluded.body_hash, excluded.repeats_id, now(), now())
  returning q.* into made;
  perform private.insert_quote_lines(made.id, request -> 'lines', 1);
  perform private.write_quote_wishes(made.id, request);
  if asker is not null then
    perform private.attach_quote_files(made.id, null, asker, request -> 'files');
  end if;
  perform private.quote_event(made.id, null, 'sent', 'buyer', jsonb_build_object('lines', made.line_count));
  return made;
end
$$;

-- Sends a request, privately or for the caller's company (`buying`: see lock_buying_order, whose errors it raises); the job
-- work-quotes finds its sellers. request: see QuoteRequestInput in quotes.ts, with token, website? and
-- idempotency_key. Returns {id, number, mailed_to}. Raises invalid_input {field, rule, line?}, rate_limited,
-- idempotency_mismatch and the errors of check_form.
create function private.submit_quote_request(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  asker uuid := private.my_id();
  hash bytea;
  known private.quote_requests;
  made private.quote_requests;
  mail jsonb;
begin
  perform private.require_that(jsonb_typeof(request) = 'object', 'request', 'format');
  perform private.require_that(pg_input_is_valid(request ->> 'idempotency_key', 'uuid'), 'idempotency_key', 'format');
  hash := sha256(convert_to((request - 'token' - 'website')::text || coalesce(asker::text, ''), 'UTF8'));
  -- Serializes calls with the same key.
  perform pg_advisory_xact_lock(hashtextextended('quote:' || (request ->> 'idempotency_key'), 0));
  select * into known from private.quote_requests q where q.idempotency_key = (request ->> 'idempotency_key')::uuid;
  if found then
    if known.body_hash <> hash then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return private.quote_answer(known);
  end if;
  perform private.check_form(request);
  request := private.read_quote_request(request);
  perform private.check_quote_lines(request -> 'lines');
  perform private.check_quote_rate(asker, request ->> 'email', request ->> 'phone');
  made := private.insert_quote_request(asker, request, hash, private.lock_buying_order(request -> 'buying'));
  mail := jsonb_build_object('quote', private.quote_for_mail(made));
  update private.quote_requests q set mailed_to = private.confirm_receipt(made.email, made.full_name, made.language, 'quote',
    mail, jsonb_build_object('number', made.number))
  where q.id = made.id returning * into made;
  perform private.queue_admin_email('quote_received', jsonb_strip_nulls(mail || jsonb_build_object('reply_to', made.email)));
  return private.quote_answer(made);
end
$$;

create function public.submit_quote_request(request jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.submit_quote_request(request));
end
$$;
grant execute on function public.submit_quote_request(jsonb), private.submit_quote_request(jsonb)
  to anon, authenticated, service_role;
