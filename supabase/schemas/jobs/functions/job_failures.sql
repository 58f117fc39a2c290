-- Whether a job may work on an item: it is not set aside and has not failed in this run (transaction).
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

-- Items of a list that a job may work on now, in the same order.
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

-- Clears the failures of items, because a person asked for it or the items changed.
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

-- Whether an error is temporary and no item's fault: a conflict with another transaction, or a server problem (disk, memory,
-- shutdown).
create function private.is_passing_error(error_state text)
returns boolean
language sql
immutable
set search_path = ''
as $$ select error_state ~ '^(08|40|53|55|57P|58)' $$;

-- Runs a command with a batch of items as parameter $1 (text[]) and returns the items that succeeded. A failed batch is rolled
-- back and tried in halves until the failing items are found and recorded. Raises temporary errors, so that the whole run is
-- repeated.
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
