-- A company's delivery terms for buyers: {free_over, pickup: see pickup_of, areas: [{name_en, name_ar, fee, minimum_order,
-- lead_days, truck_needed, free_over, districts: [same fields, of districts that differ]}]}, by governorate. The company's own
-- minimum applies everywhere, and days off count, as in delivery_terms.
create function private.store_delivery(company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    with areas as (
      select r.governorate_code, r.district_id, jsonb_build_object('fee', r.fee,
        'minimum_order', greatest(r.minimum_order, c.order_minimum),
        'lead_days', private.days_until_delivery(c, r.lead_days, (now() at time zone 'Asia/Baghdad')::date),
        'truck_needed', r.truck_needed,
        'free_over', case when not r.never_free then coalesce(r.free_from, private.free_delivery_from(r.company_id)) end) as terms
      from public.delivery_rates r
      join public.companies c on c.id = r.company_id
      where r.company_id = store_delivery.company_id
    )
    select jsonb_build_object('free_over', private.free_delivery_anywhere(store_delivery.company_id), 'pickup', (
      select private.pickup_of(c) from public.companies c where c.id = store_delivery.company_id), 'areas', coalesce(jsonb_agg(
      jsonb_build_object('name_en', g.name_en, 'name_ar', g.name_ar) || a.terms || jsonb_build_object('districts', coalesce((
        select jsonb_agg(jsonb_build_object('name_en', d.name_en, 'name_ar', d.name_ar) || x.terms order by d.id)
        from areas x join public.districts d on d.id = x.district_id
        where x.governorate_code = a.governorate_code and x.terms <> a.terms), '[]'))
      order by g.position, g.code), '[]'))
    from areas a join public.governorates g on g.code = a.governorate_code
    where a.district_id is null);
end
$$;

-- Store page of an approved company: store_of with {id, slug, since, figures (store_figures_of), closed_weekdays, holiday
-- (closure_of), governorate_en, governorate_ar, delivery (store_delivery)}, without the governorate's code. Raises
-- seller_not_found.
create function private.get_store(slug text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_one public.companies;
begin
  select * into found_one from public.companies c where c.slug = private.read_slug(get_store.slug) and c.is_approved;
  if found_one.id is null then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  return private.store_of(found_one.id) - 'governorate'
    || jsonb_build_object('id', found_one.id, 'slug', found_one.slug, 'since', found_one.created_at,
      'figures', private.store_figures_of(found_one.id),
      'closed_weekdays', to_jsonb(found_one.closed_weekdays),
      'holiday', private.closure_of(found_one, (now() at time zone 'Asia/Baghdad')::date), 'delivery', private.store_delivery(found_one.id))
    || (select jsonb_build_object('governorate_en', max(g.name_en), 'governorate_ar', max(g.name_ar))
      from public.governorates g where g.code = found_one.governorate);
end
$$;

create function public.get_store(slug text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_store(slug)) $$;

-- Public figures of a company: {rating: {average, count}, orders: {count, delivered, called_off, dispatch_hours}, replies:
-- {share, hours}, quotes: {share, hours}}; shares from 0 to 1. Null below three ratings, twenty orders, five reviews and questions
-- or five quote requests; returns: {hours} only above ten answered ones.
create function private.store_figures_of(company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_build_object(
      'rating', case when f.rating_count >= 3 then
        jsonb_build_object('average', f.rating_average, 'count', f.rating_count) end,
      'orders', case when f.orders >= 20 then
        jsonb_build_object('count', f.orders, 'delivered', round(f.delivered::numeric / f.orders, 3),
          'called_off', round(f.called_off::numeric / f.orders, 3), 'dispatch_hours', f.dispatch_hours) end,
      'replies', case when f.reviews >= 5 and f.replies > 0 then
        jsonb_build_object('share', round(f.replies::numeric / f.reviews, 3), 'hours', f.reply_hours) end,
      'quotes', case when f.quotes_asked >= 5 and f.quotes_answered > 0 then
        jsonb_build_object('share', round(f.quotes_answered::numeric / f.quotes_asked, 3), 'hours', f.quote_hours) end)
      || case when f.returns_answered > 10 then jsonb_build_object('returns', jsonb_build_object('hours', f.return_hours)) else '{}' end
    from private.store_figures f where f.company_id = store_figures_of.company_id),
    '{"rating": null, "orders": null, "replies": null, "quotes": null}');
end
$$;
grant execute on function public.get_store(text), private.get_store(text) to anon, authenticated, service_role;
