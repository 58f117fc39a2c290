-- Purchase requests: orders that wait for approval with price and stock held.

-- For whom the caller's checkout buys; null: privately. buying: {company_id, project_id?, cost_code?}. Locks the member and the
-- project, so that two orders at once do not both fit a limit. Raises not_buying (also for another company), not_allowed,
-- project_not_found, project_closed, invalid_input {field}.
create function private.lock_buying_order(buying jsonb)
returns private.buying_order
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members;
  project private.projects;
begin
  if coalesce(jsonb_typeof(buying), 'null') = 'null' then
    return null;
  end if;
  perform private.require_that(pg_input_is_valid(buying ->> 'company_id', 'uuid'), 'company_id', 'format');
  perform private.require_that(pg_input_is_valid(coalesce(buying ->> 'project_id', gen_random_uuid()::text), 'uuid'), 'project_id', 'format');
  perform private.require_text('cost_code', buying ->> 'cost_code', 40, true);
  mine := private.require_buying('order');
  if mine.company_id <> (buying ->> 'company_id')::uuid then
    perform private.raise_error('PT403', 'not_buying');
  end if;
  perform from private.buying_members m where m.user_id = mine.user_id and m.company_id = mine.company_id for no key update;
  if not found then
    perform private.raise_error('PT403', 'not_buying');
  end if;
  if buying ->> 'project_id' is not null then
    select * into project from private.projects p
    where p.id = (buying ->> 'project_id')::uuid and p.company_id = mine.company_id for no key update;
    if not found then
      perform private.raise_error('PT404', 'project_not_found');
    elsif project.state <> 'open' then
      perform private.raise_error('PT409', 'project_closed');
    end if;
  end if;
  return row(mine.company_id, project.id, nullif(btrim(buying ->> 'cost_code'), ''), null)::private.buying_order;
end
$$;

-- A delivery with name and tax number of the company that buys, for its papers.
create function private.buyer_papers(delivery jsonb, buying private.buying_order)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select delivery || jsonb_strip_nulls(jsonb_build_object('buyer_company', c.name, 'tax_number', c.tax_number))
    from public.companies c where c.id = buying.company_id), delivery)
$$;

-- Goods and delivery of the companies of a cart.
create function private.sellers_total(sellers private.order_seller[])
returns public.iqd
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum(s.subtotal + case when s.subtotal >= s.free_over then 0 else s.fee end), 0) from unnest(sellers) s
$$;

-- Raises purchase_approval_required {reasons, total} if the caller may not place this order without approval.
create function private.check_buying_limits(buying private.buying_order, sellers private.order_seller[])
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  total public.iqd;
  reasons text[];
begin
  -- A private order has no limits.
  if buying.company_id is null then
    return;
  end if;
  total := private.sellers_total(sellers);
  reasons := private.buying_excess(private.own_buying(), buying.project_id, total);
  if reasons <> '{}' then
    perform private.raise_error('PT409', 'purchase_approval_required', jsonb_build_object('reasons', reasons, 'total', total));
  end if;
end
$$;

-- Held price of one unit of a line for a quantity.
create function private.held_price(line private.purchase_request_lines, quantity public.goods_quantity)
returns public.iqd
language sql
immutable
set search_path = ''
as $$
  select coalesce((select (b ->> 'price')::numeric from jsonb_array_elements(line.price_breaks) b
    where (b ->> 'quantity')::numeric <= held_price.quantity order by (b ->> 'quantity')::numeric desc limit 1), line.base_price)
$$;

-- Returns the held stock of a request to its sellers; goods that are gone have none.
create function private.release_request_stock(r private.purchase_requests)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The sellers' logs do not name the buyer.
  former jsonb := private.enter_context('{"one_entry": true}');
  line private.purchase_request_lines;
begin
  for line in
    select l.* from private.purchase_request_lines l
    where l.request_id = r.id and l.held > 0 order by l.product_id, l.variant_id nulls first
  loop
    if exists (select from public.product_stock s
      where s.product_id = line.product_id and s.variant_id is not distinct from line.variant_id) then
      perform private.move_stock(line.product_id, line.variant_id, line.held, 'released', null, r.number);
    end if;
  end loop;
  update private.purchase_request_lines l set held = 0 where l.request_id = r.id;
  perform private.leave_context(former);
end
$$;

