create trigger open_variant_stock after insert on public.product_variants referencing new table as added
  for each statement execute function private.open_variant_stock();
create trigger open_product_stock after insert on public.products referencing new table as added
  for each statement execute function private.open_product_stock();
create trigger note_in_stock after insert or delete on public.product_stock
  for each row execute function private.note_in_stock();
create trigger note_in_stock_changed after update of quantity on public.product_stock
  for each row when ((old.quantity > 0, old.quantity > 5) <> (new.quantity > 0, new.quantity > 5))
  execute function private.note_in_stock();
create trigger note_offer_stock before insert on public.product_offers
  for each row execute function private.note_offer_stock();
create trigger keep_page_quality before insert or update of category_id, attributes, main_image, additional_images, name_ar,
  description_ar, description_en, brand, model_number, datasheet_path, video_url on public.products
  for each row execute function private.keep_page_quality();
create trigger audit_products after insert or update or delete on public.products
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'company_id');
create trigger audit_product_variants after insert or update or delete on public.product_variants
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'company_id');

-- Not for ratings and stock flags, which follow from reviews and sales.
create trigger audit_product_offers after insert or update of price, discounted_price, deal_starts_at, deal_ends_at, volume_discounts
  on public.product_offers
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('product_id', 'product_id');
create trigger audit_stock_movements after insert on public.stock_movements
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('product_id', 'company_id');
create trigger note_rating after update of rating_average, rating_count on public.product_offers
  for each row when ((old.rating_average, old.rating_count) is distinct from (new.rating_average, new.rating_count))
  execute function private.note_rating();
create trigger index_new_offers after insert on public.product_offers referencing new table as added
  for each statement execute function private.index_new_offers();
create trigger index_changed_product after update on public.products
  for each row when ((old.company_id, old.category_id, old.sku, old.name_en, old.name_ar, old.description_en,
    old.description_ar, old.brand, old.model_number, old.attributes, old.is_listed)
    is distinct from (new.company_id, new.category_id, new.sku, new.name_en, new.name_ar, new.description_en,
    new.description_ar, new.brand, new.model_number, new.attributes, new.is_listed))
  execute function private.index_changed_product();
create trigger index_new_variants after insert on public.product_variants referencing new table as changed
  for each statement execute function private.index_changed_variants();
create trigger index_changed_variants after update on public.product_variants referencing new table as changed
  for each statement execute function private.index_changed_variants();
create constraint trigger announce_price_limit after update of price on public.product_offers deferrable initially deferred
  for each row when (old.price is distinct from new.price) execute function private.announce_price_limit();
create constraint trigger announce_variant_price_limit after update of price on public.product_variants deferrable initially deferred
  for each row when (old.price is distinct from new.price) execute function private.announce_price_limit();
