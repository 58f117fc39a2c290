-- Invoices and credit notes to the caller's company, issued from the first to the last day in Baghdad (at most 366 days), oldest first:
-- [{order_id, order_number, kind, number, issued_at, seller_id, company_name, company_name_en, company_name_ar, person, project,
-- project_number, purchase_order, cost_code, subtotal, delivery_fee, total}]. Amounts of a credit note are negative. Raises
-- not_buying, not_allowed, invalid_input {field}.
create function private.list_company_invoices(first_day date, last_day date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying('see_orders');
begin
  perform private.require_that(private.is_usable_time(first_day) and private.is_usable_time(last_day)
    and last_day >= first_day and last_day < first_day + 366, 'last_day', 'out_of_range');
  return (
    select coalesce(jsonb_agg(private.company_names(o.company_id) || jsonb_build_object('order_id', o.id, 'order_number', o.number,
      'kind', p.kind, 'number', p.number, 'issued_at', p.issued_at, 'seller_id', o.company_id,
      'person', private.person_name(o.buyer_id), 'project', j.name, 'project_number', j.number,
      'purchase_order', c.purchase_order, 'cost_code', c.cost_code,
      'subtotal', s.sign * p.subtotal, 'delivery_fee', s.sign * p.delivery_fee, 'total', s.sign * p.total)
      order by p.issued_at, p.id), '[]')
    from public.orders o
    join private.order_papers p on p.order_id = o.id
    cross join lateral (select case p.kind when 'invoice' then 1 else -1 end as sign) s
    join public.checkouts c on c.id = o.checkout_id
    left join private.projects j on j.id = o.project_id
    where o.buying_company_id = mine.company_id
      and p.issued_at >= first_day::timestamp at time zone 'Asia/Baghdad'
      and p.issued_at < (last_day + 1)::timestamp at time zone 'Asia/Baghdad');
end
$$;

create function public.list_company_invoices(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_company_invoices(first_day, last_day) $$;
grant execute on function public.list_company_invoices(date, date), private.list_company_invoices(date, date)
  to authenticated, service_role;
