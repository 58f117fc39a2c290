-- Sets the last day of a rate, today or later. A rate whose first day has not come is deleted by a last day before it. Raises
-- rate_not_found, stale_version {version}, invalid_input.
create function private.end_commission_rate(rate_id bigint, last_day date, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.commission_rates;
  today constant date := private.today_in_iraq();
begin
  perform private.require_staff('money');
  perform pg_advisory_xact_lock(hashtextextended('commission rates', 0));
  select * into r from private.commission_rates x where x.id = end_commission_rate.rate_id for update;
  if r.id is null then
    perform private.raise_error('PT404', 'rate_not_found');
  elsif r.version is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', r.version));
  end if;
  -- A past last day was counted with and cannot move.
  perform private.require_that(coalesce(private.is_usable_time(last_day) and end_commission_rate.last_day >= today
    and coalesce(r.last_day, 'infinity') >= today, false), 'last_day', 'range');
  if end_commission_rate.last_day < r.first_day then
    delete from private.commission_rates x where x.id = r.id;
  else
    if exists (select from private.commission_rates x where x.id <> r.id and x.company_id is not distinct from r.company_id
        and x.category_id is not distinct from r.category_id and x.first_day > r.first_day
        and x.first_day <= end_commission_rate.last_day) then
      perform private.raise_error('PT409', 'rate_overlaps', jsonb_build_object('rate_id', r.id));
    end if;
    update private.commission_rates x set last_day = end_commission_rate.last_day, version = r.version + 1 where x.id = r.id;
  end if;
  perform private.write_audit_entry('UPDATE', 'commission_rates', r.id::text, r.company_id,
    jsonb_build_object('last_day', r.last_day), jsonb_build_object('last_day', end_commission_rate.last_day));
end
$$;

create function public.end_commission_rate(rate_id bigint, last_day date, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.end_commission_rate(rate_id, last_day, expected_version) $$;
grant execute on function public.end_commission_rate(bigint, date, int), private.end_commission_rate(bigint, date, int)
  to authenticated, service_role;
