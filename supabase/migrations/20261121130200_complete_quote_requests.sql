-- Quote requests get a number, the date the goods are needed by, and an answer that is the same for a repeated call.
create function private.new_quote_number()
returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random_bytes bytea;
  candidate text;
begin
  loop
    random_bytes := uuid_send(gen_random_uuid());
    select 'RQ-' || string_agg(substr(alphabet, (get_byte(random_bytes, i) & 31) + 1, 1), '')
    into candidate from generate_series(0, 5) i;
    exit when not exists (select 1 from public.quote_requests q where q.number = candidate);
  end loop;
  return candidate;
end
$$;
grant execute on function private.new_quote_number() to service_role;

alter table public.quote_requests
  -- Short and unguessable, e.g. RQ-7K3F9Q.
  add column number text unique,
  add column needed_by date,
  add column line_count int not null default 0 check (line_count between 0 and 100),
  -- Minted by the client when the form opens; with the hash of the body it makes a repeated call harmless.
  add column idempotency_key uuid unique,
  add column body_hash bytea,
  -- Where the confirmation went.
  add column mailed_to text,
  add column status_changed_at timestamptz;
update public.quote_requests q set number = private.new_quote_number(),
  line_count = (select count(*) from public.quote_lines l where l.quote_request_id = q.id);
alter table public.quote_requests alter column number set not null, alter column number set default private.new_quote_number();
create index quote_requests_own_idx on public.quote_requests (user_id, created_at desc, id);
drop index public.quote_requests_user_id_idx;
create index quote_requests_email_idx on public.quote_requests (lower(email), created_at);

alter table public.quote_lines add column variant_id bigint references public.product_variants (id) on delete set null;
create index quote_lines_variant_id_idx on public.quote_lines (variant_id);

-- The columns that tell a repeated call from a new one stay inside.
revoke select on public.quote_requests from authenticated;
grant select (id, number, user_id, full_name, company_name, email, phone, governorate, needed_by, message, language, status,
  status_changed_at, line_count, created_at) on public.quote_requests to authenticated;

create function private.touch_quote_status()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.status_changed_at := now();
  return new;
end
$$;
create trigger touch_quote_status before update of status on public.quote_requests
  for each row when (old.status is distinct from new.status) execute function private.touch_quote_status();

-- What is wrong with a line as {field, rule}; null when nothing is.
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
    when coalesce(line ->> 'quantity', '') !~ '^[0-9]{1,9}(\.[0-9]{1,2})?$' then '{"field": "quantity", "rule": "positive"}'
    when (line ->> 'quantity')::numeric = 0 then '{"field": "quantity", "rule": "positive"}'
    when length(line ->> 'unit') > 40 then '{"field": "unit", "rule": "too_long", "limit": 40}'
    when line ->> 'product_id' !~ '^[0-9]{1,15}$' then '{"field": "product_id", "rule": "format"}'
    when line ->> 'variant_id' !~ '^[0-9]{1,15}$' then '{"field": "variant_id", "rule": "format"}'
  end::jsonb;
end
$$;

-- Raises invalid_input for the first wrong field; of a line with its place, from 1.
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
  perform private.require_that(private.is_email(request ->> 'email'), 'email', 'email');
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

-- Mail form of a request; see the migration of the mails.
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

-- The answer of submit_quote_request, also for a repeated call.
create function private.quote_answer(q public.quote_requests)
returns jsonb
language sql
immutable
set search_path = ''
as $$ select jsonb_build_object('id', q.id, 'number', q.number, 'mailed_to', q.mailed_to) $$;

drop function public.submit_quote_request(jsonb);
drop function private.submit_quote_request(jsonb);

-- request: {token, website?, idempotency_key, full_name, company_name?, email, phone, governorate, needed_by?, message?,
--           language?, lines: [{product_id?, variant_id?, description, quantity, unit?}]}
-- Answers {id, number, mailed_to}. Ten requests an hour from one address or account, thirty a day.
create function private.submit_quote_request(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  asker uuid := auth.uid();
  hash bytea := sha256(convert_to((request - 'token' - 'website')::text || coalesce(asker::text, ''), 'UTF8'));
  known public.quote_requests;
  made public.quote_requests;
  recent record;
  mail jsonb;
begin
  perform private.require_that(pg_input_is_valid(request ->> 'idempotency_key', 'uuid'), 'idempotency_key', 'format');
  -- Calls with one key wait for each other, and so do calls from one address.
  perform pg_advisory_xact_lock(hashtextextended('quote:' || (request ->> 'idempotency_key'), 0));
  select * into known from public.quote_requests q where q.idempotency_key = (request ->> 'idempotency_key')::uuid;
  if found then
    if known.body_hash <> hash then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return private.quote_answer(known);
  end if;

  perform private.check_form(request);
  perform private.check_quote_request(request);
  perform pg_advisory_xact_lock(hashtextextended('quote:' || lower(request ->> 'email'), 0));
  select count(*) filter (where q.created_at > now() - interval '1 hour') as hour, count(*) as day into recent
  from public.quote_requests q
  where (lower(q.email) = lower(request ->> 'email') or q.user_id = asker) and q.created_at > now() - interval '1 day';
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
  left join public.products p on p.id = (l.value ->> 'product_id')::bigint and p.published
  left join public.product_variants v on v.id = (l.value ->> 'variant_id')::bigint and v.product_id = p.id
  order by l.ordinality;

  mail := jsonb_build_object('quote', private.quote_for_mail(made));
  update public.quote_requests q set mailed_to = private.confirm_receipt(made.email, made.full_name, made.language, 'quote',
    mail, jsonb_build_object('number', made.number))
  where q.id = made.id returning * into made;
  perform private.queue_admin_email('quote_received', mail || jsonb_build_object('reply_to', made.email));
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
  return (select private.submit_quote_request(private.json_argument(request)));
end
$$;
revoke all on function public.submit_quote_request(jsonb) from public, anon, authenticated;
grant execute on function public.submit_quote_request(jsonb), private.submit_quote_request(jsonb)
  to anon, authenticated, service_role;
