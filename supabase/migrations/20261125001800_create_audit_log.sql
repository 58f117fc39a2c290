-- Who changed what, with the row before and after: every person, whatever the role, and every function that works for one.
-- Only inserts; the past cannot be edited.
create table public.audit_log (
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  -- Kept when the account is gone; no foreign key.
  actor_id uuid,
  -- The person's name at the time, so that the log stays readable; removed with the person's erasure.
  actor_name text,
  -- staff, member (of the company concerned, or of any where none is), buyer or system (a job, the seed).
  actor_kind text not null check (actor_kind in ('staff', 'member', 'buyer', 'system')),
  -- Whose company was concerned.
  company_id uuid,
  -- The API call that did it: all entries of one call share it.
  request_id text,
  -- Entries of one bulk work share it.
  batch_id uuid,
  reason text,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  primary key (id, created_at)
) partition by range (created_at);
create index audit_log_actor_id_idx on public.audit_log (actor_id, created_at desc);
create index audit_log_company_id_idx on public.audit_log (company_id, created_at desc);
-- What a company's own page shows: not the buyers, whose orders have a history of their own.
create index audit_log_company_people_idx on public.audit_log (company_id, created_at desc, id desc)
  where actor_kind in ('member', 'staff');
create index audit_log_row_idx on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_created_at_idx on public.audit_log (created_at desc, id);
create index audit_log_batch_id_idx on public.audit_log (batch_id) where batch_id is not null;
-- Catches what no month's partition takes; empty while the job below runs.
create table private.audit_log_default partition of public.audit_log default;

-- Makes the partitions of this month and the next two. A job calls it every day.
create function private.create_audit_partitions()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  first_day text;
begin
  foreach first_day in array private.job_items_to_try('create-audit-partitions', array(
    select (date_trunc('month', now() at time zone 'UTC') + make_interval(months => m))::date::text
    from generate_series(0, 2) m order by 1))
  loop
    perform private.try_job_items('create-audit-partitions', array[first_day],
      'select private.create_audit_partition(($1)[1]::date)');
  end loop;
end
$$;

