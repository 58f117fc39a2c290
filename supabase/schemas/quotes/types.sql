-- Price of a current offer for one line of a request, in the units of the request. `blocked`: why it cannot be accepted now;
-- is_quoted: it can. `fee` is the delivery fee of the whole offer, null if the goods can neither be delivered nor collected.
-- `best` is the lowest price_per_requested of the line.
create type private.compared_price as (
  offer_id uuid,
  line_id uuid,
  position int,
  price_per_requested numeric,
  supplied numeric,
  is_partial boolean,
  is_equivalent boolean,
  lead_days int,
  line_total numeric,
  fee numeric,
  blocked text,
  is_quoted boolean,
  best numeric
);

-- A line that a buyer accepts, with its goods as a line of an order. `reason`: why it cannot be accepted (see accept_quote).
create type private.accepted_line as (
  line_id uuid,
  offer_id uuid,
  reason text,
  position int,
  picked_up boolean,
  fee numeric,
  lead_days smallint,
  goods private.order_cart_line
);

-- A number with its unit of measure: the unit as a group that may contradict, and the value in the base of the unit. See
-- read_measures.
create type private.measure as (
  unit text,
  base text,
  value numeric
);

-- A line of a bill as read for the catalogue: see read_bill_line.
create type private.bill_line as (
  -- split_words of the description.
  words text[],
  -- One query per weighty word: its forms and synonyms; and how much the word counts, more if fewer goods have it.
  queries tsquery[],
  weights real[],
  -- Whether any product has the word or a synonym of it.
  known boolean[],
  -- One query per number.
  numbers tsquery[],
  measures private.measure[],
  -- Lexemes of all queries.
  lexemes text[],
  -- Texts of the line that may be article numbers.
  codes text[],
  is_arabic boolean
);

-- A product that may be meant by a line of a bill. `score` is from 0 to 1; `fits`: no number contradicts; `is_sure`: see
-- judge_goods.
create type private.line_match as (
  product_id bigint,
  category_id bigint,
  company_id uuid,
  variant_id bigint,
  score numeric,
  fits boolean,
  is_sure boolean
);
