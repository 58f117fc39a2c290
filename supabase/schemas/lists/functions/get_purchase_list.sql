-- A purchase list with its lines in the order in which they were added, and the products and variants that are sold now; see
-- purchaseList of lists/answers.ts. Raises list_not_found.
create function private.get_purchase_list(id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  list private.purchase_lists := private.require_list(get_purchase_list.id);
begin
  return (
    with lines as materialized (
      select x.id, x.product_id, x.variant_id, x.quantity, x.saved_price, p.name_en, p.name_ar, coalesce(v.sku, p.sku) as sku, p.unit,
        v.size, v.color, v.color_ar
      from private.purchase_list_lines x
      join public.products p on p.id = x.product_id
      left join public.product_variants v on v.id = x.variant_id
      where x.list_id = list.id)
    select jsonb_build_object('id', list.id, 'name', list.name, 'is_shared', list.company_id is not null,
      'kind', list.kind, 'sent_by', private.person_name(list.sent_by), 'note', list.note,
      'may_change', private.may_change_list(list), 'version', list.version,
      'reminder', (select jsonb_build_object('weeks', r.weeks, 'next_on', r.next_on) from private.purchase_list_reminders r
        where r.list_id = list.id and r.user_id = (select private.my_id())),
      'lines', coalesce((select jsonb_agg(to_jsonb(l) - 'id' order by l.id) from lines l), '[]'),
      'products', private.product_cards(array(select distinct l.product_id from lines l order by 1)),
      'variants', private.order_variants(array(select distinct l.variant_id from lines l))));
end
$$;

create function public.get_purchase_list(id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_purchase_list(id) $$;
grant execute on function public.get_purchase_list(uuid), private.get_purchase_list(uuid) to authenticated, service_role;
