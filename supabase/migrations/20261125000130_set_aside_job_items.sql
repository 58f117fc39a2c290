-- Failures of scheduled jobs. A job works on its items (imports, products, mails, days) one by one or in batches; an item that
-- fails in three runs is set aside: the job leaves it alone, and the staff's overview reports it until somebody tries it again.

create table private.job_failures (
  -- Name of the job in schedule_jobs.
  job text not null,
  -- Id of the item, or the name of the job's step.
  item text not null,
  attempts int not null default 1,
  -- SQLSTATE and message of the last failure.
  error text not null,
  failed_at timestamptz not null default now(),
  set_aside_at timestamptz,
  primary key (job, item)
);
create index job_failures_set_aside_at_idx on private.job_failures (set_aside_at) where set_aside_at is not null;
alter table private.job_failures enable row level security;
revoke all on private.job_failures from public, anon, authenticated;
grant all on private.job_failures to service_role;

-- Records that an item failed; the third failure, or a `final` one, sets it aside.
create function private.record_job_failure(job text, item text, error text, final boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.job_failures as f (job, item, error, set_aside_at)
  values (record_job_failure.job, record_job_failure.item, left(record_job_failure.error, 500), case when final then now() end)
  on conflict on constraint job_failures_pkey do update
    set attempts = f.attempts + 1, error = excluded.error, failed_at = now(),
      set_aside_at = coalesce(f.set_aside_at, case when final or f.attempts >= 2 then now() end);
end
$$;

-- Whether a job may work on an item now: it is not set aside and has not failed in this run (transaction).
create function private.may_try_job_item(job text, item text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return not exists (
    select from private.job_failures f
    where f.job = may_try_job_item.job and f.item = may_try_job_item.item
      and (f.set_aside_at is not null or f.failed_at = now()));
end
$$;

-- Whether an item is set aside.
create function private.is_set_aside(job text, item text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from private.job_failures f
    where f.job = is_set_aside.job and f.item = is_set_aside.item and f.set_aside_at is not null);
end
$$;

-- The items of a list that a job may work on now, in the same order.
create function private.job_items_to_try(job text, items text[])
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select x.item from unnest(items) with ordinality x (item, place)
    where private.may_try_job_item(job_items_to_try.job, x.item) order by x.place);
end
$$;

-- Gives items another chance, because somebody asks for it or because they changed.
create function private.forget_job_failures(job text, items text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.job_failures f where f.job = forget_job_failures.job and f.item = any (items);
end
$$;

-- Whether an error is no item's fault: a conflict with another transaction, or trouble of the server (disk, memory, shutdown).
create function private.is_passing_error(error_state text)
returns boolean
language sql
immutable
set search_path = ''
as $$ select error_state ~ '^(08|40|53|55|57P|58)' $$;

-- Runs a command with a batch of items as its parameter $1 (text[]) and returns the items that it worked on. Nothing of a failed
-- command stays; its batch is tried again in halves until the items that fail are found and recorded. Raises passing errors, so
-- that the run is repeated as a whole.
create function private.try_job_items(job text, items text[], command text)
returns text[]
language plpgsql
set search_path = ''
as $$
declare
  half constant int := cardinality(items) / 2;
  error_state text;
  error_text text;
begin
  if cardinality(items) = 0 then
    return items;
  end if;
  begin
    execute command using items;
    perform private.forget_job_failures(try_job_items.job, items);
    return items;
  exception when query_canceled or others then
    get stacked diagnostics error_state = returned_sqlstate, error_text = message_text;
    if private.is_passing_error(error_state) then
      raise;
    end if;
  end;
  if half = 0 then
    perform private.record_job_failure(try_job_items.job, items[1], error_state || ': ' || error_text);
    return '{}';
  end if;
  return private.try_job_items(try_job_items.job, items[:half], command)
    || private.try_job_items(try_job_items.job, items[half + 1:], command);
end
$$;

-- For edge functions, which note what failed in them.
create function public.record_job_failure(job text, item text, error text) returns void
language sql security invoker set search_path = '' as $$ select private.record_job_failure(job, item, error) $$;
revoke all on function public.record_job_failure(text, text, text) from public, anon, authenticated;
grant execute on function public.record_job_failure(text, text, text), private.record_job_failure(text, text, text, boolean)
  to service_role;
