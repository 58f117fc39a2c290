-- Creates the partitions of this month and the next two. A job calls it every day.
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

-- Creates the partition of the month that begins on first_day, unless it exists.
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

-- Refuses every update and delete of the log, also by the table's owner. Only erasure may remove names (mode erasing).
create function private.protect_audit_log()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and private.is_mode('erasing') then
    return new;
  end if;
  perform private.raise_error('PT403', 'not_allowed');
  return null;
end
$$;
create trigger protect_audit_log before update or delete on public.audit_log
  for each row execute function private.protect_audit_log();

-- Name and kind of the person who acts: {name, kind}. A batch calls it once, because one person changes all its rows. The kind
-- follows from the person's account, never from the session's rights: a job that works for a person has no second factor to
-- show.
create function private.audit_actor(company_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  batch uuid := private.context_batch();
  known jsonb := private.context() -> 'batch_actor';
  question text := concat_ws(' ', batch, caller, audit_actor.company_id);
begin
  if batch is not null and known ->> 'question' = question then
    return known;
  end if;
  known := jsonb_build_object('question', question,
    'name', (select coalesce(nullif(p.full_name, ''), u.email) from auth.users u left join public.profiles p on p.id = u.id
      where u.id = caller),
    'kind', case when caller is null then 'system' when exists (select from public.staff s where s.user_id = caller) then 'staff'
      -- Only a member can start a batch of a company; the job continues it after the member has left.
      when audit_actor.company_id is not null and batch is not null or exists (select from public.company_members m
        where m.user_id = caller and m.company_id = coalesce(audit_actor.company_id, m.company_id)) then 'member' else 'buyer' end);
  if batch is not null then
    perform private.enter_context(jsonb_build_object('batch_actor', known));
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
  values (private.caller_id(), actor ->> 'name', actor ->> 'kind', write_audit_entry.company_id,
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id', 100),
    private.context_batch(), private.context_reason(),
    write_audit_entry.action, write_audit_entry.table_name, write_audit_entry.row_id, write_audit_entry.before,
    write_audit_entry.after);
end
$$;

-- Writes the heading entry of a batch, which lists show instead of the batch's rows. counts: {<company id>: number of its rows}
-- for a batch of staff; each company gets a heading of its own, whose row id continues with the company's id. `thing` names the
-- rows that are counted.
create function private.write_batch_heading(batch uuid, company_id uuid, change jsonb, thing text, total int,
  counts jsonb default '{}')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  former jsonb := private.enter_context(jsonb_build_object('batch', batch));
  own record;
begin
  perform private.write_audit_entry('INSERT', 'bulk_changes', batch::text, write_batch_heading.company_id, null,
    change || jsonb_build_object(thing, total));
  for own in select c.key::uuid as id, c.value from jsonb_each(counts) c where c.key <> '' loop
    perform private.write_audit_entry('INSERT', 'bulk_changes', batch || ':' || own.id, own.id, null,
      change || jsonb_build_object(thing, own.value));
  end loop;
  perform private.leave_context(former);
end
$$;

-- Records rows that one call changed as a bulk change of the transaction's batch, with its heading in the log.
create function private.record_batch(subject text, change jsonb, thing text, total int, counts jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  batch uuid := private.context_batch();
begin
  if batch is null or total = 0 then
    return;
  end if;
  insert into private.bulk_changes (id, subject, actor_id, change, status, row_count, changed, finished_at)
  values (batch, record_batch.subject, private.my_id(), change, 'done', total, total, now());
  perform private.write_batch_heading(batch, null, change, thing, total, counts);
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
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'search_text' - 'quality' end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'search_text' - 'quality' end;
  row_now jsonb := coalesce(new_row, old_row);
begin
  -- A trial run is rolled back at once; a save that writes one entry for all its rows writes it itself.
  if private.is_mode('erasing') or private.is_mode('trial') or private.is_mode('one_entry') then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- Unchanged fields are left out.
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key) into old_row, new_row
    from jsonb_each(old_row) o where o.value is distinct from new_row -> o.key;
    -- A change of price alone also raises the product's version; the entry of the price already reports it.
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

-- State now of the bulk change or import that an entry heads: {subject, status, undone, kept, may_undo (by the caller, from the
-- log)}; null for other entries. An import's counts are null, and it is undone on its own page.
create function private.batch_state(entry public.audit_log)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case when entry.action <> 'INSERT' then null
    when entry.table_name = 'bulk_changes' then (
      select jsonb_build_object('subject', b.subject, 'status', b.status, 'undone', b.undone, 'kept', b.kept,
        'may_undo', private.may_undo_bulk_change(b))
      from private.bulk_changes b where b.id = entry.batch_id)
    when entry.table_name = 'imports' then (
      select jsonb_build_object('subject', 'imports', 'status', i.status, 'undone', null, 'kept', null, 'may_undo', false)
      from public.imports i where i.id = entry.batch_id)
    end;
end
$$;

-- Name of the inserted or deleted row of an entry, for an export the kinds of rows in it; null for other entries.
create function private.audited_label(entry public.audit_log)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(r.v ->> 'name_en', r.v ->> 'name', r.v ->> 'number', r.v ->> 'sku', r.v ->> 'role', r.v ->> 'body',
    case when entry.table_name = 'exports' then (select string_agg(k, ', ') from jsonb_object_keys(r.v) k
      where k not in ('first_day', 'last_day')) end)
  from (select coalesce(entry.after, entry.before) as v) r where entry.action <> 'UPDATE'
$$;

-- Present name of the row that an entry is about: {name_en, name_ar}; null if the row is gone or has no name.
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

-- True for fields that say nothing to a person: ids of rows and people that the entry names otherwise, keys, hashes, versions
-- and fields that follow from others.
create function private.is_technical_field(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select name in ('id', 'created_at', 'updated_at', 'version', 'order_version', 'moderation_version', 'is_listed', 'is_approved',
      'datasheet_size', 'search_text', 'quality', 'decided_at', 'idempotency_key', 'body_hash', 'mailed_to', 'assigned_to', 'typed')
    or name like '%\_id' and name not in ('category_id', 'parent_id', 'district_id', 'courier_id')
    or name like '%\_by' and name not in ('cash_by', 'needed_by', 'way_back_by')
$$;

-- The changed fields of an entry as text. An inserted or deleted row lists only fields that people look for, and none that
-- follow from another field. Fields in `hidden` (table.field) are left out.
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
      and case when before is not null and after is not null then not private.is_technical_field(f.key)
      else coalesce(after, before) ->> f.key is not null and f.key = any (case table_name
        when 'stock_movements' then array['kind', 'delta', 'quantity', 'note']
        when 'bulk_changes' then array['kind', 'step', 'note', 'products', 'orders', 'reviews', 'questions']
        when 'imports' then array['name', 'rows']
        when 'company_members' then array['role']
        when 'company_documents' then array['kind', 'number', 'expires_on']
        when 'restore_tests' then array['tested_on', 'succeeded', 'note']
        when 'staff_views' then array['expires_at']
        when 'delivery_rates' then array['fee', 'minimum_order', 'lead_days', 'truck_needed']
        else '{}' end) end);
end
$$;