-- Makes the partition of the month that begins on a day, unless it exists.
create function private.create_audit_partition(first_day date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  name text := 'audit_log_' || to_char(first_day, 'YYYY_MM');
begin
  if to_regclass('private.' || name) is null then
    execute format('create table private.%I partition of public.audit_log for values from (%L) to (%L)',
      name, first_day::timestamp at time zone 'UTC', (first_day + interval '1 month')::timestamp at time zone 'UTC');
    execute format('alter table private.%I enable row level security', name);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', name);
  end if;
end
$$;
select private.create_audit_partitions();

alter table public.audit_log enable row level security;
alter table private.audit_log_default enable row level security;
revoke all on public.audit_log, private.audit_log_default from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;
-- Companies read their part through list_company_audit: a row names the staff, and who wrote a review.
create policy audit_log_authenticated_select on public.audit_log for select to authenticated
  using ((select private.staff_may('audit')));

-- Nobody edits the log, the owner of the table included; erasure takes names out by a switch of its own.
create function private.protect_audit_log()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('mawad.erasing', true) = 'on' then
    return new;
  end if;
  perform private.raise_error('PT403', 'not_allowed');
  return null;
end
$$;
create trigger protect_audit_log before update or delete on public.audit_log
  for each row execute function private.protect_audit_log();

-- Who acts, as an entry names them: {name, kind}. A batch, whose rows one person changes, asks once. The kind follows from who the person
-- is, never from what the session may do: a job that works for a person has no second factor to show.
create function private.audit_actor(company_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  batch text := nullif(current_setting('mawad.batch', true), '');
  known jsonb := nullif(current_setting('mawad.batch_actor', true), '')::jsonb;
  question text := concat_ws(' ', batch, caller, audit_actor.company_id);
begin
  if batch is not null and known ->> 'question' = question then
    return known;
  end if;
  known := jsonb_build_object('question', question,
    'name', (select coalesce(nullif(p.full_name, ''), u.email) from auth.users u left join public.profiles p on p.id = u.id
      where u.id = caller),
    'kind', case when caller is null then 'system' when exists (select from public.staff s where s.user_id = caller) then 'staff'
      -- Only members begin a company's batch; a job goes on with it after its member left.
      when audit_actor.company_id is not null and batch is not null or exists (select from public.company_members m
        where m.user_id = caller and m.company_id = coalesce(audit_actor.company_id, m.company_id)) then 'member' else 'buyer' end);
  if batch is not null then
    perform set_config('mawad.batch_actor', known::text, true);
  end if;
  return known;
end
$$;

-- Writes one entry as the caller, with the reason and the batch that the transaction names.
create function private.write_audit_entry(action text, table_name text, row_id text, company_id uuid, before jsonb, after jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor jsonb := private.audit_actor(write_audit_entry.company_id);
begin
  insert into public.audit_log (actor_id, actor_name, actor_kind, company_id, request_id, batch_id, reason, action, table_name,
    row_id, before, after)
  values (auth.uid(), actor ->> 'name', actor ->> 'kind', write_audit_entry.company_id,
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id', 100),
    nullif(current_setting('mawad.batch', true), '')::uuid,
    nullif(current_setting('mawad.reason', true), ''),
    write_audit_entry.action, write_audit_entry.table_name, write_audit_entry.row_id, write_audit_entry.before,
    write_audit_entry.after);
end
$$;

-- Trigger arguments: the column of the row's id, and of its company ('' for none, product_id for the product's).
create function private.write_audit_log()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'search_text' end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'search_text' end;
  row_now jsonb := coalesce(new_row, old_row);
begin
  -- What is only tried is taken back at once.
  if current_setting('mawad.erasing', true) = 'on' or current_setting('mawad.trial', true) = 'on' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- What stayed as it was says nothing.
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key) into old_row, new_row
    from jsonb_each(old_row) o where o.value is distinct from new_row -> o.key;
    -- A product whose price alone changed counts a version: the entry of the price says it.
    if old_row - 'version' - 'updated_at' = '{}' then
      return null;
    end if;
  end if;
  perform private.write_audit_entry(tg_op, tg_table_name, row_now ->> tg_argv[0],
    case tg_argv[1] when '' then null
      when 'product_id' then (select p.company_id from public.products p where p.id = (row_now ->> 'product_id')::bigint)
      else (row_now ->> tg_argv[1])::uuid end,
    old_row, new_row);
  return null;
end
$$;

-- What jobs and the seed write is not logged: it follows from what is in the repository.
create trigger audit_companies after insert or update or delete on public.companies
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'id');
create trigger audit_company_documents after insert or update of state on private.company_documents
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'company_id');
-- A note is the staff's: an entry with the company would be read by the company.
create trigger audit_company_notes after insert on private.company_notes
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_restore_tests after insert on private.restore_tests
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_staff_views after insert or update on private.staff_views
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'company_id');
-- A view of the console concerns the others while it is shared.
create trigger audit_saved_views_kept after insert on private.saved_views
  for each row when (auth.uid() is not null and new.is_shared) execute function private.write_audit_log('id', '');
create trigger audit_saved_views_changed after update on private.saved_views
  for each row when (auth.uid() is not null and (old.is_shared or new.is_shared)) execute function private.write_audit_log('id', '');
create trigger audit_saved_views_deleted after delete on private.saved_views
  for each row when (auth.uid() is not null and old.is_shared) execute function private.write_audit_log('id', '');
create trigger audit_company_members after insert or update or delete on public.company_members
  for each row when (auth.uid() is not null) execute function private.write_audit_log('user_id', 'company_id');
create trigger audit_profiles after update of suspended_at on public.profiles
  for each row when (auth.uid() is not null and old.suspended_at is distinct from new.suspended_at)
  execute function private.write_audit_log('id', '');
create trigger audit_staff after insert or update or delete on public.staff
  for each row when (auth.uid() is not null) execute function private.write_audit_log('user_id', '');