-- Notifies and mails the people who may decide on a request, each once.
create function private.announce_purchase_request(r private.purchase_requests)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  subject constant jsonb := jsonb_build_object('purchase_request_id', r.id, 'number', r.number, 'person_id', r.user_id);
  approver uuid;
begin
  for approver in
    insert into private.purchase_request_notices (request_id, user_id)
    select r.id, a.user_id from private.buying_approvers(r.company_id, r.user_id) a
    on conflict do nothing
    returning user_id
  loop
    perform private.notify(approver, 'purchase_requested', subject);
    perform private.queue_email(approver, 'purchase_requested', private.company_names(r.company_id) || jsonb_build_object(
      'buyer_name', private.person_name(approver), 'purchase_request_id', r.id, 'number', r.number,
      'requester', private.person_name(r.user_id), 'total', r.total, 'note', r.note));
  end loop;
end
$$;

-- Notifies people who may now decide on waiting requests of a company, and could not when these were made.
create function private.announce_waiting_requests(company_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.announce_purchase_request(r) from private.purchase_requests r
  where r.company_id = announce_waiting_requests.company_id and r.state = 'waiting' and r.expires_at > now();
end
$$;

-- A new approver, and the deputy of an approver who is absent now, learn what waits.
create function private.announce_to_new_approver()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.announce_waiting_requests(new.company_id);
  return null;
end
$$;
create trigger announce_to_new_approver after insert or update of role, deputy_id, absent_from, absent_until on private.buying_members
  for each row execute function private.announce_to_new_approver();

-- Notifies the deputies of approvers whose absence has begun of what waits; a job calls it every hour.
create function private.announce_to_deputies()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.announce_waiting_requests(c.company_id)
  from (select distinct m.company_id from private.buying_members m where m.deputy_id is not null and private.is_absent(m)) c;
end
$$;

-- Notifies and mails the requester of the end of a request. order_numbers: of a placed one.
create function private.announce_purchase_decision(r private.purchase_requests, note text, order_numbers text[] default '{}')
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(r.user_id, 'purchase_' || r.state, jsonb_build_object('purchase_request_id', r.id, 'number', r.number,
    'reason', note));
  perform private.queue_email(r.user_id, 'purchase_decided', jsonb_build_object('buyer_name', private.person_name(r.user_id),
    'purchase_request_id', r.id, 'number', r.number, 'state', r.state, 'note', note, 'order_numbers', order_numbers), r.language);
end
$$;

-- Ends a waiting request without an order and returns its stock. The caller has locked the row.
create function private.end_purchase_request(r private.purchase_requests, state text, actor uuid, note text, deputy_for uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended private.purchase_requests;
begin
  update private.purchase_requests x set state = end_purchase_request.state, version = x.version + 1, updated_at = now()
  where x.id = r.id and x.state = 'waiting' returning * into ended;
  if not found then
    return;
  end if;
  perform private.release_request_stock(ended);
  insert into private.purchase_request_events (request_id, kind, actor_id, deputy_for, note)
  values (r.id, end_purchase_request.state, actor, end_purchase_request.deputy_for, nullif(btrim(note), ''));
  if end_purchase_request.state <> 'withdrawn' then
    perform private.announce_purchase_decision(ended, nullif(btrim(note), ''));
  end if;
end
$$;

-- Ends requests whose time is over; a job calls it every minute.
create function private.expire_purchase_requests()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.try_job_items('expire-purchase-requests', array(
    select r.id::text from private.purchase_requests r
    where r.state = 'waiting' and r.expires_at <= now() and private.may_try_job_item('expire-purchase-requests', r.id::text)
    order by r.expires_at limit 200),
    'select private.expire_waiting_requests($1)');
end
$$;

create function private.expire_waiting_requests(ids text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.purchase_requests;
begin
  -- A request on which somebody decides at this moment is left to the next run.
  for r in select * from private.purchase_requests x
    where x.id = any (ids::uuid[]) and x.state = 'waiting' and x.expires_at <= now() order by x.id for update skip locked
  loop
    perform private.end_purchase_request(r, 'expired', null, null);
  end loop;
end
$$;

-- Whether the caller may read a request: who made it, people who may decide on it, members who see orders.
create function private.reads_purchase_request(r private.purchase_requests)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.own_buying();
begin
  return mine.company_id is not null and mine.company_id = r.company_id and (r.user_id is not distinct from mine.user_id
    or private.may_buy(r.company_id, 'see_orders')
    or exists (select from private.buying_approvers(r.company_id, r.user_id) a where a.user_id = mine.user_id));
end
$$;

-- Locks a request for a change. Raises not_signed_in, purchase_request_not_found if the caller may not read it.
create function private.lock_purchase_request(request_id uuid)
returns private.purchase_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.purchase_requests;
begin
  perform private.require_person();
  perform private.require_second_factor();
  select * into r from private.purchase_requests x where x.id = request_id for update;
  if not found or not private.reads_purchase_request(r) then
    perform private.raise_error('PT404', 'purchase_request_not_found');
  end if;
  return r;
end
$$;

-- Raises purchase_request_state {state} unless a request still waits.
create function private.require_waiting(r private.purchase_requests)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if r.state <> 'waiting' or r.expires_at <= now() then
    perform private.raise_error('PT409', 'purchase_request_state',
      jsonb_build_object('state', case r.state when 'waiting' then 'expired' else r.state end));
  end if;
end
$$;

-- Whether a line of a request was offered for its whole quantity, so that it can only be removed.
create function private.is_fixed_line(line_id bigint)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from private.requested_offer_lines o
    join private.quote_offer_lines x on x.offer_id = o.offer_id and x.line_id = o.line_id and x.quantity is not null
    where o.purchase_line_id = is_fixed_line.line_id)
$$;

-- Quantity of each line after a decision. changes: [{line_id, quantity}], quantities not above the requested ones, 0 to remove the
-- line; other lines keep theirs. Raises invalid_input {field: lines}, also if a line occurs twice.
create function private.decided_quantities(r private.purchase_requests, changes jsonb)
returns table (line_id bigint, quantity public.stock_quantity)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_that(jsonb_typeof(coalesce(changes, '[]')) = 'array', 'lines', 'format');
  perform private.require_that(bool_and(coalesce(c ->> 'line_id' ~ '^[0-9]{1,18}$'
    and c ->> 'quantity' ~ '^[0-9]{1,7}(\.[0-9]{1,3}0*)?$', false)) and count(distinct c ->> 'line_id') = count(*), 'lines', 'format')
  from jsonb_array_elements(coalesce(changes, '[]')) c having count(*) > 0;
  perform private.require_that(not exists (
    select from jsonb_array_elements(coalesce(changes, '[]')) c
    left join private.purchase_request_lines l on l.id = (c ->> 'line_id')::bigint and l.request_id = r.id
    where l.id is null or (c ->> 'quantity')::numeric > l.asked_quantity), 'lines', 'too_large');
  perform private.require_that(not exists (
    select from jsonb_array_elements(coalesce(changes, '[]')) c
    join private.purchase_request_lines l on l.id = (c ->> 'line_id')::bigint
    where (c ->> 'quantity')::numeric not in (0, l.asked_quantity) and private.is_fixed_line(l.id)), 'lines', 'one_of');
  return query
    select l.id, coalesce((c ->> 'quantity')::numeric, l.quantity)::public.stock_quantity
    from private.purchase_request_lines l
    left join jsonb_array_elements(coalesce(changes, '[]')) c on (c ->> 'line_id')::bigint = l.id
    where l.request_id = r.id order by l.id;
end
$$;

-- Cart of a request at the held prices, or today's where they are lower, in the order in which stock is locked. company_id is
-- null for goods that nobody can buy any more.
create function private.request_cart(r private.purchase_requests, changes jsonb)
returns private.order_cart_line[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select row(l.product_id, l.variant_id, q.quantity, w.price, w.price, b.company_id, b.company_name, coalesce(b.name_en, l.name_en),
      coalesce(b.name_ar, l.name_ar), coalesce(b.sku, l.sku), coalesce(b.unit, l.unit), b.min_quantity, b.quantity_step, b.size, b.color,
      b.color_ar, b.main_image, w.price, b.stock, b.returns)::private.order_cart_line
    from private.decided_quantities(r, changes) q
    join private.purchase_request_lines l on l.id = q.line_id
    left join lateral private.buyable(l.product_id, l.variant_id, q.quantity) b on true
    cross join lateral (select least(private.held_price(l, q.quantity), b.unit_price) as price) w
    where q.quantity > 0
    order by l.product_id, l.variant_id nulls first);
end
$$;
