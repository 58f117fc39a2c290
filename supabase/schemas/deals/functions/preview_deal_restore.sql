-- Preview of restore_deals: {undone: products, kept: [{id, name_en, name_ar, sku, problem, at, by_role, by}]} with the person
-- who changed each kept one. Names are null for a deleted product.
create function private.preview_deal_restore(deals jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('products');
  return (
    select jsonb_build_object('undone', count(*) filter (where r.problem is null), 'kept', coalesce(jsonb_agg(
      jsonb_build_object('id', r.product_id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku, 'problem', r.problem,
        'at', null, 'by_role', null, 'by', null)
      || private.with_known_actor(private.changed_since(
        case r.problem when 'gone' then array['products'] else array['product_offers'] end, array[r.product_id::text], '-infinity', null,
        case r.problem when 'gone' then array['deleted_at'] when 'not_below' then array['price']
          else array['discounted_price', 'deal_starts_at', 'deal_ends_at'] end), p.company_id)
      order by r.place) filter (where r.problem is not null), '[]'))
    from private.plan_deal_restore(deals) r left join public.products p on p.id = r.product_id);
end
$$;

create function public.preview_deal_restore(deals jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.preview_deal_restore(deals) $$;
grant execute on function public.preview_deal_restore(jsonb), private.preview_deal_restore(jsonb)
  to authenticated, service_role;
