-- numeric accepts NaN, which compares greater than every number and so passes every "greater than 0". Each kind of number has a
-- domain with its bounds.

-- An amount in Iraqi dinars: finite, not negative, two decimals.
create domain public.iqd as numeric(14, 2) check (value between 0 and 999999999999.99);

-- Difference of two amounts in Iraqi dinars.
create domain public.iqd_change as numeric(14, 2) check (value between -999999999999.99 and 999999999999.99);

-- Average rating; 0 without reviews.
create domain public.stars as numeric(3, 2) check (value between 0 and 5);

-- Ordered or requested quantity: 3.5 tons, 12.5 m.
create domain public.goods_quantity as numeric(12, 3) check (value > 0 and value <= 999999999.999);

-- Quantity in stock.
create domain public.stock_quantity as numeric(12, 3) check (value between 0 and 999999999.999);

-- Change of a quantity in stock.
create domain public.stock_change as numeric(12, 3) check (value between -999999999.999 and 999999999.999);

-- Return rule of goods: unused within 30 days, only if wrong or faulty, or none.
create domain public.returns_rule as text check (value in ('30_days', 'faulty_only', 'none'));

-- Result of reading a number. `value` is null if there is a `problem`: number_invalid, or number_ambiguous, in which case
-- `high` and `low` are the two possible numbers. `before` and `after` are the words beside the number, such as a unit.
create type private.number_reading as (value numeric, problem text, high numeric, low numeric, before text, after text);
