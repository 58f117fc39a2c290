-- Commission invoice of a company for the month of a day, as issued; without a number for a month that is not over. Raises
-- company_not_found, not_allowed, invalid_input.
create function private.get_commission_invoice(company_id uuid, month date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  first_day constant date := date_trunc('month', get_commission_invoice.month)::date;
  i private.commission_invoices;
begin
  perform private.require_money_of(company_id);
  perform private.require_that(coalesce(private.is_usable_time(month) and first_day <= private.today_in_iraq(), false), 'month', 'range');
  select * into i from private.commission_invoices x where x.company_id = get_commission_invoice.company_id and x.month = first_day;
  return coalesce(i.content, private.commission_of_month(company_id, first_day))
    || jsonb_build_object('number', i.number, 'month', first_day, 'issued_at', i.issued_at, 'company', (
      select jsonb_build_object('name_en', coalesce(c.name_en, c.name), 'name_ar', coalesce(c.name_ar, c.name),
        'address', coalesce(c.pickup_address_ar, c.pickup_address_en)) from public.companies c where c.id = get_commission_invoice.company_id));
end
$$;

create function public.get_commission_invoice(company_id uuid, month date) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_commission_invoice(company_id, month) $$;
grant execute on function public.get_commission_invoice(uuid, date), private.get_commission_invoice(uuid, date)
  to authenticated, service_role;
