select private.create_audit_partitions();
insert into private.audited_secrets (table_name, field, right_name)
select x.table_name, unnest(x.fields), x.right_name from (values
  ('company_documents', array['number', 'path'], 'profile'),
  ('orders', array['subtotal', 'delivery_fee', 'total', 'cash_collected', 'amount'], 'see_money'),
  ('product_offers', array['price', 'discounted_price', 'volume_discounts'], 'see_money'),
  ('products', array['price', 'discounted_price', 'volume_discounts', 'lowest_price', 'highest_price', 'variants'], 'see_money'),
  ('product_variants', array['price'], 'see_money')) x (table_name, fields, right_name);
