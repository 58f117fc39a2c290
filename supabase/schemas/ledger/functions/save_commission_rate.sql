-- Adds a rate that begins today or later and returns its id. A rate of the same company and category without a last day ends the
-- day before. Raises invalid_input, rate_overlaps {rate_id} if another one of the same scope has one of its days.
create function private.save_commission_rate(rate jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.commission_rates;
  former private.commission_rates;
  overlapping bigint;
begin
  perform private.require_staff('money');
  r := private.read_commission_rate(rate);
  -- Serialized, so that two saves at once get the clear error.
  perform pg_advisory_xact_lock(hashtextextended('commission rates', 0));
  update private.commission_rates x set last_day = r.first_day - 1, version = x.version + 1
  where x.company_id is not distinct from r.company_id and x.category_id is not distinct from r.category_id
    and x.last_day is null and x.first_day < r.first_day
  returning * into former;
  if former.id is not null then
    perform private.write_audit_entry('UPDATE', 'commission_rates', former.id::text, former.company_id, '{"last_day": null}',
      jsonb_build_object('last_day', former.last_day));
  end if;
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
