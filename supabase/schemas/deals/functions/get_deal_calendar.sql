-- Number of deals that begin and end on each day of a month in Baghdad, without days that have none: [{day, starting, ending}].
-- month: any day of it. A count of 500 means 500 or more.
create function private.get_deal_calendar(month date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  first_day date := date_trunc('month', get_deal_calendar.month)::date;
  cap constant int := 500;
begin
  perform private.require_staff('products');
  perform private.require_that(private.is_usable_time(first_day), 'month', 'date_range');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', x.day, 'starting', x.starting, 'ending', x.ending) order by x.day), '[]')
    from (
      select d.day::date as day,
        (select count(*) from (
          select from public.product_offers o join public.products p on p.id = o.product_id and p.deleted_at is null
          where o.discounted_price is not null and o.deal_starts_at >= d.day at time zone 'Asia/Baghdad'
            and o.deal_starts_at < (d.day + interval '1 day') at time zone 'Asia/Baghdad' limit cap) many) as starting,
        (select count(*) from (
          select from public.product_offers o join public.products p on p.id = o.product_id and p.deleted_at is null
          where o.discounted_price is not null and o.deal_ends_at >= d.day at time zone 'Asia/Baghdad'
            and o.deal_ends_at < (d.day + interval '1 day') at time zone 'Asia/Baghdad' limit cap) many) as ending
      from generate_series(first_day::timestamp, first_day::timestamp + interval '1 month' - interval '1 day', interval '1 day') d (day)) x
    where x.starting > 0 or x.ending > 0);
end
$$;

create function public.get_deal_calendar(month date)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_deal_calendar(month) $$;
grant execute on function public.get_deal_calendar(date), private.get_deal_calendar(date) to authenticated, service_role;
