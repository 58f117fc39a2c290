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
