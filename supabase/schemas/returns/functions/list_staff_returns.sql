-- SQL condition over returns "r" of 90 days whose buyer or seller is marked, as private.is_marked_return says. Companies are counted
-- once, and buyers are looked at only if an account, a phone or an address has five returns: a look at each return would read those
-- of all.
create function private.marked_return_condition()
returns text
language sql
immutable
set search_path = ''
as $$
  select $sql$ and r.created_at > now() - interval '90 days'
    and (r.company_id in (select x.company_id from private.returns x
        where x.answered_at is not null and x.created_at > now() - interval '365 days'
        group by x.company_id having count(*) >= 10 and count(*) filter (where x.was_refused) > 0.5 * count(*))
      or (r.phone in (select x.phone from private.returns x where x.created_at > now() - interval '90 days' and x.phone <> ''
          group by x.phone having count(*) >= 5)
        -- Null, for an erased buyer, would not end the condition.
        or coalesce(r.buyer_id in (select x.buyer_id from private.returns x where x.created_at > now() - interval '90 days'
          and x.buyer_id is not null group by x.buyer_id having count(*) >= 5), false)
        or r.order_id in (select p.order_id from (
            select x.order_id, count(*) over (partition by c.governorate, private.fold_text(c.address)) as returns
            from private.returns x join public.orders o on o.id = x.order_id join public.checkouts c on c.id = o.checkout_id
            where x.created_at > now() - interval '90 days' and private.fold_text(c.address) <> '–') p
          where p.returns >= 5))
        and (private.buyer_marks(r) ->> 'is_marked')::boolean)$sql$
$$;

-- All returns; filter as in list_own_returns, after?, company_id?, overdue? (decisions that are late), marked? (serial buyers and
-- sellers, among returns of 90 days). Items also have is_marked and is_overdue.
create function private.list_staff_returns(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text;
begin
  perform private.require_staff('see_orders');
  perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format')
  where filter ->> 'company_id' is not null;
  conditions := private.return_conditions('true', 'staff', filter)
    || case when filter ->> 'company_id' is not null then format(' and r.company_id = %L::uuid', filter ->> 'company_id') else '' end
    || case when private.flag_of(filter, 'overdue') then ' and r.due_kind = ''decision'' and r.due_at <= now()' else '' end
    || case when private.flag_of(filter, 'marked') then private.marked_return_condition() else '' end;
  return private.list_returns('true', 'staff', filter, true, conditions, $item$ || jsonb_build_object(
    'is_marked', private.is_marked_return(r), 'is_overdue', coalesce(r.due_kind = 'decision' and r.due_at <= now(), false))$item$);
end
$$;

create function public.list_staff_returns(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_staff_returns(filter) $$;
grant execute on function public.list_staff_returns(jsonb), private.list_staff_returns(jsonb) to authenticated, service_role;
