-- Products of the staff's choice that buyers can buy, in its order; with running_deals only those with a running deal.
create function private.shown_at_home(ids bigint[], running_deals boolean)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  barred uuid[] := private.barred_company_ids();
  hidden bigint[] := private.hidden_category_ids();
begin
  return array(
    select w.id from unnest(ids) with ordinality w (id, place)
    join public.products p on p.id = w.id and p.is_listed and p.company_id <> all (barred) and p.category_id <> all (hidden)
    join public.product_offers o on o.product_id = p.id and o.in_stock
    where not running_deals or private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at) is not null
    order by w.place);
end
$$;

-- The home page for a choice: {banner, categories (ids), products, deals, newest, best_rated}, eight products per shelf. Deals
-- are the chosen ones, then the deepest; newest and best rated are computed. A preview shows the banner at any time.
create function private.home_page_answer(chosen public.home_page, is_preview boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  barred uuid[] := private.barred_company_ids();
  chosen_deals bigint[] := private.shown_at_home(chosen.deals, true);
  shows_banner boolean := chosen.banner_title_en is not null and (is_preview
    or (coalesce(chosen.banner_starts_at <= now(), true) and coalesce(chosen.banner_ends_at > now(), true)));
begin
  return (
    select jsonb_build_object(
      'banner', case when shows_banner then jsonb_build_object('title_en', chosen.banner_title_en,
        'title_ar', chosen.banner_title_ar, 'text_en', chosen.banner_text_en, 'text_ar', chosen.banner_text_ar,
        'link', chosen.banner_link, 'image', chosen.banner_image) end,
      'categories', to_jsonb(chosen.categories),
      'products', private.product_cards(private.shown_at_home(chosen.products, false)),
      'deals', private.product_cards((chosen_deals || array(
        select o.product_id from public.product_offers o
        join private.search_documents d on d.product_id = o.product_id and d.company_id <> all (barred)
        where o.discounted_price is not null and o.in_stock
          and (o.deal_starts_at is null or o.deal_starts_at <= now()) and (o.deal_ends_at is null or o.deal_ends_at > now())
          and o.product_id <> all (chosen_deals)
        order by 1 - o.discounted_price / o.price desc, o.product_id limit 8))[1:8]),
      'newest', private.product_cards(array(
        select d.product_id from private.search_documents d where d.company_id <> all (barred) order by d.created_at desc, d.product_id limit 8)),
      'best_rated', private.product_cards(array(
        select x.product_id from (
          select d.product_id from private.search_documents d where d.company_id <> all (barred) order by d.popularity desc, d.product_id limit 400
        ) x join public.product_offers o using (product_id)
        where o.rating_count > 0 and o.in_stock
        -- Few ratings count little: five ratings of 3.5 are added to the average.
        order by (o.rating_average * o.rating_count + 3.5 * 5) / (o.rating_count + 5) desc, x.product_id limit 8)))
  );
end
$$;