create trigger audit_categories after insert or update or delete on public.categories
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_attribute_definitions after insert or update or delete on public.attribute_definitions
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_attribute_options after insert or update or delete on public.attribute_options
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_products after insert or update or delete on public.products
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'company_id');
create trigger audit_product_variants after insert or update or delete on public.product_variants
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'company_id');
-- Ratings and whether anything is left follow from reviews and sales.
create trigger audit_product_offers after insert or update of price, discounted_price, deal_starts_at, deal_ends_at, volume_discounts
  on public.product_offers
  for each row when (auth.uid() is not null) execute function private.write_audit_log('product_id', 'product_id');
create trigger audit_stock_movements after insert on public.stock_movements
  for each row when (auth.uid() is not null) execute function private.write_audit_log('product_id', 'company_id');
create trigger audit_delivery_rates after insert or update or delete on public.delivery_rates
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'company_id');
create trigger audit_orders after update on public.orders
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'company_id');
create trigger audit_order_notes after insert on public.order_notes
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_order_calls after insert on public.order_calls
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_reviews after delete or update of reply, hidden_at, hidden_reason on public.reviews
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'company_id');
create trigger audit_product_questions after delete or update of answer, hidden_at, hidden_reason on public.product_questions
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', 'company_id');
create trigger audit_site_settings after update on public.site_settings
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_home_page after update on public.home_page
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_information_page_versions after insert on public.information_page_versions
  for each row when (auth.uid() is not null) execute function private.write_audit_log('page', '');
create trigger audit_email_settings after insert or update or delete on public.email_settings
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_quote_requests after update or delete on public.quote_requests
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_contact_messages after update or delete on public.contact_messages
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');
create trigger audit_enquiry_answers after insert on public.enquiry_answers
  for each row when (auth.uid() is not null) execute function private.write_audit_log('id', '');

-- What a row of the log is about, as it is called today: {name_en, name_ar}, null where it is gone or has no name.
create function private.audited_names(table_name text, row_id text, written jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  product bigint;
begin
  if table_name = 'orders' then
    return (select jsonb_build_object('name_en', o.number, 'name_ar', o.number) from public.orders o where o.id = row_id::uuid);
  elsif table_name in ('company_members', 'mfa_factors') then
    return (select jsonb_build_object('name_en', n.name, 'name_ar', n.name)
      from private.person_name(row_id::uuid) n (name) where n.name is not null);
  elsif table_name = 'saved_views' then
    return (select jsonb_build_object('name_en', v.name, 'name_ar', v.name) from private.saved_views v where v.id = row_id::bigint);
  elsif table_name = 'delivery_rates' then
    return (select jsonb_build_object('name_en', concat_ws(' · ', g.name_en, d.name_en), 'name_ar', concat_ws(' · ', g.name_ar, d.name_ar))
      from (select r.governorate_code, r.district_id from public.delivery_rates r where r.id = row_id::bigint
        union all select written ->> 'governorate_code', (written ->> 'district_id')::bigint where written ? 'governorate_code'
        limit 1) r
      join public.governorates g on g.code = r.governorate_code left join public.districts d on d.id = r.district_id);
  elsif table_name in ('products', 'product_offers', 'stock_movements') then
    product := row_id::bigint;
  elsif table_name = 'product_variants' then
    product := coalesce((select v.product_id from public.product_variants v where v.id = row_id::bigint), (written ->> 'product_id')::bigint);
  elsif table_name = 'reviews' then
    product := coalesce((select r.product_id from public.reviews r where r.id = row_id::bigint), (written ->> 'product_id')::bigint);
  elsif table_name = 'product_questions' then
    product := coalesce((select q.product_id from public.product_questions q where q.id = row_id::bigint),
      (written ->> 'product_id')::bigint);
  end if;
  return (select jsonb_build_object('name_en', p.name_en, 'name_ar', p.name_ar) from public.products p where p.id = product);
end
$$;

-- Fields of a company's log that need a right besides the one to read the log.
create table private.audited_secrets (
  table_name text not null,
  field text not null,
  right_name text not null,
  primary key (table_name, field)
);
insert into private.audited_secrets (table_name, field, right_name)
select x.table_name, unnest(x.fields), x.right_name from (values
  ('company_documents', array['number', 'path'], 'profile'),
  ('orders', array['subtotal', 'delivery_fee', 'total', 'cash_collected', 'amount'], 'see_money'),
  ('product_offers', array['price', 'discounted_price', 'volume_discounts'], 'see_money'),
  ('product_variants', array['price'], 'see_money')) x (table_name, fields, right_name);
alter table private.audited_secrets enable row level security;
revoke all on private.audited_secrets from public, anon, authenticated;
grant all on private.audited_secrets to service_role;

-- The fields of a company's log, as table.field, that the caller may not read. Staff who look at the company see its money and no more.
create function private.hidden_audit_fields(company_id uuid)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select s.table_name || '.' || s.field from private.audited_secrets s
    where not case s.right_name when 'see_money' then private.may_read(hidden_audit_fields.company_id, 'see_money')
      else private.may(hidden_audit_fields.company_id, s.right_name) end);
