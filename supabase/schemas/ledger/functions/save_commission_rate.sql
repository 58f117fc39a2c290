-- Adds a rate that begins today or later and returns its id. Raises invalid_input, rate_overlaps {rate_id} if a rate of the same
-- company and category has one of its days.
create function private.save_commission_rate(rate jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.commission_rates;
  overlapping bigint;
begin
  perform private.require_staff('money');
  r := private.read_commission_rate(rate);
  -- Serialized, so that two saves at once get the clear error.
  perform pg_advisory_xact_lock(hashtextextended('commission rates', 0));
  select x.id into overlapping from private.commission_rates x
  where x.company_id is not distinct from r.company_id and x.category_id is not distinct from r.category_id
    and daterange(x.first_day, x.last_day, '[]') && daterange(r.first_day, r.last_day, '[]')
  order by x.first_day limit 1;
  if overlapping is not null then
    perform private.raise_error('PT409', 'rate_overlaps', jsonb_build_object('rate_id', overlapping));
  end if;
  insert into private.commission_rates (company_id, category_id, percent, minimum, maximum, first_day, last_day, note, created_by)
  values (r.company_id, r.category_id, r.percent, r.minimum, r.maximum, r.first_day, r.last_day, r.note, private.my_id())
  returning id into r.id;
  perform private.write_audit_entry('INSERT', 'commission_rates', r.id::text, r.company_id, null, rate);
  return r.id;
end
$$;

create function public.save_commission_rate(rate jsonb) returns bigint
language sql security invoker set search_path = '' as $$ select private.save_commission_rate(rate) $$;
grant execute on function public.save_commission_rate(jsonb), private.save_commission_rate(jsonb) to authenticated, service_role;
