-- Quote requests and contact messages.

-- Like an order's number: six symbols of Crockford's base 32, short, readable aloud, and telling nothing about volume.
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

-- A buyer asks for an offer, signed in or not.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(full_name) between 1 and 120),
  company_name text check (length(company_name) <= 120),
  -- Whoever has none is answered by phone.
  email text check (private.is_email(email)),
  phone text check (private.is_phone(phone)),
  governorate text references public.governorates (code),
  message text not null default '' check (length(message) <= 4000),
  language text not null default 'en' check (language in ('en', 'ar')),
  status text not null default 'New' check (status in ('New', 'Answered', 'Closed')),
  created_at timestamptz not null default now(),
  -- Short and unguessable, e.g. RQ-7K3F9Q.
  number text not null unique default private.new_quote_number(),
  needed_by date,
  line_count int not null default 0 check (line_count between 0 and 100),
  -- Minted by the client when the form opens; with the hash of the body it makes a repeated call harmless.
  idempotency_key uuid unique,
  body_hash bytea,
  -- Where the confirmation went.
  mailed_to text,
  status_changed_at timestamptz,
  -- Who of the staff looks after it.
  assigned_to uuid references public.staff (user_id) on delete set null,
  search_text text not null generated always as (private.fold_text(number || ' | ' || full_name || ' | '
    || coalesce(company_name, '') || ' | ' || coalesce(email, '') || ' | ' || coalesce(phone, '') || ' | ' || message)) stored
);
create index quote_requests_own_idx on public.quote_requests (user_id, created_at desc, id);
create index quote_requests_governorate_idx on public.quote_requests (governorate);
create index quote_requests_created_at_idx on public.quote_requests (created_at desc, id);
create index quote_requests_status_idx on public.quote_requests (status, created_at desc, id);
create index quote_requests_assigned_to_idx on public.quote_requests (assigned_to, created_at desc, id);
create index quote_requests_text_idx on public.quote_requests using gin (search_text extensions.gin_trgm_ops);
create index quote_requests_email_idx on public.quote_requests (lower(email), created_at);
create index quote_requests_phone_idx on public.quote_requests (phone, created_at);

create table public.quote_lines (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  product_id bigint references public.products (id) on delete set null,
  description text not null check (length(description) between 1 and 500),
  quantity public.goods_quantity not null check (quantity > 0),
  unit text not null default 'Each' check (length(unit) <= 40),
  variant_id bigint references public.product_variants (id) on delete set null
);
create index quote_lines_quote_request_id_idx on public.quote_lines (quote_request_id);
create index quote_lines_product_id_idx on public.quote_lines (product_id);
create index quote_lines_variant_id_idx on public.quote_lines (variant_id);

-- A message is stored once however often it is sent, confirmed to its writer and told to the admins.
create table public.contact_messages (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(full_name) between 1 and 120),
  email text not null check (private.is_email(email)),
  message text not null check (length(message) between 1 and 4000),
  language text not null default 'en' check (language in ('en', 'ar')),
  status text not null default 'New' check (status in ('New', 'Answered', 'Closed')),
  -- Since when nobody has to look at it any more.
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  -- As in quote_requests.
  idempotency_key uuid unique,
  body_hash bytea,
  mailed_to text,
  assigned_to uuid references public.staff (user_id) on delete set null,
  search_text text not null
    generated always as (private.fold_text(full_name || ' | ' || email || ' | ' || message)) stored
);
create index contact_messages_user_id_idx on public.contact_messages (user_id);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id);
create index contact_messages_assigned_to_idx on public.contact_messages (assigned_to, created_at desc, id);
create index contact_messages_text_idx on public.contact_messages using gin (search_text extensions.gin_trgm_ops);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);

-- The columns that tell a repeated call from a new one stay inside.
alter table public.quote_requests enable row level security;
alter table public.quote_lines enable row level security;
alter table public.contact_messages enable row level security;
revoke all on public.quote_requests, public.quote_lines, public.contact_messages from public, anon, authenticated;
grant select (id, number, user_id, full_name, company_name, email, phone, governorate, needed_by, message, language, status,
  status_changed_at, line_count, created_at) on public.quote_requests to authenticated;
grant select on public.quote_lines to authenticated;
grant select (id, user_id, full_name, email, message, language, status, handled_at, created_at)
  on public.contact_messages to authenticated;
grant all on public.quote_requests, public.quote_lines, public.contact_messages to service_role;
create policy quote_requests_authenticated_select on public.quote_requests for select to authenticated
  using (user_id = (select private.my_id()) or (select private.staff_may('enquiries')));
