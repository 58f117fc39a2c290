-- A line of a cart with the current facts of its product or variant; company_id is null if nobody can buy it. The prices that the
-- buyer saw are lowest_seen and highest_seen (null: the cart did not name one).
create type private.order_cart_line as (
  product_id bigint,
  variant_id bigint,
  quantity numeric,
  lowest_seen numeric,
  highest_seen numeric,
  company_id uuid,
  company_name text,
  name_en text,
  name_ar text,
  sku text,
  unit text,
  min_quantity numeric,
  quantity_step numeric,
  size text,
  color text,
  color_ar text,
  main_image text,
  unit_price numeric,
  stock numeric,
  returns text
);

-- A company of a cart with its terms of delivery: fee is null if it does not deliver there; showroom is its pickup place, null
-- without pickup; free_over is the goods total from which delivery is free.
create type private.order_seller as (
  company_id uuid,
  company_name text,
  line_count int,
  subtotal numeric,
  picked_up boolean,
  showroom jsonb,
  fee numeric,
  minimum_order numeric,
  lead_days smallint,
  free_over numeric
);
