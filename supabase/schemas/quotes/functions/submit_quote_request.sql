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
    when coalesce(btrim(line ->> 'description'), '') = '' then '{"field": "description", "rule": "required"}'
    when length(line ->> 'description') > 500 then '{"field": "description", "rule": "too_long", "limit": 500}'
    when coalesce(line ->> 'quantity', '') !~ '^[0-9]{1,9}(\.[0-9]{1,3})?$' then '{"field": "quantity", "rule": "positive"}'
    when (line ->> 'quantity')::numeric = 0 then '{"field": "quantity", "rule": "positive"}'
    when length(line ->> 'unit') > 40 then '{"field": "unit", "rule": "too_long", "limit": 40}'
    when line ->> 'product_id' !~ '^[0-9]{1,15}$' then '{"field": "product_id", "rule": "format"}'
    when line ->> 'variant_id' !~ '^[0-9]{1,15}$' then '{"field": "variant_id", "rule": "format"}'
  end::jsonb;
end
$$;

-- Raises invalid_input for the first invalid field; for a line with its number, from 1.
create function private.check_quote_request(request jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Baghdad')::date;
  wrong record;
begin
  perform private.require_text('full_name', request ->> 'full_name', 120);
  perform private.require_text('company_name', request ->> 'company_name', 120, true);
  perform private.require_that(request ->> 'email' is null or private.is_email(request ->> 'email'), 'email', 'email');
  perform private.require_that(private.is_phone(request ->> 'phone'), 'phone', 'phone');
  perform private.require_that(exists (select 1 from public.governorates g where g.code = request ->> 'governorate'),
    'governorate', 'one_of');
  if request ->> 'needed_by' is not null then
    perform private.require_that(request ->> 'needed_by' ~ '^\d{4}-\d{2}-\d{2}$'
      and pg_input_is_valid(request ->> 'needed_by', 'date'), 'needed_by', 'format');
    perform private.require_that((request ->> 'needed_by')::date between today and today + 730, 'needed_by', 'out_of_range');
  end if;
  perform private.require_text('message', request ->> 'message', 4000, true);
  perform private.require_that(coalesce(request ->> 'language', 'en') in ('en', 'ar'), 'language', 'one_of');
  if jsonb_typeof(request -> 'lines') is distinct from 'array' or jsonb_array_length(request -> 'lines') = 0 then
    perform private.require_that(false, 'lines', 'required');
  end if;
  perform private.require_that(jsonb_array_length(request -> 'lines') <= 100, 'lines', 'too_many');
  select private.quote_line_problem(l.value) as problem, l.ordinality as place into wrong
  from jsonb_array_elements(request -> 'lines') with ordinality l
  where private.quote_line_problem(l.value) is not null
  order by l.ordinality limit 1;
  if found then
    perform private.raise_error('PT422', 'invalid_input', wrong.problem || jsonb_build_object('line', wrong.place));
  end if;
end
$$;

-- A quote request for mails: `quote` of mail-params.schema.ts.
create function private.quote_for_mail(q public.quote_requests)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', q.id, 'number', q.number, 'full_name', q.full_name, 'company_name', q.company_name,
      'email', q.email, 'phone', q.phone, 'governorate_en', g.name_en, 'governorate_ar', g.name_ar,
      'needed_by', q.needed_by, 'message', nullif(q.message, ''),
      'lines', (select jsonb_agg(jsonb_build_object('description', l.description, 'quantity', l.quantity, 'unit', l.unit)
        order by l.id) from public.quote_lines l where l.quote_request_id = q.id))
    from (select 1) one left join public.governorates g on g.code = q.governorate
  );
end
$$;

-- Result of submit_quote_request, also for a repeated call.
create function private.quote_answer(q public.quote_requests)
returns jsonb
language sql
stable
set search_path = ''
as $$ select jsonb_build_object('id', q.id, 'number', q.number, 'mailed_to', q.mailed_to) $$;

-- request: {token, website?, idempotency_key, full_name, company_name?, email?, phone, governorate, needed_by?, message?,
-- language?, lines: [{product_id?, variant_id?, description, quantity, unit?}]}. Returns {id, number, mailed_to}. At most ten
-- requests an hour and thirty a day from one phone, e-mail address or account.
create function private.submit_quote_request(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  asker uuid := private.my_id();
  hash bytea := sha256(convert_to((request - 'token' - 'website')::text || coalesce(asker::text, ''), 'UTF8'));
  known public.quote_requests;
  made public.quote_requests;
  recent record;
  mail jsonb;
begin
  perform private.require_that(pg_input_is_valid(request ->> 'idempotency_key', 'uuid'), 'idempotency_key', 'format');
  -- Serializes calls with the same key and calls of one asker.
  perform pg_advisory_xact_lock(hashtextextended('quote:' || (request ->> 'idempotency_key'), 0));
  select * into known from public.quote_requests q where q.idempotency_key = (request ->> 'idempotency_key')::uuid;
  if found then
    if known.body_hash <> hash then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return private.quote_answer(known);
  end if;

  perform private.check_form(request);
  request := request || jsonb_build_object('phone', private.stored_phone(request ->> 'phone'));
  perform private.check_quote_request(request);
  -- Always in the same order, so that transactions do not deadlock.
  perform pg_advisory_xact_lock(hashtextextended('quote:' || one.asker, 0))
  from (select distinct c.asker from unnest(array[lower(request ->> 'email'), request ->> 'phone']) c (asker)
    where c.asker is not null order by c.asker) one;
  select count(*) filter (where q.created_at > now() - interval '1 hour') as hour, count(*) as day into recent
  from public.quote_requests q
  where (lower(q.email) = lower(request ->> 'email') or q.phone = request ->> 'phone' or q.user_id = asker)
    and q.created_at > now() - interval '1 day';
  if recent.hour >= 10 or recent.day >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;

  insert into public.quote_requests (user_id, full_name, company_name, email, phone, governorate, needed_by, message, language,
    line_count, idempotency_key, body_hash)
  values (asker, btrim(request ->> 'full_name'), nullif(btrim(request ->> 'company_name'), ''), request ->> 'email',
    request ->> 'phone', request ->> 'governorate', (request ->> 'needed_by')::date,
    coalesce(btrim(request ->> 'message'), ''), coalesce(request ->> 'language', 'en'),
    jsonb_array_length(request -> 'lines'), (request ->> 'idempotency_key')::uuid, hash)
  returning * into made;
  insert into public.quote_lines (quote_request_id, product_id, variant_id, description, quantity, unit)
  select made.id, p.id, v.id, regexp_replace(btrim(l.value ->> 'description'), '\s+', ' ', 'g'),
    (l.value ->> 'quantity')::numeric, coalesce(nullif(btrim(l.value ->> 'unit'), ''), 'Each')
  from jsonb_array_elements(request -> 'lines') with ordinality l
  left join public.products p on p.id = (l.value ->> 'product_id')::bigint and p.is_listed
  left join public.product_variants v on v.id = (l.value ->> 'variant_id')::bigint and v.product_id = p.id
  order by l.ordinality;

  mail := jsonb_build_object('quote', private.quote_for_mail(made));
  update public.quote_requests q set mailed_to = private.confirm_receipt(made.email, made.full_name, made.language, 'quote',
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