create policy quote_lines_authenticated_select on public.quote_lines for select to authenticated
  using (exists (select 1 from public.quote_requests q where q.id = quote_request_id));
create policy contact_messages_authenticated_select on public.contact_messages for select to authenticated
  using ((select private.staff_may('enquiries')));

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

create function private.touch_message_status()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.handled_at := case when new.status <> 'New' then now() end;
  return new;
end
$$;
create trigger touch_message_status before update of status on public.contact_messages
  for each row when (old.status is distinct from new.status) execute function private.touch_message_status();

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
    when coalesce(line ->> 'quantity', '') !~ '^[0-9]{1,9}(\.[0-9]{1,3})?$' then '{"field": "quantity", "rule": "positive"}'
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

-- Mail form of a request: `quote` of mail-params.schema.ts.
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
stable
set search_path = ''
as $$ select jsonb_build_object('id', q.id, 'number', q.number, 'mailed_to', q.mailed_to) $$;

-- request: {token, website?, idempotency_key, full_name, company_name?, email?, phone, governorate, needed_by?, message?,
--           language?, lines: [{product_id?, variant_id?, description, quantity, unit?}]}
-- Answers {id, number, mailed_to}. Ten requests an hour from one phone, e-mail address or account, thirty a day.
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
  -- Calls with one key wait for each other, and so do calls of one asker.
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
  -- Always in one order, so that nobody waits in a circle.
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
revoke all on function public.submit_quote_request(jsonb) from public, anon, authenticated;
grant execute on function public.submit_quote_request(jsonb), private.submit_quote_request(jsonb)
  to anon, authenticated, service_role;

-- request: {token, website?, idempotency_key, full_name, email, message, language?}
-- Answers {mailed_to}. Ten messages an hour from one address or account, thirty a day.
create function private.submit_contact(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer uuid := private.my_id();
  hash bytea := sha256(convert_to((request - 'token' - 'website')::text || coalesce(writer::text, ''), 'UTF8'));
  known public.contact_messages;
  made public.contact_messages;
  recent record;
begin
  perform private.require_that(pg_input_is_valid(request ->> 'idempotency_key', 'uuid'), 'idempotency_key', 'format');
  perform pg_advisory_xact_lock(hashtextextended('contact:' || (request ->> 'idempotency_key'), 0));
  select * into known from public.contact_messages m where m.idempotency_key = (request ->> 'idempotency_key')::uuid;
  if found then
    if known.body_hash <> hash then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return jsonb_build_object('mailed_to', known.mailed_to);
  end if;

  perform private.check_form(request);
  perform private.require_text('full_name', request ->> 'full_name', 120);
  perform private.require_that(private.is_email(request ->> 'email'), 'email', 'email');
  perform private.require_text('message', request ->> 'message', 4000);
  perform private.require_that(coalesce(request ->> 'language', 'en') in ('en', 'ar'), 'language', 'one_of');
  perform pg_advisory_xact_lock(hashtextextended('contact:' || lower(request ->> 'email'), 0));
  select count(*) filter (where m.created_at > now() - interval '1 hour') as hour, count(*) as day into recent
  from public.contact_messages m
  where (lower(m.email) = lower(request ->> 'email') or m.user_id = writer) and m.created_at > now() - interval '1 day';
  if recent.hour >= 10 or recent.day >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;

  insert into public.contact_messages (user_id, full_name, email, message, language, idempotency_key, body_hash)
  values (writer, btrim(request ->> 'full_name'), request ->> 'email', btrim(request ->> 'message'),
    coalesce(request ->> 'language', 'en'), (request ->> 'idempotency_key')::uuid, hash)
  returning * into made;
  update public.contact_messages m set mailed_to = private.confirm_receipt(made.email, made.full_name, made.language,
    'contact', jsonb_build_object('message', made.message), '{}')
  where m.id = made.id returning * into made;
  perform private.queue_admin_email('contact_received', jsonb_build_object('full_name', made.full_name, 'email', made.email,
    'message', made.message, 'reply_to', made.email));
  return jsonb_build_object('mailed_to', made.mailed_to);
end
$$;
create function public.submit_contact(request jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.submit_contact(request));
end
$$;
revoke all on function public.submit_contact(jsonb) from public, anon, authenticated;
grant execute on function public.submit_contact(jsonb), private.submit_contact(jsonb)
  to anon, authenticated, service_role;
