-- Boots and gloves are sold in pairs.
alter table public.products drop constraint products_unit_check, add constraint products_unit_check check (unit in ('Each',
  'Piece', 'Pack', 'Box', 'Case', 'Kilogram', 'Meter', 'Ton', 'Bag', 'Square meter', 'Cubic meter', 'Liter', 'Roll', 'Pair'));

create or replace function private.validate_product()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.sku := btrim(new.sku);
  perform private.require_text('sku', new.sku, 64);
  perform private.require_text('name_en', new.name_en, 200);
  perform private.require_text('name_ar', new.name_ar, 200);
  perform private.require_text('slug_en', new.slug_en, 200, true);
  perform private.require_text('slug_ar', new.slug_ar, 200, true);
  perform private.require_text('description_en', new.description_en, 10000, true);
  perform private.require_text('description_ar', new.description_ar, 10000, true);
  perform private.require_text('brand', new.brand, 80, true);
  perform private.require_text('model_number', new.model_number, 80, true);
  perform private.require_text('main_image', new.main_image, 500, true);
  perform private.require_text('datasheet_path', new.datasheet_path, 500, true);
  perform private.require_that(new.unit in ('Each', 'Piece', 'Pack', 'Box', 'Case', 'Kilogram', 'Meter', 'Ton', 'Bag',
    'Square meter', 'Cubic meter', 'Liter', 'Roll', 'Pair'), 'unit', 'one_of');
  perform private.require_that(new.price > 0, 'price', 'positive');
  perform private.require_that(
    new.discounted_price is null or (new.discounted_price > 0 and new.discounted_price < new.price),
    'discounted_price', 'below_price');
  perform private.require_that(coalesce(new.deal_ends_at > new.deal_starts_at, true), 'deal_ends_at', 'after_start');
  perform private.require_that(new.quantity >= 0, 'quantity', 'not_negative');
  perform private.require_that(cardinality(new.additional_images) <= 12, 'additional_images', 'too_many');
  perform private.require_that(new.video_url is null or (new.video_url ~ '^https://' and length(new.video_url) <= 300),
    'video_url', 'url');
  perform private.require_that(jsonb_typeof(new.attributes) = 'array', 'attributes', 'format');
  perform private.require_that(new.size_chart is null or jsonb_typeof(new.size_chart) = 'object', 'size_chart', 'format');
  if (tg_op = 'INSERT' or new.sku <> old.sku or new.seller_id <> old.seller_id)
     and exists (select 1 from public.products p
                 where p.seller_id = new.seller_id and p.sku = new.sku and p.id is distinct from new.id) then
    perform private.raise_error('PT409', 'sku_taken', jsonb_build_object('sku', new.sku));
  end if;
  return new;
end
$$;