end
$$;

-- What an entry changed, field by field, as text: of a row that was written or deleted only what people would ask for, and
-- nothing that follows from something else. `hidden` fields, named table.field, are left out.
create function private.audited_changes(table_name text, before jsonb, after jsonb, hidden text[] default '{}')
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('field', f.key, 'before', left(before ->> f.key, 200),
      'after', left(after ->> f.key, 200)) order by f.key), '[]')
    from jsonb_object_keys(coalesce(after, before)) f (key)
    where table_name || '.' || f.key <> all (hidden)
      and case when before is not null and after is not null then f.key not in ('updated_at', 'version', 'moderation_version', 'is_listed', 'is_approved', 'datasheet_size', 'decided_by',
        'decided_at')
      else coalesce(after, before) ->> f.key is not null and f.key = any (case table_name
        when 'stock_movements' then array['kind', 'delta', 'quantity', 'note']
        when 'company_members' then array['role']
        when 'company_documents' then array['kind', 'number', 'expires_on']
        when 'restore_tests' then array['tested_on', 'succeeded', 'note']
        when 'staff_views' then array['expires_at']
        when 'delivery_rates' then array['fee', 'minimum_order', 'lead_days', 'truck_needed']
        else '{}' end) end);
end
$$;

-- The log, latest first, as the staff with the right reads it. An item: {id, created_at, actor_name, actor_kind, company_name, reason,
-- action, table_name, row_id, label (what a written or deleted row is called), names (audited_names), changes: [{field, before, after}]}.
-- filter: {term? (a person's name, address or id, or a row's id), table_name?, actor_kind?, company_id?, from?, to?, page?, page_size?}
create function private.list_audit_log(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  conditions text := 'true';
  people uuid[];
begin
  perform private.require_staff('audit');
  if pattern is not null then
    people := array(
      select u.id from auth.users u left join public.profiles p on p.id = u.id
      where u.id::text = btrim(filter ->> 'term') or private.fold_text(concat_ws(' ', p.full_name, u.email)) like pattern limit 100);
    conditions := conditions || format(' and (a.actor_id = any (%L::uuid[]) or a.row_id = %L)', people, btrim(filter ->> 'term'));
  end if;
  if filter ->> 'table_name' is not null then
    conditions := conditions || format(' and a.table_name = %L', filter ->> 'table_name');
  end if;
  if filter ->> 'actor_kind' is not null then
    conditions := conditions || format(' and a.actor_kind = %L', filter ->> 'actor_kind');
  end if;
  if filter ->> 'company_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format');
    conditions := conditions || format(' and a.company_id = %L', filter ->> 'company_id');
  end if;
  if filter ->> 'from' is not null then
    conditions := conditions || format(' and a.created_at >= %L', private.time_of(filter, 'from'));
  end if;
  if filter ->> 'to' is not null then
    conditions := conditions || format(' and a.created_at < %L', private.time_of(filter, 'to'));
  end if;
  return private.list_page('a.id', 'from public.audit_log a where ' || conditions, 'a.created_at desc, a.id',
    $item$jsonb_build_object('id', a.id, 'created_at', a.created_at, 'actor_name', a.actor_name, 'actor_kind', a.actor_kind,
      'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'reason', a.reason, 'action', a.action, 'table_name', a.table_name, 'row_id', a.row_id,
      'label', (select coalesce(r.v ->> 'name_en', r.v ->> 'name', r.v ->> 'number', r.v ->> 'sku', r.v ->> 'role', r.v ->> 'body',
          -- Of an export: what was taken out.
          case when a.table_name = 'exports' then (select string_agg(k, ', ') from jsonb_object_keys(r.v) k) end)
        from (select coalesce(a.after, a.before) as v) r where a.action <> 'UPDATE'),
      'names', private.audited_names(a.table_name, a.row_id, coalesce(a.after, a.before)),
      'changes', private.audited_changes(a.table_name, a.before, a.after))$item$,
    $joins$join public.audit_log a on a.id = shown.id left join public.companies c on c.id = a.company_id$joins$, filter);
end
$$;
-- What the caller's company's people and the staff did with the company's things, latest first: {items, next}. An item is one of
-- list_audit_log without company_name; the staff has no name there. `next` is what `before` goes on from, null at the end.
-- filter: {person? (a member's id), table_name?, from?, to?, before?: {created_at, id}, page_size?}
create function private.list_company_audit(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('history');
  size int := least(greatest(coalesce((filter ->> 'page_size')::int, 30), 1), 100);
  person text := private.text_of(filter, 'person');
  things text := private.text_of(filter, 'table_name');
  starts_at timestamptz := coalesce(private.time_of(filter, 'from'), '-infinity');
  ends_at timestamptz := coalesce(private.time_of(filter, 'to'), 'infinity');
  last_at timestamptz := coalesce(private.time_of(filter -> 'before', 'created_at'), 'infinity');
  last_id bigint := coalesce(private.number_of(filter -> 'before', 'id')::bigint, 0);
  hidden text[] := private.hidden_audit_fields(company);
  items jsonb;
  next jsonb;
  found_count int;
begin
  perform private.require_that(person is null or pg_input_is_valid(person, 'uuid'), 'person', 'format');
  with shown as (
    select a.* from public.audit_log a
    where a.company_id = company and a.actor_kind in ('member', 'staff')
      and (a.created_at, a.id) < (last_at, last_id) and a.created_at >= starts_at and a.created_at < ends_at
      and (person is null or (a.actor_kind = 'member' and a.actor_id = person::uuid)) and (things is null or a.table_name = things)
    order by a.created_at desc, a.id desc limit size
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'created_at', a.created_at,
      'actor_name', case a.actor_kind when 'member' then a.actor_name end, 'actor_kind', a.actor_kind, 'reason', a.reason,
      'action', a.action, 'table_name', a.table_name, 'row_id', a.row_id, 'label', null,
      'names', private.audited_names(a.table_name, a.row_id, coalesce(a.after, a.before)),
      'changes', private.audited_changes(a.table_name, a.before, a.after, hidden)) order by a.created_at desc, a.id desc), '[]'),
    count(*), (array_agg(jsonb_build_object('created_at', a.created_at, 'id', a.id) order by a.created_at, a.id))[1]
  into items, found_count, next from shown a;
  return jsonb_build_object('items', items, 'next', case when found_count = size then next end);
end
$$;
create function public.list_company_audit(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_company_audit(filter) $$;
create function public.list_audit_log(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_audit_log(filter) $$;
revoke all on function public.list_audit_log(jsonb), public.list_company_audit(jsonb) from public, anon, authenticated;
grant execute on function public.list_audit_log(jsonb), private.list_audit_log(jsonb), public.list_company_audit(jsonb),
  private.list_company_audit(jsonb) to authenticated, service_role;
